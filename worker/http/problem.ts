// Every failure leaves as application/problem+json (RFC 9457) with a German sentence.
import type { Handler } from "hono";
import { problemMessages } from "#content/messages.ts";
import { type ErrorCode, type Problem, problemStatus, problemType } from "#contract/problem.ts";
import type { ApiCall, ApiContext } from "./context.ts";

export interface ProblemDetails {
  detail?: string;
  retryAfterSeconds?: number;
  allow?: readonly string[];
  /** What this failure alone tells beside the usual members (RFC 9457, section 3.2). */
  members?: Record<string, unknown>;
}

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

export function problem(c: ApiCall, code: ErrorCode, details: ProblemDetails = {}): Response {
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

/** 405 naming the methods the endpoint knows. */
export function onlyMethods(...allow: string[]): Handler<ApiContext> {
  return (c) => problem(c, "method-not-allowed", { allow });
}

/** 404 for any other path below /functions/. */
export const unknownPath: Handler<ApiContext> = (c) => problem(c, "not-found");
