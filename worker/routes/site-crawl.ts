// GET /functions/v1/site-crawl/{id}: the crawl of a whole site, as JSON or as a stream of its states.
import { Hono } from "hono";
import { siteCrawlGone } from "#content/messages.ts";
import type { ApiContext } from "../http/context.ts";
import { openEventStream, wantsEvents } from "../http/event-stream.ts";
import { keyCheck } from "../http/key-check.ts";
import { errorTrace } from "../http/log.ts";
import { onlyMethods } from "../http/paths-and-methods.ts";
import { problem, problemBody } from "../http/problem.ts";
import type { Services } from "../services.ts";

export function siteCrawlRoute(services: Services) {
  return new Hono<ApiContext>()
    .get("/:id", keyCheck(services.publicKey), async (c) => {
      const id = c.req.param("id");
      const crawl = await services.siteCrawls.read(id);
      if (crawl === null) return problem(c, "not-found", { detail: siteCrawlGone });
      if (!wantsEvents(c.req.header("Accept")) || c.req.method === "HEAD")
        return c.body(crawl, 200, { "Content-Type": "application/json; charset=utf-8" });
      return streamStates(services, id, c.get("requestId"), c.req.raw.signal);
    })
    .all("/:id", onlyMethods("GET", "HEAD"));
}

/** Nothing need go on when the listener leaves: the crawl lives elsewhere. */
function streamStates(services: Services, id: string, requestId: string, gone: AbortSignal): Response {
  const stream = openEventStream(services.times.heartbeatMs);
  const left = AbortSignal.any([stream.left, gone]);
  const run = async () => {
    for await (const crawl of services.siteCrawls.follow(id, left)) stream.sendJson("state", crawl);
  };
  run()
    .catch((error: Error) => {
      services.log({ event: "exception", requestId, ...errorTrace(error) });
      stream.send("error", problemBody("internal", requestId));
    })
    .finally(() => stream.close());
  return stream.response;
}
