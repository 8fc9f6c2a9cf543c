// Single messages of strangers: which of them were understood, and whose questions were answered. Pure.
import type { Share } from "#content/truth-types.ts";
import type { Half } from "#test/fixtures/conversations/labelled/labelled.ts";
import {
  type AskMessage,
  mentionsOf,
  strangersAsks,
  strangersDates,
  strangersTrades,
  strangersWho,
} from "#test/fixtures/conversations/strangers/strangers.ts";
import { stations } from "#test/worker/chat/in-other-words/stations.ts";
import { isAmong } from "./judge-messages.ts";
import { isAnswered, isQuestionKept } from "./judge-replies.ts";
import { play } from "./play.ts";

export type StrangersFigures = Record<"names" | "industries" | "trades" | "dates" | "asked" | "kept", Share>;

export function strangersFigures(half: Half): StrangersFigures {
  const who = strangersWho(half).map(({ says, means }) => ({ means, got: meaningOf([], says) }));
  const trades = strangersTrades(half).map(({ says, means }) => ({ means, got: meaningOf([], says) }));
  const dates = strangersDates(half).map(({ says, means }) => ({
    means,
    got: meaningOf(stations.date, says),
  }));
  const asks = strangersAsks(half).map(judgeAsk);
  const open = asks.filter(({ isKept }) => isKept !== null);
  return {
    names: shareOf(who, ({ means, got }) => isRight(got.company, means.company)),
    industries: shareOf(who, ({ means, got }) => isRight(got.industry, means.industry)),
    trades: shareOf(trades, ({ means, got }) => isRight(got.industry, means.industry)),
    dates: shareOf(dates, ({ means, got }) => isRight(got.timeline, means.timeline)),
    asked: shareOf(asks, ({ isAnswered }) => isAnswered),
    kept: shareOf(open, ({ isKept }) => isKept === true),
  };
}

const meaningOf = (before: readonly string[], says: string) =>
  play([...before, says], { features: [] }).meaning;

/** []: none is right. */
const isRight = (got: string | undefined, wanted: readonly string[]) =>
  isAmong(got, wanted.length > 0 ? wanted : ["?"]);

function shareOf<One>(all: readonly One[], holds: (one: One) => boolean): Share {
  return [all.filter(holds).length, all.length];
}

/** Whatever is asked back before it counts is meant here: the messages ask. */
const meansAll = { features: ["shop", "booking", "members", "blog", "special"], type: "company" } as const;

function judgeAsk({ at, says, topics, answersToo }: AskMessage) {
  const before = stations[at];
  const turn = play([...before, says], meansAll).turns[before.length];
  if (turn === undefined) throw new Error("A message without a turn.");
  const asked = { turn: before.length, about: topics[0] ?? "", ...(answersToo && { answersToo }) };
  return {
    isAnswered: topics.some((topic) => isAnswered({ ...asked, mentions: mentionsOf(topic) }, turn)),
    isKept: isQuestionKept({ ...asked, mentions: mentionsOf("unknown") }, turn),
  };
}
