// Where whoever shared a report shortens, prolongs or deletes it: plain forms, nothing else.
import { html } from "hono/html";
import { senderTexts as words } from "#content/pages/bericht.ts";
import { sharedReportPath } from "#contract/shared-report.ts";
import { plainDocument } from "../http/plain-document.ts";
import { dayText, foreign, hostOf } from "./paper/markup.ts";
import { type SenderChange, shortened } from "./share-terms.ts";
import type { SenderCredentials, SentShare } from "./shared-reports.ts";

export function senderPath({ id, key }: SenderCredentials): string {
  return `${sharedReportPath(id)}/verwalten/${key}`;
}

/** Field of the forms that says what is wanted. */
export const CHANGE_FIELD = "was";

export interface SenderView {
  sender: SenderCredentials;
  share: SentShare;
  /** Origin of this site, for an address to hand on. */
  origin: string;
  /** What came of the last change. */
  news: Exclude<SenderChange, "delete"> | "refused" | null;
}

export function senderPage(view: SenderView, now: number): Promise<string> {
  const { sender, share, origin, news } = view;
  const link = `${origin}${sharedReportPath(sender.id)}`;
  return plainDocument(
    words.title,
    html`${news === null ? "" : html`<p class="news" role="status">${newsText(news)}</p>`}
<h1>${words.title}</h1>
<p class="lead">${words.lead(hostOf({ url: share.url, requestedUrl: share.url }))}</p>
<p>${words.until(dayText(share.expiresAt))}</p>
${share.line === "" ? "" : html`<p>${words.line} ${foreign(share.line)}</p>`}
<h2>${words.link}</h2>
<p><a href="${link}">${link}</a></p>
<form method="post" action="${senderPath(sender)}">
${shortened(share, now) === null ? "" : html`<p><button name="${CHANGE_FIELD}" value="shorten">${words.shorten.label}</button></p>`}
${share.isProlonged ? html`<p>${words.prolong.used}</p>` : html`<p><button name="${CHANGE_FIELD}" value="prolong">${words.prolong.label(share.days)}</button> <span>${words.prolong.hint}</span></p>`}
<p><button name="${CHANGE_FIELD}" value="delete" class="danger">${words.remove.label}</button> <span>${words.remove.hint}</span></p>
</form>`,
  );
}

export function deletedPage(): Promise<string> {
  return plainDocument(
    words.remove.done,
    html`<h1>${words.remove.done}</h1><p class="lead">${words.remove.doneText}</p>`,
  );
}

function newsText(news: NonNullable<SenderView["news"]>): string {
  return news === "refused" ? words.refused : words[news].done;
}
