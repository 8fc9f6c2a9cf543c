// The page of a watch: to confirm it, to see how it goes, to end it.
import { html } from "hono/html";
import { changeNames, watchPage as words } from "#content/pages/beobachtung.ts";
import { watchPath } from "#contract/watch.ts";
import { plainDocument } from "../http/plain-document.ts";
import type { Change } from "./compare-runs.ts";
import { scorePlot } from "./score-plot.ts";
import type { RunNote, WatchView } from "./watch-state.ts";

type Markup = ReturnType<typeof html>;

/** Field of the forms that says what is wanted. */
export const WATCH_FIELD = "was";
/** Path of the form that frees a mailbox again. */
export const RESTART_PATH = "/beobachtung/wieder";

const longDay = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" });
const dayText = (at: number) => longDay.format(new Date(at));

export function watchPageOf(id: string, view: WatchView, news: "confirmed" | "full" | null): Promise<string> {
  const title = words.of(hostOf(view.url));
  return plainDocument(
    title,
    html`${news === null ? "" : html`<p class="news" role="status">${words[news]}</p>`}
<h1>${title}</h1>
<p class="lead"><bdi>${view.url}</bdi><br>${view.wholeSite ? words.scope.whole : words.scope.page}</p>
${view.phase === "pending" ? pendingPart(id) : activePart(id, view)}`,
  );
}

export function endedPage(permission: string): Promise<string> {
  const { title, text, againHint, again } = words.ended;
  return plainDocument(
    title,
    html`<h1>${title}</h1><p class="lead">${text}</p>
<form method="post" action="${RESTART_PATH}"><input type="hidden" name="marke" value="${permission}"><p>${againHint}</p><p><button>${again}</button></p></form>`,
  );
}

export function freedPage(): Promise<string> {
  const { title, free, toCheck } = words.ended;
  return plainDocument(
    title,
    html`<h1>${words.title}</h1><p class="lead">${free}</p><p><a href="/seo-check">${toCheck}</a></p>`,
  );
}

export function goneWatchPage(): Promise<string> {
  const { title, text } = words.gone;
  return plainDocument(
    title,
    html`<h1>${title}</h1><p class="lead">${text}</p><p><a href="/seo-check">${words.ended.toCheck}</a></p>`,
  );
}

function pendingPart(id: string): Markup {
  const { lead, text, confirm, refuse } = words.pending;
  return html`<p>${lead}</p><p>${text}</p>
<form method="post" action="${watchPath(id)}"><p class="acts"><button class="strong" name="${WATCH_FIELD}" value="confirm">${confirm}</button> <button name="${WATCH_FIELD}" value="end">${refuse}</button></p></form>`;
}

function activePart(id: string, { createdAt, nextAt, runs }: WatchView): Markup {
  const { since, next, end, endHint } = words.active;
  const scored = runs.filter((run) => run.score !== null);
  const [first, last] = [scored[0]?.score, scored.at(-1)?.score];
  return html`<p>${since(dayText(createdAt))} ${next(dayText(nextAt))}</p>
${first === undefined || first === null || last === undefined || last === null ? "" : html`<h2>${words.curve}</h2><p>${words.curveText(first, last, runs.length)}</p>${scored.length < 2 ? "" : scorePlot(runs, words.curveText(first, last, runs.length))}`}
<h2>${words.history}</h2>
${runs.toReversed().map((run, index) => weekPart(run, index === runs.length - 1))}
<form method="post" action="${watchPath(id)}"><p><button class="danger" name="${WATCH_FIELD}" value="end">${end}</button> <span>${endHint}</span></p></form>`;
}

function weekPart({ at, score, changes }: RunNote, isFirst: boolean): Markup {
  const happened = (Object.keys(changeNames) as (keyof typeof changeNames)[]).filter(
    (kind) => changes[kind].length > 0,
  );
  return html`<section><h3>${words.week(dayText(at), score)}</h3>
${happened.length === 0 ? html`<p>${isFirst ? words.start : words.unchanged}</p>` : happened.map((kind) => html`<p><strong>${changeNames[kind]}</strong></p><ul>${changes[kind].map(changeItem)}</ul>`)}</section>`;
}

function changeItem({ title, places }: Change): Markup {
  return html`<li><bdi>${title}</bdi>${places.length === 0 ? "" : html`<br>${places.map((place) => html`<bdi>${place}</bdi> `)}`}</li>`;
}

function hostOf(url: string): string {
  const address = URL.canParse(url) ? url : `https://${url}`;
  return URL.canParse(address) ? new URL(address).host : url;
}
