// GET /functions/v1/site-crawl/{id}: the crawl of a whole site as JSON, or what is new of it as a stream.
import { Hono } from "hono";
import { siteCrawlGone } from "#content/messages.ts";
import type { CrawlUpdate } from "#contract/site-crawl.ts";
import type { ApiCall, ApiContext } from "../http/context.ts";
import { openEventStream, wantsEvents } from "../http/event-stream.ts";
import { keyCheck } from "../http/key-check.ts";
import { errorTrace } from "../http/log.ts";
import { onlyMethods, problem, problemBody } from "../http/problem.ts";
import type { Services } from "../services/services.ts";

export function siteCrawlRoute(services: Services) {
  return new Hono<ApiContext>()
    .get("/:id", keyCheck(services.publicKey), async (c) => {
      const id = c.req.param("id");
      if (wantsEvents(c.req.header("Accept")) && c.req.method !== "HEAD") return followed(c, services, id);
      const crawl = await services.siteCrawls.read(id);
      if (crawl === null) return gone(c);
      return c.body(crawl, 200, { "Content-Type": "application/json; charset=utf-8" });
    })
    .all("/:id", onlyMethods("GET", "HEAD"));
}

/** The first update says whether there is a crawl. */
async function followed(c: ApiCall, services: Services, id: string): Promise<Response> {
  const leaving = new AbortController();
  const left = AbortSignal.any([leaving.signal, c.req.raw.signal]);
  const updates = services.siteCrawls.follow(id, left);
  const first = await updates.next();
  if (first.done) return gone(c);
  return streamUpdates(services, first.value, updates, c.get("requestId"), leaving);
}

/** Nothing need go on when the listener leaves: the crawl lives elsewhere. */
function streamUpdates(
  services: Services,
  first: CrawlUpdate,
  others: AsyncGenerator<CrawlUpdate>,
  requestId: string,
  leaving: AbortController,
): Response {
  const stream = openEventStream(services.times.heartbeatMs);
  stream.left.addEventListener("abort", () => leaving.abort());
  const run = async () => {
    stream.send("state", first);
    for await (const update of others) stream.send("state", update);
  };
  run()
    .catch((error: Error) => {
      services.log({ event: "exception", requestId, ...errorTrace(error) });
      stream.send("error", problemBody("internal", requestId));
    })
    .finally(() => stream.close());
  return stream.response;
}

function gone(c: ApiCall): Response {
  return problem(c, "not-found", { detail: siteCrawlGone });
}
