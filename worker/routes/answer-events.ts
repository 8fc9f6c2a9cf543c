// A counted run as a stream of events: `progress` while it lasts, then `result` or `error`.
import type { ErrorCode } from "#contract/problem.ts";
import { keepRunningAfterDisconnect } from "../http/client-disconnect.ts";
import type { ApiCall } from "../http/context.ts";
import { openEventStream } from "../http/event-stream.ts";
import { errorTrace } from "../http/log.ts";
import { problemBody } from "../http/problem.ts";
import type { Services } from "../services/services.ts";
import type { FailedRun } from "./counted-run.ts";

/**
 * @param run aborts with its signal when the visitor leaves, and rejects for bugs only
 * @param resultOf what the visitor is sent of a run that is done
 */
export function answerEvents<Done extends { ok: true }, Progress>(
  c: ApiCall,
  services: Pick<Services, "times" | "log">,
  run: (left: AbortSignal, onProgress: (progress: Progress) => void) => Promise<Done | FailedRun>,
  resultOf: (done: Done) => unknown,
): Response {
  const requestId = c.get("requestId");
  const stream = openEventStream(services.times.heartbeatMs);
  const left = AbortSignal.any([stream.left, c.req.raw.signal]);
  const fail = (code: ErrorCode) => stream.send("error", problemBody(code, requestId));
  const ended = run(left, (progress) => stream.send("progress", progress))
    .then((outcome) => {
      if (outcome.ok) stream.send("result", resultOf(outcome));
      else if (outcome.code !== "left") fail(outcome.code);
    })
    .catch((error: Error) => {
      services.log({ event: "exception", requestId, ...errorTrace(error) });
      fail("internal");
    })
    .finally(() => stream.close());
  keepRunningAfterDisconnect(c, ended);
  return stream.response;
}
