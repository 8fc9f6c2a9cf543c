// /__mail: mails of a developer's own machine. Answers to that machine's names only, against DNS rebinding.
import { Hono } from "hono";
import type { ApiCall, ApiContext } from "../http/context.ts";
import { isAskedHere } from "../http/own-host.ts";
import { problem } from "../http/problem.ts";
import { apiHeaders } from "../http/security-headers.ts";
import type { StoredMail } from "../mail/outbox/records.ts";
import type { Services } from "../services/services.ts";
import { listPage, mailPage } from "./mail-preview/pages.ts";
import { stylesheet } from "./mail-preview/stylesheet.ts";

const MAX_MAILS = 200;
const pageHeaders = {
  ...apiHeaders,
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** A mail is markup with styles of its own. The sandbox holds without the frame around it, too. */
const mailHeaders = {
  ...pageHeaders,
  "Content-Security-Policy":
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  "X-Frame-Options": "SAMEORIGIN",
};

const styleHeaders = { ...apiHeaders, "Content-Type": "text/css; charset=utf-8" };

export function mailPreviewRoute(mails: NonNullable<Services["mailPreview"]>) {
  const withMail =
    (answer: (c: ApiCall, mail: StoredMail) => Response | Promise<Response> | null) =>
    async (c: ApiCall, next: () => Promise<void>) => {
      const mail = await mails.mail(c.req.param("id") ?? "");
      return (mail && answer(c, mail)) ?? next();
    };
  return new Hono<ApiContext>()
    .use(async (c, next) => (isAskedHere(c.req.raw) ? next() : problem(c, "foreign-origin")))
    .get("/", async (c) => c.body(await listPage(await mails.mails({ limit: MAX_MAILS })), 200, pageHeaders))
    .get("/style.css", (c) => c.body(stylesheet, 200, styleHeaders))
    .get(
      "/:id",
      withMail(async (c, mail) => c.body(await mailPage(mail), 200, pageHeaders)),
    )
    .get(
      "/:id/html",
      withMail((c, { mail }) => mail && c.body(mail.html, 200, mailHeaders)),
    );
}
