// GET /functions/v1/seo-quota: what the visitor has used today.
import { Hono } from "hono";
import type { ApiContext } from "../http/context.ts";
import { keyCheck } from "../http/key-check.ts";
import { onlyMethods } from "../http/problem.ts";
import type { Services } from "../services/services.ts";

export function seoQuotaRoute(services: Services) {
  return new Hono<ApiContext>()
    .get("/", keyCheck(services.publicKey), async (c) =>
      c.json(await services.seoQuota.read(c.get("visitor"))),
    )
    .all("/", onlyMethods("GET", "HEAD"));
}
