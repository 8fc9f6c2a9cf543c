// API calls of the greedy visitor.
import { PUBLIC_KEY } from "#content/api.ts";
import { type ErrorCode, errorCodes, problemType } from "#contract/problem.ts";

export interface Answer {
  /** 0: no answer. */
  status: number;
  text: string;
  /** Null where it is not JSON. */
  body: Record<string, unknown> | null;
  code: ErrorCode | undefined;
}

export interface Call {
  method?: "GET" | "POST" | "DELETE";
  body?: unknown;
  headers?: Record<string, string>;
  /** Aborts when the visitor hangs up. */
  signal?: AbortSignal;
}

export type Caller = (path: string, call?: Call) => Promise<Answer>;

/** Longer than the slowest endpoint takes. */
const TIMEOUT_MS = 60_000;

/** Never rejects. */
export function createCaller(site: string): Caller {
  return async (path, { method = "POST", body, headers, signal } = {}) => {
    const patience = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const answer = await fetch(`${site}/functions/v1/${path}`, {
        method,
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${PUBLIC_KEY}`, ...headers },
        signal: signal ? AbortSignal.any([signal, patience]) : patience,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      const read = parseJson(text);
      return {
        status: answer.status,
        text,
        body: read,
        code: errorCodes.find((code) => read?.type === problemType(code)),
      };
    } catch {
      return { status: 0, text: "", body: null, code: undefined };
    }
  };
}

function parseJson(text: string): Answer["body"] {
  try {
    return JSON.parse(text) as Answer["body"];
  } catch {
    return null;
  }
}

/** Runs `count` calls, at most `lanes` at a time. */
export async function runConcurrently<Result>(
  count: number,
  lanes: number,
  run: (number: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const number = next++;
      results[number] = await run(number);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
