// Every failure leaves as application/problem+json (RFC 9457) with a German sentence.
import type { Context } from "hono";
import { problemMessages } from "#content/messages.ts";
import { type ErrorCode, type Problem, problemStatus, problemType } from "#contract/problem.ts";
import type { ApiContext } from "./context.ts";

export interface ProblemDetails {
  /** In place of the usual sentence of this failure. */
  detail?: string;
  retryAfterSeconds?: number;
  /** Methods that would have been right. */
  allow?: readonly string[];
  /** What this failure alone tells beside the usual members (RFC 9457, section 3.2). */
  members?: Record<string, unknown>;
}

/** The body of a failure, as answer or as event of a stream. */
export function problemBody(code: ErrorCode, requestId: string, detail?: string): Problem {
  const message = problemMessages[code];
  return {
    type: problemType(code),
    title: message.title,
    status: problemStatus[code],
    detail: detail ?? message.detail,
    requestId,
  };
}

/** Answers a call with a failure. */
export function problem(c: Context<ApiContext>, code: ErrorCode, details: ProblemDetails = {}): Response {
  c.set("failure", code);
  const headers: Record<string, string> = {
    "Content-Type": "application/problem+json; charset=utf-8",
    "Content-Language": "de",
  };
  if (details.retryAfterSeconds !== undefined) headers["Retry-After"] = String(details.retryAfterSeconds);
  if (details.allow) headers.Allow = details.allow.join(", ");
  // RFC 9110 asks for a challenge with every 401.
  if (code === "unauthorized") headers["WWW-Authenticate"] = "Bearer";
  return c.body(
    JSON.stringify({ ...details.members, ...problemBody(code, c.get("requestId"), details.detail) }),
    problemStatus[code],
    headers,
  );
}
