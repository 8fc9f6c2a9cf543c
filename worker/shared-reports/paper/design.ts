// The design rating: score, aspects, what to improve, and the first screens.
import { html } from "hono/html";
import { paperTexts as words } from "#content/paper-report.ts";
import { aspectTitles } from "#content/report/design-rating.ts";
import { aspectIds, type DesignRating } from "#contract/design-rating.ts";
import { foreign, type Markup } from "./markup.ts";

export function designPart(rating: DesignRating): Markup {
  const { unscoredReason, overallScore, improvements, designAspects, screenshots, notes } = rating;
  return html`<p class="lead">${unscoredReason === undefined ? words.designScore(Math.round(overallScore)) : foreign(unscoredReason)}</p>
${
  unscoredReason !== undefined
    ? ""
    : html`${improvements.length === 0 ? "" : html`<section class="block"><h3>${words.improvements}</h3><ol>${improvements.map((one) => html`<li>${foreign(one)}</li>`)}</ol></section>`}
<h3>${words.aspects}</h3>
${aspectIds.map((id) => {
  const { score, feedback, suggestions } = designAspects[id];
  return html`<section class="block"><h4>${aspectTitles[id]}: ${Math.round(score)}</h4><p>${foreign(feedback)}</p>${suggestions.length === 0 ? "" : html`<ul>${suggestions.map((one) => html`<li>${foreign(one)}</li>`)}</ul>`}</section>`;
})}`
}
<div class="shots">${(["desktop", "mobile"] as const).map((name) => picture(screenshots[name], words[name], name))}</div>
${notes.map((note) => html`<p class="small">${foreign(note)}</p>`)}`;
}

/** Only pictures that are there: without them places stand in the report. */
function picture(source: string | null | undefined, caption: string, kind: string): Markup | "" {
  if (!source?.startsWith("data:image/")) return "";
  return html`<figure class="shot ${kind}"><img src="${source}" alt="${caption}"><figcaption>${caption}</figcaption></figure>`;
}
