// What the site is ready for, what waits, what failed.
import { html } from "hono/html";
import { stateView as words } from "#content/desk/desk.ts";
import type { DeliveryState } from "../../mail/outbox/inbox-records.ts";
import type { SiteState } from "../../site-state.ts";
import type { ExceptionNote } from "../../tally/events.ts";
import { mailLine } from "./inquiry-page.ts";
import { areas, type Markup, shortTime, time } from "./layout.ts";

export interface ShownState {
  site: SiteState;
  delivery: DeliveryState;
  exceptions: readonly ExceptionNote[];
  /** Of the last seven days. */
  failedRatings: number;
  wantsLetter: boolean;
}

export function stateBody(shown: ShownState, now: number): Markup {
  const { site, delivery, wantsLetter } = shown;
  return html`<div class="two"><div>
<section class="card"><h2>${words.mail}</h2>
${line(site.mail === "none" ? "missing" : "ready", { ready: words.mailReady, preview: words.mailLocal, none: words.mailMissing }[site.mail])}
<p>${delivery.lastDeliveredAt === null ? words.neverDelivered : words.lastDelivery(shortTime(delivery.lastDeliveredAt, now))} ${words.waiting(delivery.waiting)}</p>
<h3>${words.deadLetters}</h3>
${delivery.dead.length === 0 ? html`<p>${words.noDeadLetters}</p>` : html`<ul class="mails">${delivery.dead.map((mail) => mailLine(mail, now, areas.state))}</ul>`}
</section>
<section class="card"><h2>${words.browser}</h2>
${line(site.browser === null ? "missing" : "ready", site.browser === null ? words.browserMissing : words.browserBound)}
${site.browser === null ? "" : html`<p>${words.browserBudget(site.browser.spent, site.browser.limit)}</p>`}
<p>${words.browserFailures(shown.failedRatings)}</p></section>
<section class="card"><h2>${words.errors}</h2>${errorsPart(shown.exceptions)}</section>
</div><div>
<section class="card"><h2>${words.letter}</h2><p class="hint">${words.letterHint}</p>
<form method="post" action="${areas.state}/wochenbrief"><p>${wantsLetter ? words.letterOn : words.letterOff}</p>
<input type="hidden" name="bestellt" value="${wantsLetter ? "nein" : "ja"}"><button>${wantsLetter ? words.cancel : words.order}</button></form></section>
<section class="card"><h2>${words.models}</h2>
${line(site.models === null ? "optional" : "ready", site.models === null ? words.modelsMissing : words.modelsBound)}
${site.models === null ? "" : html`<p>${words.chatBudget(site.models.chat.spent, site.models.chat.limit)}<br>${words.designBudget(site.models.design.spent, site.models.design.limit)}</p>`}</section>
<section class="card"><h2>${words.leads}</h2>${line(site.hasLeadsKey ? "ready" : "optional", site.hasLeadsKey ? words.leadsReady : words.leadsMissing)}</section>
<section class="card"><h2>${words.version}</h2><p>${site.version ?? words.versionUnknown}</p></section>
</div></div>`;
}

const labels = { ready: words.ok, missing: words.attention, optional: words.optional } as const;

function line(state: keyof typeof labels, text: string): Markup {
  return html`<p class="check ${state}"><strong>${labels[state]}</strong> ${text}</p>`;
}

function errorsPart(exceptions: readonly ExceptionNote[]): Markup {
  if (exceptions.length === 0) return html`<p>${words.noErrors}</p>`;
  const { errorColumns: columns } = words;
  return html`<div class="wide" tabindex="0" role="region" aria-label="${words.errors}"><table class="errors"><thead><tr>${Object.values(columns).map((label) => html`<th scope="col">${label}</th>`)}</tr></thead>
<tbody>${exceptions.map(({ at, place, requestId }) => html`<tr><td>${time(at)}</td><td>${place}</td><td>${requestId ?? ""}</td></tr>`)}</tbody></table></div>`;
}
