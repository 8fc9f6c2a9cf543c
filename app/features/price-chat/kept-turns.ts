// Messages under way, for the case of a reload: kept with the entry of the browser's history, not in storage and not in
// the address, until they are answered. Beside React Router's own fields, as those of a crawl.
import * as v from "valibot";
import { chatLimits } from "#contract/price-chat.ts";
import type { Turn } from "./messages.ts";

type Entry = Pick<History, "state" | "replaceState">;

/** Name in the entry's state. */
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
  const kept = v.safeParse(keptSchema, entry.state?.[KEY]);
  return kept.success && kept.output.session === session ? kept.output.turns : [];
}

export function keepTurns(session: string | null, turns: readonly Turn[], entry: Entry = history): void {
  const { [KEY]: before, ...others } = entry.state ?? {};
  if (turns.length === 0 && before === undefined) return;
  const keeps = session !== null && turns.length > 0;
  entry.replaceState(keeps ? { ...others, [KEY]: { session, turns } } : others, "");
}
