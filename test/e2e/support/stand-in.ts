// A stand-in for one endpoint of the API, whose answers a test decides.
import type { Page, Request } from "@playwright/test";

/** An answer: status and body, or a connection that fails. */
export type Answer = AnswerParts | "offline";
export type AnswerParts = { status?: number; json?: unknown; body?: string; contentType?: string };

export interface StandIn {
  /** Requests seen so far. */
  calls: Request[];
  /** Answers from now on. */
  answer: (answer: Answer) => void;
  /** Holds calls back until the returned function is called. */
  hold: () => () => void;
}

/** Answers every call to `url` in the place of the server. */
export async function standIn(page: Page, url: string, first: Answer): Promise<StandIn> {
  const calls: Request[] = [];
  let current = first;
  let gate = Promise.resolve();
  await page.route(url, async (route, request) => {
    calls.push(request);
    await gate;
    // A page that has left is no longer there to be answered.
    if (current === "offline") await route.abort().catch(() => {});
    else await route.fulfill(current).catch(() => {});
  });
  return {
    calls,
    answer: (answer) => {
      current = answer;
    },
    hold: () => {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}

export function problem(status: number, code: string, detail: string): Answer {
  return {
    status,
    contentType: "application/problem+json",
    body: JSON.stringify({ type: `/problems/${code}`, title: code, status, detail, requestId: "r-1" }),
  };
}
