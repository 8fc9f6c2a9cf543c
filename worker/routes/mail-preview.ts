// /__mail: what the site has sent or would have, to look at on the developer's own machine. app.ts mounts it there alone.
// It answers to that machine's names only: a foreign page may let its own name lead to this machine and read what comes back.
import { type Context, Hono } from "hono";
import type { ApiContext } from "../http/context.ts";
import { problem } from "../http/problem.ts";
import { apiHeaders } from "../http/security-headers.ts";
import type { StoredMail } from "../mail/records.ts";
import type { Services } from "../services.ts";
import { listPage } from "./mail-preview/list-page.ts";
import { mailPage } from "./mail-preview/mail-page.ts";
import { stylesheet } from "./mail-preview/stylesheet.ts";

const MOST_MAILS = 200;
/** Names of this machine as URL spells them. */
const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"];

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
    (answer: (c: Context<ApiContext>, mail: StoredMail) => Response | Promise<Response>) =>
    async (c: Context<ApiContext>, next: () => Promise<void>) => {
      const mail = await mails.mail(c.req.param("id") ?? "");
      return mail ? answer(c, mail) : next();
    };
  return new Hono<ApiContext>()
    .use(async (c, next) =>
      OWN_NAMES.includes(new URL(c.req.url).hostname) ? next() : problem(c, "foreign-origin"),
    )
    .get("/", async (c) => c.body(await listPage(await mails.mails({ limit: MOST_MAILS })), 200, pageHeaders))
    .get("/style.css", (c) => c.body(stylesheet, 200, styleHeaders))
    .get(
      "/:id",
      withMail(async (c, mail) => c.body(await mailPage(mail), 200, pageHeaders)),
    )
    .get(
      "/:id/html",
      withMail((c, mail) => c.body(mail.mail.html, 200, mailHeaders)),
    );
}
