// POST /functions/v1/page-view: one look at a page, counted by path and day. Browsers tell it only with consent to Statistik.
import { Hono } from "hono";
import { pageViewSchema } from "#contract/page-view.ts";
import type { ApiContext } from "../http/context.ts";
import { keyCheck } from "../http/key-check.ts";
import { onlyMethods, problem } from "../http/problem.ts";
import { readJson } from "../http/request-body.ts";
import type { Services } from "../services/services.ts";

const MAX_BODY_BYTES = 1024;

export function pageViewRoute(services: Services) {
  return new Hono<ApiContext>()
    .post("/", keyCheck(services.publicKey), async (c) => {
      const body = await readJson(c.req.raw, pageViewSchema, MAX_BODY_BYTES);
      if (!body.ok) return problem(c, body.code, body.details);
      const { path, referrer } = body.value;
      services.tally.count(`view:${path}`, c.get("requestId"));
      if (referrer !== null) services.tally.count(`referrer:${referrer}`, c.get("requestId"));
      return c.body(null, 204);
    })
    .all("/", onlyMethods("POST"));
}
