// GET /functions/v1/leads: all stored inquiries as CSV; DELETE: removes those of one mail address. For the owner alone.
import { Hono } from "hono";
import { leadsFile } from "#content/leads.ts";
import { erasureRequestSchema } from "#contract/erasure.ts";
import type { ApiCall, ApiContext } from "../http/context.ts";
import { keyCheck } from "../http/key-check.ts";
import { errorTrace } from "../http/log.ts";
import { onlyMethods, problem, unknownPath } from "../http/problem.ts";
import { readJson } from "../http/request-body.ts";
import { csvHead, csvLines } from "../mail/outbox/leads-csv.ts";
import type { LeadsPage } from "../mail/outbox/records.ts";
import { berlinDay } from "../quota/day.ts";
import type { Services } from "../services.ts";

/** Inquiries of one call to the outbox: some 3 MB at most. */
const PAGE_SIZE = 100;
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

/** The address comes in the body: URLs are logged. */
async function erase(c: ApiCall, { outbox }: Services): Promise<Response> {
  const body = await readJson(c.req.raw, erasureRequestSchema, MAX_BODY_BYTES);
  if (!body.ok) return problem(c, body.code, body.details);
  return c.json(await outbox.erase(body.value.email));
}

async function answerCsv(c: ApiCall, { outbox, log }: Services): Promise<Response> {
  const read = (after: number) => outbox.leads({ after, limit: PAGE_SIZE });
  const requestId = c.get("requestId");
  const readOrLog = (after: number) =>
    read(after).catch((error: Error) => {
      log({ event: "exception", requestId, ...errorTrace(error) });
      throw error;
    });
  // Before the status is sent: a failure of the outbox must not look like a table.
  const first = await read(0);
  return c.body(csvStream(first, readOrLog), 200, {
    "Content-Type": "text/csv; charset=utf-8; header=present",
    "Content-Disposition": `attachment; filename="${leadsFile(berlinDay(new Date()))}"`,
  });
}

/** Reads on as the receiver takes. A failure breaks the connection off: half a table is no end. */
function csvStream(
  first: LeadsPage,
  read: (after: number) => Promise<LeadsPage>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after = first.after;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(csvHead() + csvLines(first.leads)));
      if (after === null) controller.close();
    },
    async pull(controller) {
      if (after === null) return;
      const page = await read(after);
      after = page.after;
      if (page.leads.length > 0) controller.enqueue(encoder.encode(csvLines(page.leads)));
      if (after === null) controller.close();
    },
  });
}
