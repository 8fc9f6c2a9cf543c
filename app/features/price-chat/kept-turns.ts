// Messages under way, for the case of a reload: kept until they are answered.
import * as v from "valibot";
import { chatLimits } from "#contract/price-chat.ts";
import { type Entry, readNote, writeNote } from "../../history-notes.ts";
import type { Turn } from "./messages.ts";

/** Name of the note. */
const KEY = "priceChatTurns";

const keptSchema = v.object({
  /** The conversation they belong to. */
  session: v.string(),
  turns: v.array(
    v.object({
      id: v.pipe(v.string(), v.uuid()),
      text: v.pipe(v.string(), v.minLength(1), v.maxLength(chatLimits.message)),
      at: v.string(),
    }),
  ),
});

/** Turns of `session`; none of another one's. */
export function keptTurns(session: string, entry: Entry = history): readonly Turn[] {
  const kept = v.safeParse(keptSchema, readNote(entry, KEY));
  return kept.success && kept.output.session === session ? kept.output.turns : [];
}

export function keepTurns(session: string | null, turns: readonly Turn[], entry: Entry = history): void {
  const keeps = session !== null && turns.length > 0;
  writeNote(entry, KEY, keeps ? { session, turns } : undefined);
}
