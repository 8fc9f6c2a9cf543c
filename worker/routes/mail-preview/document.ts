// What both pages share: document, heading, and how times are written.
import { html } from "hono/html";
import { owner } from "#content/owner.ts";

/** Text between tags or in quoted attributes, escaped. */
export type Markup = ReturnType<typeof html>;

export interface Document {
  /** Of the document; the heading is part of the head. */
  title: string;
  head: Markup;
  body: Markup;
}

/** A whole document. Values in it are escaped by hono's `html`. */
export async function documentOf({ title, head, body }: Document): Promise<string> {
  const document = await html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${owner.brand}, örtlich</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/__mail/style.css">
</head>
<body>
<header><div class="measure"><span class="sign" aria-hidden="true">${owner.signNumber}</span>${head}</div></header>
<main class="measure">
${body}
</main>
</body>
</html>
`;
  return document.toString();
}

const timeFormat = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  dateStyle: "medium",
  timeStyle: "medium",
});

/** `at`: ms since 1970. */
export function time(at: number): Markup {
  return html`<time datetime="${new Date(at).toISOString()}">${timeFormat.format(at)}</time>`;
}
