// Calls of `npm run bench -- load`, and whether the answers are right.
import http from "node:http";
import * as v from "valibot";
import { PUBLIC_KEY } from "#content/api.ts";
import { errorCodes, problemSchema, problemStatus, problemType } from "#contract/problem.ts";
import { request } from "../outbox/senders.ts";

export type Verdict =
  | { outcome: "right" }
  | { outcome: "wrong"; why: string }
  /** Refused with a sentence that a visitor can read. */
  | { outcome: "problem"; status: number; code: string }
  /** No or a partial answer. */
  | { outcome: "lost"; reason: string };

export interface Call {
  kind: string;
  send: () => Promise<Verdict>;
}

export interface Answer {
  status: number;
  body: string;
}

/** What is wrong with a successful answer; null: nothing. */
export type Fault = (answer: Answer) => string | null;

interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Answers of the local server itself when one of its inner connections breaks, which happens under load
 * (github.com/cloudflare/workers-sdk/issues/14641). Does not exist in production.
 */
const LOCAL_SERVER = /^(?:Error: Network connection lost\.|Your worker restarted mid-request\.)/;
export const LOST_LOCALLY = "connection lost inside the local server";

/** Enough that no call waits for a connection; fifo, so that none is reused just as the server closes it for idleness. */
const agent = new http.Agent({ keepAlive: true, maxSockets: 1_000, scheduling: "fifo" });

export const jsonHeaders = { "Content-Type": "application/json", Authorization: `Bearer ${PUBLIC_KEY}` };

/** Never rejects. */
export async function sendAndJudge(port: number, sent: Sent, faultIn: Fault): Promise<Verdict> {
  try {
    const answer = await request(port, { method: "GET", ...sent, agent });
    if (answer.status !== 200) return judgeRefusal(answer);
    const why = faultIn(answer);
    return why === null ? { outcome: "right" } : { outcome: "wrong", why };
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    return { outcome: "lost", reason: name === "AbortError" ? "no answer in time" : (code ?? name) };
  }
}

/** An error is clear if it is a problem of the contract with a sentence. */
export function judgeRefusal({ status, body }: Answer): Verdict {
  const unclear = { outcome: "wrong", why: `status ${status} with ${body.slice(0, 200)}` } as const;
  if (LOCAL_SERVER.test(body)) return { outcome: "lost", reason: LOST_LOCALLY };
  if (!body.startsWith("{")) return unclear;
  const read = v.safeParse(problemSchema, JSON.parse(body));
  if (!read.success || read.output.detail === "") return unclear;
  const code = errorCodes.find((name) => problemType(name) === read.output.type);
  if (code === undefined || problemStatus[code] !== status) return unclear;
  return { outcome: "problem", status, code };
}

/** A route that does nothing: the baseline of the others. */
export function createTrivialCall(port: number): Call {
  return {
    kind: "trivial route",
    send: async () => {
      const verdict = await sendAndJudge(
        port,
        { path: "/functions/v1/unknown" },
        () => "an answer to nothing",
      );
      return verdict.outcome === "problem" && verdict.code === "not-found" ? { outcome: "right" } : verdict;
    },
  };
}
