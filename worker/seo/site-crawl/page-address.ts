// Addresses of one site: normal form, which are the same page, and which are never requested.
import { MAX_URL_LENGTH } from "#contract/seo-request.ts";
import { getExtension } from "../page/urls.ts";
import { trimEndChars } from "../text/trim-end.ts";

/** Parameters that only say where visitors came from or who they are: the page is the same without them. */
const TRACKING =
  /^(?:utm_\w*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|mc_[ce]id|_ga|_gl|ref|phpsessid|jsessionid|sid|session_?id)$/i;
/** Parameters that sort, filter, print, page through days or trigger actions. */
const VARIANT =
  /^(?:add[-_]to[-_]cart|remove_item|action|do|task|logout|token|_?wp_?nonce|nonce|replytocom|share|print|pdf|order(?:by)?|sort(?:by)?|dir|filter.*|min_price|max_price|date|datum|day|month|monat|year|jahr|ical|tribe[-_].*|return(?:_?to|url)?|redirect(?:_to)?|q|s|search|suche)$/i;
/** More parameters than this are a filter, not a page. */
const MAX_PARAMETERS = 3;
/** Path segments that trigger actions, belong to one visitor, or are meant for machines. */
const TRAP_SEGMENTS = new Set(
  `logout log-out signout sign-out abmelden login log-in anmelden signin wp-login.php wp-admin wp-json xmlrpc.php cdn-cgi
  cart basket warenkorb checkout kasse wishlist wunschzettel merkzettel my-account mein-konto mein-account account
  unsubscribe abbestellen delete loeschen feed rss typo3 administrator`.split(/\s+/),
);
/** Archives by day or month, which calendars make without end: /2026/11, /termine/2026-11-21. */
const DATE_PATH = /(?:^|\/)(?:19|20)\d\d(?:[-/](?:0?[1-9]|1[0-2]))(?:[-/]\d{1,2})?\/?$/;
/** Deeper links are generated. */
const MAX_SEGMENTS = 8;
/** A segment that occurs more often comes from a relative link that appends itself again and again. */
const MAX_REPEATS = 2;

const PAGE_EXTENSIONS = new Set(
  "html htm xhtml shtml php php3 php4 php5 phtml asp aspx jsp jspx do cfm pl cgi".split(" "),
);
const FILE_EXTENSIONS = new Set(
  `pdf doc docx xls xlsx ppt pptx odt ods odp rtf txt csv xml json rss atom ics vcf zip rar 7z gz tgz tar exe dmg apk iso
  jpg jpeg png gif webp avif svg ico bmp tif tiff heic eps ai psd mp3 mp4 m4a m4v mov avi webm ogg wav wmv
  js mjs css map woff woff2 ttf eot epub kml gpx`.split(/\s+/),
);

/** Host and port without a leading www. Other subdomains are other sites. */
export function siteOf(url: URL): string {
  return url.host.replace(/^www\./, "");
}

/** An address on the site in normal form: no fragment, no tracking parameters. Null for everything else. */
export function resolveOnSite(written: string, base: string, site: string): string | null {
  const url = written.length > MAX_URL_LENGTH ? null : URL.parse(written, base);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return null;
  if (siteOf(url) !== site || url.username !== "" || url.password !== "") return null;
  url.hash = "";
  if (url.search !== "") {
    const kept = url.search
      .slice(1)
      .split("&")
      .filter((pair) => !TRACKING.test(nameOf(pair)));
    url.search = kept.join("&");
  }
  return url.href.length > MAX_URL_LENGTH ? null : url.href;
}

/** Equal for addresses in normal form that differ only in scheme, www, trailing slash or index file. */
export function pageKey(address: string): string {
  const url = new URL(address);
  const path = trimEndChars(url.pathname.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, "/"), "/");
  return `${siteOf(url)}${path}${url.search}`;
}

/** "page": may be read; "file": may be tried with HEAD; "trap": is never requested. */
export type AddressKind = "page" | "file" | "trap";

/** @param address in normal form */
export function kindOf(address: string): AddressKind {
  const { pathname, search } = new URL(address);
  const segments = pathname.toLowerCase().split("/").filter(Boolean);
  if (segments.some((segment) => TRAP_SEGMENTS.has(segment)) || pathname.includes(";")) return "trap";
  if (DATE_PATH.test(pathname) || segments.length > MAX_SEGMENTS || hasRepetition(segments)) return "trap";
  const parameters = search === "" ? [] : search.slice(1).split("&");
  if (parameters.length > MAX_PARAMETERS || parameters.some((pair) => VARIANT.test(nameOf(pair))))
    return "trap";
  const extension = getExtension(pathname);
  return FILE_EXTENSIONS.has(extension) && !PAGE_EXTENSIONS.has(extension) ? "file" : "page";
}

/** Later parts of a list; Google does not expect them to have titles of their own. */
export function isLaterPart(address: string): boolean {
  const { pathname, search } = new URL(address);
  return (
    /\/(?:page|seite)[/-]\d{1,6}\/?$/i.test(pathname) ||
    /[?&](?:page|seite|paged|start|offset)=\d/i.test(search)
  );
}

function hasRepetition(segments: readonly string[]): boolean {
  const groups = Map.groupBy(segments, (segment) => segment);
  return [...groups.values()].some(({ length }) => length > MAX_REPEATS);
}

/** Name of a parameter; as written if it cannot be decoded. */
function nameOf(pair: string): string {
  const name = pair.split("=", 1)[0] ?? "";
  try {
    return decodeURIComponent(name).replace(/\[.*$/, "");
  } catch {
    return name;
  }
}
