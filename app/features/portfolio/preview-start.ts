// When the website of a project may be loaded into its laptop, as a rule apart from the browser.

/** By itself; after a click, because another host learns the visitor's address; or not at all. */
export type PreviewStart = "itself" | "click" | "never";

/**
 * @param liveUrl address of the website, absolute or a path of this site
 * @param origin of the page that shows it
 * @param savesData the visitor asked for little traffic
 */
export function previewStart(liveUrl: string | null, origin: string, savesData: boolean): PreviewStart {
  if (liveUrl === null || savesData || !URL.canParse(liveUrl, origin)) return "never";
  const url = new URL(liveUrl, origin);
  if (url.protocol !== "https:" && url.origin !== origin) return "never";
  return url.origin === origin ? "itself" : "click";
}
