// One call of `npm run bench -- load`, and whether what came back is right.
import http from "node:http";
import * as v from "valibot";
import { PUBLIC_KEY } from "#content/api.ts";
import { errorCodes, problemSchema, problemStatus, problemType } from "#contract/problem.ts";
import { request } from "../outbox/senders.ts";

export type Verdict =
  | { outcome: "right" }
  | { outcome: "wrong"; why: string }
  /** Refused by a sentence that a visitor can read. */
  | { outcome: "problem"; status: number; code: string }
  /** No answer came, or half of one. */
  | { outcome: "lost"; reason: string };

export interface Call {
  kind: string;
  send: () => Promise<Verdict>;
}

export interface Answer {
  status: number;
  body: string;
}

/** What is wrong with an answer of success; null: nothing. */
export type Fault = (answer: Answer) => string | null;

interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * What the local server answers in the Worker's place when a connection inside it breaks; it does so under load when answers take
 * longer than its connections live (github.com/cloudflare/workers-sdk/issues/14641). Nothing of the kind is deployed.
 */
const LOCAL_SERVER = /^(?:Error: Network connection lost\.|Your worker restarted mid-request\.)/;
export const LOST_LOCALLY = "connection lost inside the local server";

/** Enough that no call waits in the sender for another one's connection; taken in turn, so that none is used as the server ends it for rest. */
const agent = new http.Agent({ keepAlive: true, maxSockets: 1_000, scheduling: "fifo" });

export const jsonHeaders = { "Content-Type": "application/json", Authorization: `Bearer ${PUBLIC_KEY}` };

/** Sends a call and judges its answer. Never rejects. */
export async function judged(port: number, sent: Sent, faultIn: Fault): Promise<Verdict> {
  try {
    const answer = await request(port, { method: "GET", ...sent, agent });
    if (answer.status !== 200) return refusal(answer);
    const why = faultIn(answer);
    return why === null ? { outcome: "right" } : { outcome: "wrong", why };
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    return { outcome: "lost", reason: name === "AbortError" ? "no answer in time" : (code ?? name) };
  }
}

/** An error is clear when it is a problem of the contract with a sentence. */
export function refusal({ status, body }: Answer): Verdict {
  const unclear = { outcome: "wrong", why: `status ${status} with ${body.slice(0, 200)}` } as const;
  if (LOCAL_SERVER.test(body)) return { outcome: "lost", reason: LOST_LOCALLY };
  if (!body.startsWith("{")) return unclear;
  const read = v.safeParse(problemSchema, JSON.parse(body));
  if (!read.success || read.output.detail === "") return unclear;
  const code = errorCodes.find((name) => problemType(name) === read.output.type);
  if (code === undefined || problemStatus[code] !== status) return unclear;
  return { outcome: "problem", status, code };
}

/** Answers of a route that does nothing: the limit that others are compared with. */
export function trivialCall(port: number): Call {
  return {
    kind: "trivial route",
    send: async () => {
      const verdict = await judged(port, { path: "/functions/v1/unknown" }, () => "an answer to nothing");
      return verdict.outcome === "problem" && verdict.code === "not-found" ? { outcome: "right" } : verdict;
    },
  };
}
