// What an address calls the page behind it.
import { decodeEscapes } from "../page/urls.ts";
import { trimEndChars } from "../text/trim-end.ts";

/** Characters of a path, a fragment or a parameter that are compared, and parameters read. */
export const maxSegmentLength = 200;
const maxParameters = 20;

/** What names a page in its address: the end of the path, the fragment, and the values of parameters. */
export function segmentsOf(url: URL): string[] {
  const parameters = [...url.searchParams]
    .slice(0, maxParameters)
    .map(([name, value]) => (/^(?:1|true|ja|yes)?$/.test(value) ? name : (value.split(/[:/]/).at(-1) ?? "")));
  const fragment = url.hash.replace(/^#[!/]{0,3}/, "");
  return [getLastSegment(url), decodeEscapes(fragment) ?? fragment, ...parameters.map(withoutEnding)]
    .filter((segment) => segment !== "")
    .map((segment) => segment.slice(0, maxSegmentLength));
}

/** "/rechtliches/datenschutz.html" → "datenschutz", "/impressum/index.php" → "impressum" */
export function getLastSegment({ pathname }: URL): string {
  const segments = trimEndChars(pathname, "/").split("/");
  const last = segments.at(-1) ?? "";
  const named = /^(?:index|default|home)\.[a-z]{2,5}$/i.test(last) ? (segments.at(-2) ?? "") : last;
  return withoutEnding(decodeEscapes(named) ?? named);
}

export function withoutEnding(name: string): string {
  return name.replace(/\.[a-z]{2,5}\d?$/i, "");
}
