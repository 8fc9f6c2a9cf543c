// The plain page a built page is measured against: the same markup, CSS, fonts and pictures without any script.

const SCRIPT = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_PRELOAD = /<link[^>]+rel="(?:modulepreload|preload"[^>]+as="script)"[^>]*>/g;
const START_MARK = / data-now(?:="")?(?=[\s>])/;

/** Removes module script, starter, router data and module preloads from a built page; structured data stays. */
export function staticTwin(html: string): string {
  return html.replace(SCRIPT, "").replace(SCRIPT_PRELOAD, "").replace(START_MARK, "");
}
