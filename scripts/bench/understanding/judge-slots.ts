// Which slots of a conversation were understood as people understand it. Pure.
import { isDeepStrictEqual } from "node:util";
import type { Meaning } from "#test/fixtures/conversations/conversation.ts";
import type { LabelledMeaning } from "#test/fixtures/conversations/labelled/conversation.ts";
import { comparable } from "#test/support/meaning.ts";

const slots = [
  "company",
  "industry",
  "type",
  "pages",
  "timeline",
  "features",
  "languages",
  "care",
] as const satisfies readonly (keyof Meaning)[];
export type Slot = (typeof slots)[number];

/** The kind of website costs by the functions that it brings along, which stand among these; a date costs nothing. */
export const pricedSlots: readonly Slot[] = ["pages", "features", "languages", "care"];

export function wrongSlots(labelled: LabelledMeaning, understood: Meaning): Slot[] {
  const got = simplified(understood);
  const wanted = variants(labelled).map(simplified);
  return slots.filter(
    (slot) =>
      !wanted.some(
        (one) =>
          isDeepStrictEqual(one[slot], got[slot]) || (slot === "timeline" && isDayOf(one[slot], got[slot])),
      ),
  );
}

/** The first eight sets were labelled with the month alone: „by März“ of „1. März“. */
function isDayOf(wanted: unknown, got: unknown): boolean {
  return typeof got === "string" && /^by \d+\. /.test(got) && got.replace(/\d+\. /, "") === wanted;
}

/** Every meaning that sensible people would write down. */
export function variants({ wishes: _wishes, ...labelled }: LabelledMeaning): Meaning[] {
  return Object.entries(labelled).reduce<Meaning[]>(
    (all, [slot, value]) => {
      const choices = slot !== "features" && Array.isArray(value) ? value : [value];
      return choices.flatMap((choice) => all.map((one) => ({ ...one, [slot]: choice })));
    },
    [{}],
  );
}

/** Not asked, not known and none needed are one: what counts is what is reckoned with. Capitals do not count. */
function simplified({ features, ...meaning }: Meaning): Record<string, unknown> {
  const said = Object.entries(meaning).filter(([, value]) => value !== "?");
  const lower = said.map(([slot, value]) => [slot, value.toLowerCase()]);
  return comparable({
    ...Object.fromEntries(lower),
    features: features === undefined || features === "?" ? [] : features,
  });
}
