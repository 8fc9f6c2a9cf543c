// How much an inquiry looks like a program's. It is kept either way; a mark only costs the confirmation.
import type { ContactData } from "#contract/contact.ts";
import { hexDigits } from "../encoding.ts";
import type { TokenVerdict } from "./form-token.ts";
import type { SpamReason, Suspicion } from "./inquiry.ts";
import { advertisingPhrases, markedUpLink, runningCode, scriptTag, webAddress } from "./spam-signs.ts";

export interface Evidence {
  contact: ContactData;
  /** What stands in the field that only programs see. */
  trap: string;
  token: TokenVerdict;
}

interface Sign {
  reason: SpamReason;
  weight: number;
  shows: (evidence: Evidence, words: string) => boolean;
}

/** Everybody without script has none. */
const MISSING_TOKEN = 1;

/**
 * Weights add up. Only what no visitor does may mark alone; not a missing token (no script), a fast hand (autofill),
 * or a few links (own website and two examples).
 */
const signs: readonly Sign[] = [
  { reason: "trap-filled", weight: 4, shows: ({ trap }) => trap.trim() !== "" },
  { reason: "token-forged", weight: 4, shows: ({ token }) => token === "forged" },
  { reason: "token-missing", weight: MISSING_TOKEN, shows: ({ token }) => token === "missing" },
  { reason: "too-fast", weight: 2, shows: ({ token }) => token === "too-fast" },
  { reason: "links", weight: 2, shows: (_, words) => hostsIn(words) >= 4 },
  { reason: "links", weight: 2, shows: (_, words) => hostsIn(words) >= 7 },
  { reason: "links", weight: 3, shows: ({ contact }) => hostsIn(contact.name) > 0 },
  { reason: "markup", weight: 4, shows: (_, words) => markedUpLink.test(words) },
  { reason: "markup", weight: 4, shows: (_, words) => runningCode.test(words) },
  { reason: "markup", weight: 2, shows: (_, words) => scriptTag.test(words) },
  { reason: "phrases", weight: 2, shows: (_, words) => phrasesIn(words) >= 1 },
  { reason: "phrases", weight: 2, shows: (_, words) => phrasesIn(words) >= 2 },
  { reason: "foreign-script", weight: 4, shows: (_, words) => isMostlyForeign(words) },
];

/** An inquiry whose form's token has served for another one: as if it had none. */
export function withUsedToken({ score, reasons }: Suspicion): Suspicion {
  return { score: score + MISSING_TOKEN, reasons: [...reasons, "token-missing"] };
}

export function suspicionOf(evidence: Evidence): Suspicion {
  const { name, company, subject, message } = evidence.contact;
  const words = [name, company, subject, message].join("\n");
  const shown = signs.filter((sign) => sign.shows(evidence, words));
  return {
    score: shown.reduce((sum, { weight }) => sum + weight, 0),
    reasons: [...new Set(shown.map(({ reason }) => reason))],
  };
}

/** Different sites linked to: ten pages of one's own shop are one. */
function hostsIn(text: string): number {
  return new Set([...text.matchAll(webAddress)].map(([, host]) => host?.toLowerCase())).size;
}

function phrasesIn(text: string): number {
  return advertisingPhrases.filter((phrase) => phrase.test(text)).length;
}

/** A name or a word of another language is no sign. */
const MIN_FOREIGN_LETTERS = 12;

function isMostlyForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters - latin >= MIN_FOREIGN_LETTERS && latin < letters / 2;
}

/** The same text again within a day: a program's habit, or a visitor who pressed twice. */
export const REPEAT_WINDOW_MS = 86_400_000;
/** Below SUSPICIOUS_FROM: alone it marks nobody who pressed twice. */
export const REPEATED_SCORE = 2;

/** Same for texts that differ in case, spaces, punctuation or look-alikes (NFKC). SHA-256, 64 hexadecimal digits. */
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
