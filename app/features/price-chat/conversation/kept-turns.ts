// Unanswered messages, kept across a reload.
import * as v from "valibot";
import { type HistoryEntry, readNote, writeNote } from "#app/history-notes.ts";
import { chatLimits } from "#contract/price-calculator/price-chat.ts";
import type { Turn } from "../log/messages.ts";

const KEY = "priceChatTurns";

const keptSchema = v.object({
  session: v.string(),
  turns: v.array(
    v.object({
      id: v.pipe(v.string(), v.uuid()),
      text: v.pipe(v.string(), v.minLength(1), v.maxLength(chatLimits.message)),
      at: v.string(),
    }),
  ),
});

export function keptTurns(session: string, entry: HistoryEntry = history): readonly Turn[] {
  const kept = v.safeParse(keptSchema, readNote(entry, KEY));
  return kept.success && kept.output.session === session ? kept.output.turns : [];
}

export function keepTurns(
  session: string | null,
  turns: readonly Turn[],
  entry: HistoryEntry = history,
): void {
  const keeps = session !== null && turns.length > 0;
  writeNote(entry, KEY, keeps ? { session, turns } : undefined);
}
