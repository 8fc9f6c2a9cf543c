// The check in the browser: one verdict a part, then what is to be mended.
import { html } from "hono/html";
import { paperTexts as words } from "#content/paper-report.ts";
import { keyboardTexts, reflowTexts } from "#content/report/keyboard-check.ts";
import { mendTexts } from "#content/report/mends.ts";
import { speedTexts } from "#content/report/speed-check.ts";
import type { Fault, SpotFault } from "#contract/accessibility-check.ts";
import type { BrowserCheck } from "#contract/browser-check.ts";
import type { Mend } from "#contract/mends.ts";
import { isComplaint } from "#contract/seo-report.ts";
import { evidenceList, foreign, type Markup } from "./markup.ts";

export function browserPart({
  consent,
  speed,
  accessibility,
  keyboard,
  mends,
  reflow,
  rendered,
}: BrowserCheck): Markup {
  return html`${part(
    words.consent,
    consent,
    ({ verdict, findings, notes }) => html`<p class="lead">${foreign(verdict)}</p>
${findings.filter(isComplaint).map(({ title, advice, evidence }) => html`<section class="block"><h4>${foreign(title)}</h4><p>${foreign(advice)}</p>${evidenceList(evidence)}</section>`)}
${notes.map((note) => html`<p class="small">${foreign(note)}</p>`)}<p class="small">${words.disclaimer}</p>`,
  )}
${part(
  speedTexts.heading,
  speed,
  ({ verdict, figures, total, notes }) => html`<p class="lead">${foreign(verdict)}</p>
<ul>${figures.map(({ label, value, meaning }) => html`<li>${foreign(label)}: ${foreign(value)}. ${foreign(meaning)}</li>`)}<li>${speedTexts.bytes.heading}: ${foreign(total)}</li></ul>
${notes.map((note) => html`<p class="small">${foreign(note)}</p>`)}`,
)}
${part(
  mendTexts.heading,
  mends,
  ({ verdict, mends, notes }) => html`<p class="lead">${foreign(verdict)}</p>
${mends.map(mendBlock)}${notes.map((note) => html`<p class="small">${foreign(note)}</p>`)}`,
)}
${part(
  words.accessibility,
  accessibility,
  ({ verdict, faults, notes }) => html`<p class="lead">${foreign(verdict)}</p>
${faults.map((fault) => faultBlock(fault, fault.places))}${notes.map((note) => html`<p class="small">${foreign(note)}</p>`)}`,
)}
${part(
  keyboardTexts.heading,
  keyboard,
  ({ verdict, faults, ending }) =>
    html`<p class="lead">${foreign(verdict)}</p><p class="small">${foreign(ending)}</p>${spotFaults(faults)}`,
)}
${part(
  reflowTexts.heading,
  reflow,
  ({ verdict, narrow, large }) =>
    html`<p class="lead">${foreign(verdict)}</p>${spotFaults([...narrow.faults, ...(large?.faults ?? [])])}`,
)}
${part(words.rendered, rendered, ({ verdict, missed }) => html`<p class="lead">${foreign(verdict)}</p>${missed.length === 0 ? "" : html`<ul>${missed.map((one) => html`<li>${foreign(one)}</li>`)}</ul>`}`)}`;
}

function part<Result>(
  heading: string,
  read: { result: Result | null; note: string | null } | null,
  body: (result: Result) => Markup,
): Markup | "" {
  if (read === null) return "";
  return html`<section><h3>${heading}</h3>${read.result === null ? html`<p>${foreign(read.note ?? "")}</p>` : body(read.result)}</section>`;
}

function mendBlock({ title, meaning, before, after, reach, css }: Mend): Markup {
  return html`<section class="block"><h4>${foreign(title)}</h4><p>${foreign(meaning)} ${foreign(reach)}</p>
<p>${mendTexts.before}: ${foreign(before)}. ${mendTexts.after}: ${foreign(after)}.</p><pre><code>${foreign(css)}</code></pre></section>`;
}

type AnyFault = Omit<Fault, "places"> | Omit<SpotFault, "spots">;

function faultBlock(
  { title, meaning, mend, wcag, count }: AnyFault,
  places: readonly { selector: string; snippet: string }[],
): Markup {
  return html`<section class="block"><h4>${foreign(title)}</h4>
<p>${foreign(meaning)}</p><p>${foreign(mend)}</p>
<p class="small">${[words.occurrences(count), ...(wcag.length === 0 ? [] : [`WCAG ${wcag.join(", ")}`])].join(" · ")}</p>
<ul class="evidence">${places.slice(0, PLACES).map(({ selector, snippet }) => html`<li><p class="where">${foreign(selector)}</p><p><code>${foreign(snippet)}</code></p></li>`)}</ul></section>`;
}

/** Places of one fault. */
const PLACES = 3;

function spotFaults(faults: readonly SpotFault[]): Markup[] {
  return faults.map((fault) => faultBlock(fault, fault.spots));
}
