// The greedy visitor's day.

import { type Analyses, analyseAll, waitForCrawls } from "./analyses.ts";
import { createCaller } from "./calls.ts";
import { type Chats, fillConversations, sendWithoutSession } from "./chats.ts";
import { guessIds } from "./guesses.ts";
import { inquire, mailEstimates } from "./mails.ts";
import { rateAll } from "./ratings.ts";

export interface Day {
  analyses: Analyses;
  ratings: ReadonlyMap<string, number>;
  chats: Chats;
  inquiries: number;
  /** Guessed ids that hit something. */
  hits: number;
  /** Bytes stored by calls that must not store anything. */
  strayBytes: number;
}

/** @param target origin of the site that is analysed and rated */
export async function playDay(site: string, target: string, storedBytes: () => number): Promise<Day> {
  const call = createCaller(site);
  const timed = async <Result>(what: string, part: Promise<Result>): Promise<Result> => {
    const begin = performance.now();
    const result = await part;
    console.log(`${what.padEnd(36)}${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s`);
    return result;
  };
  // First, while nothing else is stored.
  const before = storedBytes();
  const hits = await timed("ids made up", guessIds(call));
  await timed("messages without a session", sendWithoutSession(call));
  const strayBytes = storedBytes() - before;
  const chats = await timed("conversations", fillConversations(call));
  const inquiries = await timed("inquiries", inquire(call));
  await timed("mails with an estimate", mailEstimates(call, chats.estimates));
  const analyses = await timed("analyses", analyseAll(call, target));
  const ratings = await timed("design ratings", rateAll(call, analyses));
  await timed("until the crawls have ended", waitForCrawls(call, analyses));
  return { analyses, ratings, chats, inquiries, hits, strayBytes };
}
