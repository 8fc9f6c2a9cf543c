// What a message costs to read: a stranger's program sends the dearest there are, thirty to a conversation.
import { describe, expect, it } from "vitest";
import { chatLimits } from "#contract/price-calculator/price-chat.ts";
import { threadTime } from "#test/support/hostile/thread-time.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";

const pieces = [
  ...[
    "ohne ",
    "ohne, ",
    "ohne x, ",
    "weder Shop, ",
    "außer ",
    "alles bis auf ",
    "nicht ",
    "kein Shop und ",
    "nichts brauchen ",
  ],
  ...[
    "8 ",
    "8,",
    "1-",
    "3-5 ",
    "hundert",
    "zwei ",
    "eine halbe ",
    "Woche ",
    "in 3 Wochen, ",
    "im Januar ",
    "8.000 € ",
  ],
  ...[
    "Shop, ",
    "Shop ",
    "später ",
    "Englisch ",
    "Firma ",
    "wir heißen ",
    "Was kostet? ",
    "? ",
    "ja ",
    "a ",
    "ß",
    "\u0001",
    "„",
  ],
];

/** Above what a usual text of the same length costs. Figures one by one cost six times as much; a reader that asks each word about all pairs of others, a hundred times. */
const MAX_TIMES = 20;
/** The clock of a thread is coarse: so many readings are measured as one. */
const READINGS = 20;

const filled = (piece: string) => `doch ${piece.repeat(chatLimits.message)}`.slice(0, chatLimits.message);
const usual = filled(
  "wir sind eine Bäckerei in Münster und hätten gern etwa zwölf Seiten mit Galerie, einen Shop brauchen wir nicht. ",
);

/** ms of thread time for reading it so many times. */
function cost(text: string): number {
  const begin = threadTime();
  for (let i = 0; i < READINGS; i++) foldAnswers([text]);
  return threadTime() - begin;
}

describe("reading a message of the greatest length", () => {
  cost(usual);
  const most = MAX_TIMES * cost(usual);

  it.each(pieces)("made of „%s“ costs not much more than a usual one", (piece) => {
    expect(cost(filled(piece))).toBeLessThan(most);
  });
});
