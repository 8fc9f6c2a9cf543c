// Single answers about pages, functions and wishes, written by people who had read no rule: which of them were understood. Pure.
import type { Share } from "#content/truth-types.ts";
import { functionAnswers } from "#test/fixtures/conversations/functions/functions.ts";
import type { Half } from "#test/fixtures/conversations/labelled/labelled.ts";
import { pagesAnswers } from "#test/fixtures/conversations/pages/pages.ts";
import { wishAnswers } from "#test/fixtures/conversations/wishes/wishes.ts";
import { stations } from "#test/worker/chat/in-other-words/stations.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { allFeatures, type Feature } from "#worker/pricing/project.ts";
import { isAmong } from "./judge-messages.ts";
import { play } from "./play.ts";

export interface AnswersFigures {
  /** Answers whose pages were counted right. */
  pages: Share;
  /** Functions that were read or asked for, of those that were wanted. */
  heard: Share;
  /** Functions that were read or asked for and not wanted; of all answers. */
  needless: Share;
  /** The same, and reckoned with unasked. */
  madeUp: Share;
  /** Wishes without an entry in the list that were kept. */
  wishes: Share;
  /** Answers without a wish from which one was kept. */
  needlessWishes: Share;
}

export function answersFigures(half: Half): AnswersFigures {
  const pages = pagesAnswers(half);
  const wishing = wishAnswers(half).map(({ asked, says, wishes }) => {
    const { answers } = foldAnswers([...stations[asked], says]);
    return { wishes, kept: wishes.filter((wish) => namesWish(wish, answers.wishes)), got: answers.wishes };
  });
  const wishless = wishing.filter(({ wishes }) => wishes.length === 0);
  const functions = functionAnswers(half).map(({ asked, says, wants }) => ({
    wants,
    ...heardIn(asked, says),
  }));
  const sum = (count: (one: (typeof functions)[number]) => number) =>
    functions.reduce((total, one) => total + count(one), 0);
  const unwanted = (of: readonly Feature[], wants: readonly Feature[]) =>
    of.filter((feature) => !wants.includes(feature)).length;
  return {
    pages: [pages.filter(({ says, pages }) => isAmong(pagesOf(says), pages)).length, pages.length],
    heard: [
      sum(({ wants, heard }) => wants.filter((feature) => heard.includes(feature)).length),
      sum(({ wants }) => wants.length),
    ],
    needless: [sum(({ wants, heard }) => unwanted(heard, wants)), functions.length],
    madeUp: [sum(({ wants, reckoned }) => unwanted(reckoned, wants)), functions.length],
    wishes: [wishing.flatMap(({ kept }) => kept).length, wishing.flatMap(({ wishes }) => wishes).length],
    needlessWishes: [wishless.filter(({ got }) => got.length > 0).length, wishless.length],
  };
}

/** What says nothing of a thing: „eine neue …“ */
const SMALL = /^(?:.{1,3}|eine?[nmrs]?|neue?[nsm]?|unser\w*|noch|auch|dazu)$/;

/** Whether any of the words that name the wish was kept: the piece is the visitor's, its ends are a matter of taste. */
function namesWish(wish: string, kept: readonly string[]): boolean {
  const all = kept.join(" ").toLowerCase();
  const words = wish.toLowerCase().split(/\s+/);
  const naming = words.filter((word) => !SMALL.test(word));
  return (naming.length > 0 ? naming : words).some((word) => all.includes(word));
}

const pagesOf = (says: string) => play([...stations.pages, says], { features: [] }).meaning.pages;

function heardIn(asked: "kind" | "functions", says: string): Record<"heard" | "reckoned", Feature[]> {
  const { answers, doubt, furtherDoubts } = foldAnswers([...stations[asked], says]);
  const reckoned = allFeatures(answers);
  return { reckoned, heard: [...new Set([...reckoned, ...(doubt ? [doubt] : []), ...furtherDoubts])] };
}
