// The document around every page of the desk: headers, areas, the notice about the last change with its undo, and how times are written.
import { html } from "hono/html";
import { inquiryView, desk as words } from "#content/desk/desk.ts";
import { owner } from "#content/owner.ts";
import type { ApiCall } from "../../http/context.ts";
import { apiHeaders } from "../../http/security-headers.ts";
import type { Services } from "../../services/services.ts";
import { type Notice, noticeOf } from "./notice.ts";

/** Text between tags or in quoted attributes, escaped. */
export type Markup = ReturnType<typeof html>;

export const DESK = "/intern";
export const areas = { inbox: DESK, figures: `${DESK}/zahlen`, state: `${DESK}/zustand` } as const;

interface DeskDocument {
  title: string;
  area: keyof typeof areas;
  email: string;
  unread: number;
  /** Of the inbox, for the script that keeps two tabs in step. */
  revision: string;
  notice: Notice | null;
  /** Stands above the title: the way back to the list. */
  back?: Markup | undefined;
  body: Markup;
}

const pageHeaders = {
  ...apiHeaders,
  "Content-Type": "text/html; charset=utf-8",
  "Content-Language": "de",
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Without a referrer browsers call the origin of a form "null".
  "Referrer-Policy": "same-origin",
};

/** What a page brings along; the rest is asked for, where the page has not asked for it anyway. */
export type ShownPage = Pick<DeskDocument, "title" | "area" | "body"> &
  Partial<Pick<DeskDocument, "unread" | "revision" | "back">>;

export async function deskPage(
  c: ApiCall,
  { outbox }: Services,
  page: ShownPage,
  status: 200 | 400 | 404 = 200,
): Promise<Response> {
  const document = await documentOf({
    ...page,
    email: c.get("ownerEmail") ?? "",
    unread: page.unread ?? (await outbox.inboxCounts()).new,
    revision: page.revision ?? (await outbox.inboxRevision()),
    notice: noticeOf(c.req.query()),
  });
  return c.body(document, status, pageHeaders);
}

export function backToInbox(): Markup {
  return html`<p class="back"><a href="${DESK}">← ${inquiryView.back}</a></p>`;
}

async function documentOf(page: DeskDocument): Promise<string> {
  const mark = page.unread > 0 ? `(${page.unread}) ` : "";
  const document = await html`<!doctype html>
<html lang="de" data-revision="${page.revision}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${mark}${page.title} – ${words.title} – ${owner.brand}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${DESK}/style.css">
<script src="${DESK}/desk.js" defer></script>
</head>
<body>
<a class="skip" href="#inhalt">${words.skip}</a>
<header><div class="measure">
<p class="brand"><span class="sign" aria-hidden="true">${owner.signNumber}</span>${words.title}</p>
<nav aria-label="${words.navigation}"><ul>${Object.entries(areas).map(([area, href]) => areaLink(area as keyof typeof areas, href, page))}</ul></nav>
<p class="who">${words.signedIn(page.email)} · <a href="/">${words.site}</a> · <a href="/cdn-cgi/access/logout">${words.signOut}</a></p>
</div></header>
<main class="measure" id="inhalt">
<div role="status" class="notices">${page.notice && noticePart(page.notice)}</div>
${page.back ?? ""}
<h1>${page.title}</h1>
${page.body}
</main>
</body>
</html>
`;
  return document.toString();
}

function areaLink(area: keyof typeof areas, href: string, { area: current, unread }: DeskDocument): Markup {
  const label = words.areas[area];
  const count =
    area === "inbox" && unread > 0
      ? html` <span class="count" aria-hidden="true">${unread}</span><span class="hidden">, ${words.unread(unread)}</span>`
      : "";
  return html`<li><a href="${href}"${area === current ? html` aria-current="page"` : ""}><span>${label}</span>${count}</a></li>`;
}

function noticePart({ text, undo }: Notice): Markup {
  if (undo === null) return html`<p class="notice">${text}</p>`;
  return html`<form class="notice" method="post" action="${DESK}/rueckgaengig">
<span>${text}</span>
<input type="hidden" name="was" value="${undo.what}">
<input type="hidden" name="id" value="${undo.id}">
<input type="hidden" name="token" value="${undo.token}">
<button>${words.undo}</button>
</form>`;
}

const longTime = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  dateStyle: "medium",
  timeStyle: "short",
});
const clock = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", timeStyle: "short" });
const dayOf = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin", dateStyle: "short" });

/** `at`: ms since 1970. */
export function time(at: number): Markup {
  return html`<time datetime="${new Date(at).toISOString()}">${longTime.format(at)}</time>`;
}

/** „12:03“ of today, else with the day. */
export function shortTime(at: number, now: number): string {
  return dayOf.format(at) === dayOf.format(now) ? clock.format(at) : longTime.format(at);
}

/** „26. Nov. 2026“ of YYYY-MM-DD. */
export function dayText(day: string): string {
  return shortDay.format(new Date(`${day}T12:00:00Z`));
}

const shortDay = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeZone: "UTC" });
