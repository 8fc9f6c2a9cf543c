// The figures of some labelled conversations, counted. Pure.
import type { Share } from "#content/truth-types.ts";
import type { LabelledConversation } from "#test/fixtures/conversations/labelled/conversation.ts";
import { judgePrice, type PriceVerdict, priceOf, projectOf } from "./judge-price.ts";
import { isAnswered, isQuestionKept, isWishKept } from "./judge-replies.ts";
import { pricedSlots, type Slot, variants, wrongSlots } from "./judge-slots.ts";
import { type Played, play } from "./play.ts";

export interface Judged {
  conversation: LabelledConversation;
  played: Played;
  wrong: readonly Slot[];
  price: PriceVerdict;
  /** What the visitor asked and got no answer to. */
  unanswered: readonly string[];
  /** Questions of the visitor's after which the open question did not come back. */
  lost: readonly string[];
  /** After how many it should have. */
  interruptions: number;
  wishesLost: readonly string[];
}

export interface UnderstandingFigures {
  full: Share;
  priced: Share;
  right: Share;
  tooLow: number;
  tooHigh: number;
  tooWide: number;
  answered: Share;
  /** Of those that stood when the visitor asked; how many stood depends on what was understood before. */
  kept: Share;
  wishes: Share;
  estimated: Share;
}

export function judge(conversation: LabelledConversation): Judged {
  const { says, means, asks } = conversation;
  const played = play(says, means);
  const placed = asks.flatMap((asked) => {
    const turn = played.turns[asked.turn];
    return turn
      ? [{ about: asked.about, answered: isAnswered(asked, turn), kept: isQuestionKept(asked, turn) }]
      : [];
  });
  return {
    conversation,
    played,
    wrong: wrongSlots(means, played.meaning),
    price: bestOf(
      variants(means).map((meant) => judgePrice(priceOf(projectOf(meant)), priceOf(played.answers))),
    ),
    unanswered: placed.filter(({ answered }) => !answered).map(({ about }) => about),
    lost: placed.filter(({ kept }) => kept === false).map(({ about }) => about),
    interruptions: placed.filter(({ kept }) => kept !== null).length,
    wishesLost: (means.wishes ?? []).filter((wish) => !isWishKept(wish, played.answers)),
  };
}

/** Where sensible people differ, whichever of them the price is right for. */
function bestOf(verdicts: readonly PriceVerdict[]): PriceVerdict {
  return verdicts.find((verdict) => verdict === "right") ?? verdicts[0] ?? "right";
}

export function figuresOf(judged: readonly Judged[]): UnderstandingFigures {
  const count = (holds: (one: Judged) => boolean) => judged.filter(holds).length;
  const sum = (size: (one: Judged) => number) => judged.reduce((total, one) => total + size(one), 0);
  const all = judged.length;
  const asked = sum(({ conversation }) => conversation.asks.length);
  const wishes = sum(({ conversation }) => conversation.means.wishes?.length ?? 0);
  const interruptions = sum((one) => one.interruptions);
  const price = (verdict: PriceVerdict) => count((one) => one.price === verdict);
  return {
    full: [count(({ wrong }) => wrong.length === 0), all],
    priced: [count(({ wrong }) => !wrong.some((slot) => pricedSlots.includes(slot))), all],
    right: [price("right"), all],
    tooLow: price("too low"),
    tooHigh: price("too high"),
    tooWide: price("too wide"),
    answered: [asked - sum(({ unanswered }) => unanswered.length), asked],
    kept: [interruptions - sum(({ lost }) => lost.length), interruptions],
    wishes: [wishes - sum(({ wishesLost }) => wishesLost.length), wishes],
    estimated: [count(({ played }) => played.estimated), all],
  };
}
