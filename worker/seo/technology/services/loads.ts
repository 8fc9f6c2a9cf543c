// What a page makes the browser load, and when: as it opens, or once somebody lets it go.
import { memoizeByFacts } from "../../html/memoize-by-facts.ts";
import type { PageFacts, ScriptFact } from "../../html/page-facts.ts";
import { listResources, type Resource } from "../../page/resources.ts";
import { getBaseUrl, isSameSite, resolveWebUrl } from "../../page/urls.ts";
import { parseScriptName, type ScriptName } from "../script-name.ts";
import { scriptState } from "./script-state.ts";

// Limits for hostile pages; what comes first in the list tells most.
const MAX_LOADS = 1000;
const MAX_ADDRESS_LENGTH = 2048;
/** Characters of a path; real ones are far shorter, only queries grow. */
const MAX_PATH_LENGTH = 300;
/** Characters of a folder and a file name. */
const MAX_TAIL_LENGTH = 150;

export interface Load extends ScriptName {
  kind: Resource["kind"];
  url: string;
  /** As the page opens, without anybody's consent. */
  runs: boolean;
  /** In a frame that nobody sees. */
  isUnseen: boolean;
  /** Of the script. */
  marks: Readonly<Record<string, string>>;
  /** From the page's own site. */
  own: boolean;
  host: string;
  /** Lower case. */
  path: string;
  /** Last folder and file name, case kept; "" when too long. */
  tail: string;
  query: string;
  /** Path and query. */
  address: string;
}

/** Each address once; as it opens, if it is loaded both ways. Scripts first, then sheets, frames, pictures. */
export const listLoads = memoizeByFacts((facts: PageFacts): readonly Load[] => {
  const own = new URL(URL.canParse(facts.fetched.url) ? facts.fetched.url : getBaseUrl(facts));
  const isOwn = new Map<string, boolean>();
  const loads: Load[] = [];
  for (const { url, ...how } of iterateLoads(facts)) {
    if (loads.length >= MAX_LOADS) break;
    const parsed = URL.parse(url.slice(0, MAX_ADDRESS_LENGTH));
    if (parsed === null) continue;
    const host = parsed.hostname;
    if (!isOwn.has(host)) isOwn.set(host, isSameSite(own, parsed));
    const path = parsed.pathname.toLowerCase();
    const query = parsed.search.slice(1).toLowerCase();
    loads.push({
      ...how,
      url,
      own: isOwn.get(host) === true,
      host,
      path: path.slice(0, MAX_PATH_LENGTH),
      tail: tailOf(parsed.pathname),
      query,
      address: query === "" ? path : `${path}?${query}`,
      ...parseScriptName(host, path.slice(0, MAX_PATH_LENGTH), query),
    });
  }
  return loads;
});

type Arrival = Pick<Load, "kind" | "url" | "runs" | "isUnseen" | "marks">;
const noMarks: Arrival["marks"] = {};

function* iterateLoads(facts: PageFacts): Generator<Arrival> {
  yield* listScripts(facts);
  const { html } = facts;
  const isUnseen = ({ unseen }: (typeof html.media)[number]) => unseen === true;
  const seen = listResources({
    ...facts,
    html: { ...html, scripts: [], media: html.media.filter((one) => !isUnseen(one)) },
  });
  const hidden = listResources({
    ...facts,
    html: { ...html, scripts: [], links: [], images: [], media: html.media.filter(isUnseen) },
  });
  const asArrival = ({ kind, url }: Resource, unseen: boolean): Arrival => ({
    kind,
    url,
    runs: true,
    isUnseen: unseen,
    marks: noMarks,
  });
  const isPicture = ({ kind }: Resource) => kind === "img";
  for (const one of seen.filter((resource) => !isPicture(resource))) yield asArrival(one, false);
  for (const one of hidden) yield asArrival(one, true);
  for (const one of seen.filter(isPicture)) yield asArrival(one, false);
}

function listScripts(facts: PageFacts): Arrival[] {
  const base = getBaseUrl(facts);
  const byUrl = new Map<string, Arrival>();
  for (const script of facts.html.scripts) {
    if (byUrl.size >= MAX_LOADS) break;
    const one = toArrival(script, base);
    const known = one === null ? undefined : byUrl.get(one.url);
    if (one === null || known?.runs === true) continue;
    if (known === undefined) byUrl.set(one.url, one);
    else known.runs ||= one.runs;
  }
  return [...byUrl.values()];
}

function toArrival(script: ScriptFact, base: string): Arrival | null {
  const { address, isHeld, runs } = scriptState(script);
  const url = address === null || !(runs || isHeld) ? null : resolveWebUrl(address, base);
  return url === null ? null : { kind: "script", url, runs, isUnseen: false, marks: script.marks ?? noMarks };
}

function tailOf(path: string): string {
  const tail = path.split("/").slice(-2).join("/");
  return tail.length <= MAX_TAIL_LENGTH ? tail : "";
}
