// GET /functions/v1/contact-token: says, signed, that the form is being filled in from now on.
import { Hono } from "hono";
import type { ApiContext } from "../../http/context.ts";
import { keyCheck } from "../../http/key-check.ts";
import { onlyMethods } from "../../http/problem.ts";
import type { Services } from "../../services/services.ts";

export function contactTokenRoute(services: Services) {
  return new Hono<ApiContext>()
    .get("/", keyCheck(services.publicKey), async (c) => c.json({ token: await services.formTokens.issue() }))
    .all("/", onlyMethods("GET", "HEAD"));
}
