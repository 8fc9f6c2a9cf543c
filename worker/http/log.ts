// One line of JSON per event. Never an address, a body, an analysed page or a message that may quote one.
import { createMiddleware } from "hono/factory";
import type { ErrorCode } from "#contract/problem.ts";
import type { FailureClass, MailKind } from "../mail/mail.ts";
import type { ApiContext } from "./context.ts";

export type LogEntry =
  | {
      event: "call";
      requestId: string;
      route: string;
      method: string;
      status: number;
      durationMs: number;
      code?: ErrorCode;
    }
  | { event: "site-crawl"; outcome: "done" | "failed"; pages: number; durationMs: number }
  | { event: "mail"; id: string; kind: MailKind; attempt: number }
  /** `state`: whether the mail is tried again. `reason` is the adapter's, without personal data. */
  | {
      event: "mail-failure";
      id: string;
      kind: MailKind;
      attempt: number;
      failure: FailureClass;
      reason: string;
      state: "waiting" | "dead";
    }
  /** A turn of the price calculator or a rating that a model was asked for. `outcome`: "worded", or why its words were not used. */
  | { event: "chat-model" | "design-model"; outcome: string; durationMs: number; error?: string }
  | {
      event: "analysis" | "design-rating" | "browser-check";
      requestId: string;
      outcome: "done" | "left" | ErrorCode;
      durationMs: number;
    }
  /** A rated page was answered from an address that is not public; `from` is that address with its port. */
  | { event: "private-answer"; from: string }
  /** `requestId` is left out where no call is at hand: in Durable Objects. */
  | { event: "exception"; requestId?: string; error: string; stack: string[] }
  | { event: "refused-settings"; requestId: string; refusals: { setting: string; reason: string }[] };

export type Log = (entry: LogEntry) => void;

const failures: readonly LogEntry["event"][] = [
  "exception",
  "refused-settings",
  "mail-failure",
  "private-answer",
];

/** The production log: the platform collects what the console is given. */
export function writeLog(entry: LogEntry): void {
  const line = JSON.stringify({ time: new Date().toISOString(), ...entry });
  if (failures.includes(entry.event)) console.error(line);
  else console.log(line);
}

/** Logs every call once its answer's headers are known. A path that is no endpoint is free text from outside. */
export function logCalls(log: Log, endpoints: readonly string[]) {
  return createMiddleware<ApiContext>(async (c, next) => {
    const begin = Date.now();
    await next();
    const code = c.get("failure");
    log({
      event: "call",
      requestId: c.get("requestId"),
      route: routeOf(c.req.path, endpoints),
      method: c.req.method,
      status: c.res.status,
      durationMs: Date.now() - begin,
      ...(code && { code }),
    });
  });
}

/** Without what follows the endpoint: that names one visitor's result. */
function routeOf(path: string, endpoints: readonly string[]): string {
  return endpoints.find((endpoint) => path === endpoint || path.startsWith(`${endpoint}/`)) ?? "unknown";
}

/** Class and stack. The message stays out: it may quote an address or look like a stack. */
export function errorTrace(error: Error): { error: string; stack: string[] } {
  const { stack = "", message } = error;
  const begin = stack.indexOf(message);
  const trace = begin < 0 ? stack : stack.slice(begin + message.length);
  const frames = trace.split("\n").filter((line) => /^\s+at /.test(line));
  return { error: error.name, stack: frames.map((frame) => frame.trim()) };
}
