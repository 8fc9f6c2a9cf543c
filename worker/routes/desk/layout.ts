// The document around every page of the desk: areas, the notice about the last change with its undo, and how times are written.
import { html } from "hono/html";
import { desk as words } from "#content/desk.ts";
import { owner } from "#content/owner.ts";

/** Text between tags or in quoted attributes, escaped. */
export type Markup = ReturnType<typeof html>;

export const DESK = "/intern";
export const areas = { inbox: DESK, figures: `${DESK}/zahlen`, state: `${DESK}/zustand` } as const;

/** What has just been changed, and what takes it back. */
export interface Notice {
  text: string;
  /** Null where nothing can be taken back any more. */
  undo: { what: string; id: string; token: string } | null;
}

export interface DeskDocument {
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

export async function documentOf(page: DeskDocument): Promise<string> {
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
<div role="status" class="notices">${page.notice && noticeOf(page.notice)}</div>
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

function noticeOf({ text, undo }: Notice): Markup {
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
