// POST /functions/v1/send-contact-email: an inquiry, as JSON from the script, or as a plain form answered with the contact page.
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { contactError } from "#content/contact-errors.ts";
import { fieldReasons, problemMessages, wholeRequest } from "#content/messages.ts";
import { contactFields, type FieldFaults } from "#contract/contact.ts";
import { type ErrorCode, problemStatus } from "#contract/problem.ts";
import { type ContactResult, type FormValues, resultPage } from "../../contact/result-page.ts";
import { keepRunningAfterDisconnect } from "../../http/client-disconnect.ts";
import type { ApiCall, ApiContext } from "../../http/context.ts";
import { keyCheck } from "../../http/key-check.ts";
import { errorTrace } from "../../http/log.ts";
import { onlyMethods, type ProblemDetails, problem } from "../../http/problem.ts";
import { RATE_LIMIT_PERIOD_SECONDS } from "../../http/rate-limits.ts";
import { isForm, readForm, readJsonValue } from "../../http/request-body.ts";
import type { Services } from "../../services/services.ts";
import { type Reception, receiveInquiry } from "./receive-inquiry.ts";

/** The longest inquiry the contract allows takes about 55 KiB with every character escaped. */
const MAX_BODY_BYTES = 64 * 1024;

export function sendContactEmailRoute(services: Services) {
  return new Hono<ApiContext>()
    .post("/", async (c, next) => {
      // A form without script cannot send a key; the check of its origin stands in front of both.
      if (isForm(c.req.raw)) return answerForm(c, services);
      await next();
    })
    .post("/", keyCheck(services.publicKey), (c) => answerJson(c, services))
    .all("/", onlyMethods("POST"));
}

/**
 * Answers a plain form with the page where earlier checks refuse it. Typed words are kept for "rate-limited" only:
 * those of another site's form would look like ours.
 */
export function contactFormRefusals(services: Services) {
  return createMiddleware<ApiContext>(async (c, next) => {
    await next();
    const code = c.get("failure");
    const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html");
    if (c.req.method !== "POST" || !isForm(c.req.raw) || !code || isPage) return;
    const form = code === "rate-limited" ? await readForm(c.req.raw, MAX_BODY_BYTES) : undefined;
    c.res = await failurePage(c, services, code, form ? formValues(form) : {});
  });
}

async function answerJson(c: ApiCall, services: Services): Promise<Response> {
  const body = await readJsonValue(c.req.raw, MAX_BODY_BYTES);
  if (!body.ok) return problem(c, body.code, body.details);
  const reception = await received(c, services, body.value);
  if (reception.outcome === "stored") return c.json({ ok: true, id: reception.id });
  if (reception.outcome === "faulty")
    return problem(c, "bad-request", {
      detail: firstSentence(reception.faults),
      members: { fields: reception.faults },
    });
  return problem(c, reception.code, reception.details);
}

/** Who sends an inquiry and closes the page has sent it. */
function received(c: ApiCall, services: Services, body: unknown): Promise<Reception> {
  const reception = receiveInquiry(services, c.var, body);
  keepRunningAfterDisconnect(c, reception);
  return reception;
}

function firstSentence(faults: FieldFaults): string {
  const field = contactFields.find((name) => faults[name]);
  const fault = field && faults[field];
  return fault ? contactError(field, fault) : fieldReasons.wrongKind(wholeRequest);
}

async function answerForm(c: ApiCall, services: Services): Promise<Response> {
  const form = await readForm(c.req.raw, MAX_BODY_BYTES);
  if (form === undefined) return failurePage(c, services, "body-too-large", {});
  const values = formValues(form);
  const reception = await received(c, services, Object.fromEntries(form)).catch((error: Error) => {
    // Not left to the answer for bugs, which is JSON: this visitor's words stand nowhere but in his form.
    services.log({ event: "exception", requestId: c.get("requestId"), ...errorTrace(error) });
    return null;
  });
  if (reception === null) return failurePage(c, services, "internal", values);
  if (reception.outcome === "refused")
    return failurePage(c, services, reception.code, values, reception.details);
  if (reception.outcome === "stored")
    return page(c, services, 200, { kind: "sent", email: reception.contact.email });
  c.set("failure", "bad-request");
  return page(c, services, 400, { kind: "faulty", values, faults: reception.faults });
}

function formValues(form: ReadonlyMap<string, string>): FormValues {
  return Object.fromEntries(contactFields.map((name) => [name, form.get(name) ?? ""]));
}

async function failurePage(
  c: ApiCall,
  services: Services,
  code: ErrorCode,
  values: FormValues,
  {
    detail = problemMessages[code].detail,
    retryAfterSeconds = RATE_LIMIT_PERIOD_SECONDS,
  }: ProblemDetails = {},
): Promise<Response> {
  c.set("failure", code);
  const answer = await page(c, services, problemStatus[code], { kind: "failed", values, detail });
  if (code === "rate-limited") answer.headers.set("Retry-After", String(retryAfterSeconds));
  return answer;
}

async function page(c: ApiCall, services: Services, status: number, result: ContactResult) {
  const { body, headers } = resultPage(await services.builtPage("/kontakt", c.req.raw), result);
  return new Response(body, { status, headers });
}
