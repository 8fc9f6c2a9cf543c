// Which style sheets a page asked for and did not get: the document itself does not tell, a missing one looks like an empty one.
import type { CDPSession } from "@cloudflare/puppeteer";
import type { TabState } from "./tab-state.ts";

/** More are not told apart. */
const MAX_SHEETS = 500;
const FIRST_ERROR_STATUS = 400;

export function watchSheets(session: CDPSession, { sheets }: TabState): void {
  session.on("Network.requestWillBeSent", ({ requestId, type, loaderId, request: { url } }) => {
    // A redirect comes under the same id; the page knows the first address.
    if (type !== "Stylesheet" || sheets.has(requestId) || sheets.size >= MAX_SHEETS) return;
    sheets.set(requestId, { url, loader: loaderId, hasCome: false });
  });
  const failed = new Set<string>();
  session.on("Network.responseReceived", ({ requestId, response: { status } }) => {
    if (status >= FIRST_ERROR_STATUS) failed.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId }) => {
    const sheet = sheets.get(requestId);
    if (sheet) sheet.hasCome = !failed.has(requestId);
  });
}

/** Addresses, of the newest document alone; not twice, and none that came by another request. */
export function missingSheets({ sheets, loader }: TabState): string[] {
  const own = [...sheets.values()].filter((sheet) => sheet.loader === loader);
  const came = new Set(own.filter(({ hasCome }) => hasCome).map(({ url }) => url));
  return [...new Set(own.map(({ url }) => url))].filter((url) => !came.has(url));
}
