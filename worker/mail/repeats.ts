// The same text once more within a day: a program's habit, or a visitor who pressed twice.
import { hexDigits } from "../hex-digits.ts";
import type { Suspicion } from "./inquiry.ts";

export const REPEAT_WINDOW_MS = 86_400_000;
/** Below SUSPICIOUS_FROM: alone it marks nobody who pressed twice. */
export const REPEATED_SCORE = 2;

/**
 * Name of a message's text: the same for texts that differ only in case, spaces, punctuation or look-alike forms
 * (NFKC). SHA-256, 64 hexadecimal digits.
 */
export async function messageKey(message: string): Promise<string> {
  const folded = message.normalize("NFKC").toLowerCase();
  const words = folded.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  const bytes = new TextEncoder().encode(words === "" ? folded : words);
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return hexDigits(new Uint8Array(hash));
}

export function withRepeat({ score, reasons }: Suspicion): Suspicion {
  return { score: score + REPEATED_SCORE, reasons: [...reasons, "repeated"] };
}
