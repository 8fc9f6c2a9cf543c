/** "click": another host would learn the visitor's IP address. */
type PreviewStart = "itself" | "click" | "never";

/** @param liveUrl absolute, or a path of this site */
export function previewStart(
  liveUrl: string | null,
  origin: string,
  prefersReducedData: boolean,
): PreviewStart {
  if (liveUrl === null || prefersReducedData || !URL.canParse(liveUrl, origin)) return "never";
  const url = new URL(liveUrl, origin);
  if (url.protocol !== "https:" && url.origin !== origin) return "never";
  return url.origin === origin ? "itself" : "click";
}
