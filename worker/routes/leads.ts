// GET /functions/v1/leads: all stored inquiries as CSV; DELETE: removes those of one mail address, or a shared report. For the owner alone.
import { Hono } from "hono";
import * as v from "valibot";
import { leadsFile } from "#content/desk/leads.ts";
import { erasureRequestSchema, sharedErasureRequestSchema } from "#contract/erasure.ts";
import type { ApiCall, ApiContext } from "../http/context.ts";
import { keyCheck } from "../http/key-check.ts";
import { onlyMethods, problem, unknownPath } from "../http/problem.ts";
import { readJson } from "../http/request-body.ts";
import { leadsCsv } from "../mail/outbox/leads-csv-stream.ts";
import { berlinDay } from "../quota/day.ts";
import type { Services } from "../services/services.ts";

/** One address. */
const MAX_BODY_BYTES = 1024;

/** Without a key set up there is no such endpoint. */
export function leadsRoute(services: Services) {
  const route = new Hono<ApiContext>();
  if (services.leadsKey === null) return route.all("/", unknownPath);
  return route
    .get("/", keyCheck(services.leadsKey), (c) => answerCsv(c, services))
    .delete("/", keyCheck(services.leadsKey), (c) => erase(c, services))
    .all("/", onlyMethods("GET", "HEAD", "DELETE"));
}

const requestSchema = v.lazy((given) =>
  typeof given === "object" && given !== null && "sharedReport" in given
    ? sharedErasureRequestSchema
    : erasureRequestSchema,
);

/** Address and number come in the body: URLs are logged. */
async function erase(c: ApiCall, { outbox, watching, sharing }: Services): Promise<Response> {
  const body = await readJson(c.req.raw, requestSchema, MAX_BODY_BYTES);
  if (!body.ok) return problem(c, body.code, body.details);
  if ("sharedReport" in body.value)
    return c.json({ sharedReports: Number(await sharing.sharedReports.erase(body.value.sharedReport)) });
  // The watches first: each takes its mails out of the outbox.
  const watches = await watching.watches.erase(body.value.email);
  return c.json({ ...(await outbox.erase(body.value.email)), watches });
}

async function answerCsv(c: ApiCall, services: Services): Promise<Response> {
  return c.body(await leadsCsv(services, c.get("requestId")), 200, {
    "Content-Type": "text/csv; charset=utf-8; header=present",
    "Content-Disposition": `attachment; filename="${leadsFile(berlinDay(new Date()))}"`,
  });
}
