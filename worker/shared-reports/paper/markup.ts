// What all parts of the document write with.
import { html } from "hono/html";
import { findingTexts } from "#content/report/seo-report.ts";
import type { Evidence, SeoReport } from "#contract/seo-report.ts";

/** Text between tags or in quoted attributes, escaped. */
export type Markup = ReturnType<typeof html>;

const day = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" });
const isoDay = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Europe/Berlin" });
const decimal = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });

/** „26. November 2026“ */
export function dayText(instant: string | number): string {
  return day.format(new Date(instant));
}

/** YYYY-MM-DD in German time. */
export function dayNumber(instant: string | number): string {
  return isoDay.format(new Date(instant));
}

/** 8 → „8 Punkte“, 0.5 → „0,5 Punkte“ */
export function pointsText(points: number): string {
  const shown = decimal.format(points);
  return `${shown} ${shown === "1" ? "Punkt" : "Punkte"}`;
}

export function hostOf({ url, requestedUrl }: Pick<SeoReport, "url" | "requestedUrl">): string {
  const address = url || requestedUrl;
  return URL.canParse(address) ? new URL(address).host : address;
}

/** Foreign text, kept from turning the lines around it. */
export function foreign(text: string): Markup {
  return html`<bdi>${text}</bdi>`;
}

/** Only an address of the web becomes a link; anything else stays text. */
export function webLink(url: string, text: string): Markup {
  return /^https?:\/\//i.test(url)
    ? html`<a href="${url}" rel="noreferrer">${text}</a>`
    : html`${foreign(text)}`;
}

/** Of these there are many: `dir` keeps a foreign text apart as foreign() does, without an element of its own in the PDF. */
export function evidenceList(evidence: readonly Evidence[]): Markup | "" {
  if (evidence.length === 0) return "";
  return html`<ul class="evidence">${evidence.map(
    ({ where, value, expected }) => html`<li>
${where === "" ? "" : html`<p class="where" dir="auto">${where}</p>`}
<p><span>${findingTexts.found}:</span> <code dir="auto">${value}</code></p>
${expected === "" ? "" : html`<p><span>${findingTexts.expected}:</span> <code dir="auto">${expected}</code></p>`}
</li>`,
  )}</ul>`;
}
