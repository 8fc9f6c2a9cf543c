// The list of services, prepared for look-ups: a page has a thousand addresses, the list some hundred services.
import { allServices } from "./all-services.ts";
import { type Service, type SignTexts, textsOf } from "./service.ts";

/** Where a file lies: host, path and query, lower case. */
export interface Place {
  host: string;
  query: string;
  /** Path and query. */
  address: string;
}

/** A file that a page loads, by all that its address tells. */
interface LoadedFile extends Place {
  kind: string;
  own: boolean;
  path: string;
  stem: string;
  package: string;
  version: string | null;
  packageVersion: string | null;
}

interface KnownPlace {
  service: Service;
  /** Beginning of path and query, by folder names; "*" stands for any one. */
  parts: readonly string[];
  /** Characters of host and path: the longest place that fits counts. */
  length: number;
}

const placesByHost = new Map<string, KnownPlace[]>();
for (const service of allServices) {
  for (const place of service.at ?? []) {
    const slash = place.indexOf("/");
    const host = place.slice(0, slash);
    const places = placesByHost.get(host) ?? [];
    // What asks for more than its address comes before what does not.
    const length = place.length + (service.query === undefined ? 0 : 0.5);
    places.push({ service, parts: place.slice(slash).split("*"), length });
    placesByHost.set(host, places);
  }
}
for (const places of placesByHost.values()) places.sort((one, other) => other.length - one.length);

/** The service at whose place a file lies. */
export function serviceAt({ address, host, query }: Place): Service | null {
  let best: KnownPlace | null = null;
  for (let name = host; name !== ""; name = parentOf(name)) {
    const found = placesByHost
      .get(name)
      ?.find(({ parts, service }) => isBelow(address, parts) && (service.query?.test(query) ?? true));
    if (found !== undefined && found.length > (best?.length ?? 0)) best = found;
  }
  return best?.service ?? null;
}

/** "www.example.org" → "example.org" → "org" → "" */
function parentOf(host: string): string {
  const dot = host.indexOf(".");
  return dot < 0 ? "" : host.slice(dot + 1);
}

function isBelow(address: string, [begin = "", rest]: readonly string[]): boolean {
  if (!address.startsWith(begin)) return false;
  if (rest === undefined) return true;
  const end = address.indexOf("/", begin.length);
  return end >= 0 && address.startsWith(rest, end);
}

const byFile = new Map<string, Set<Service>>();
const byPackage = new Map<string, Set<Service>>();
/** By the longest folder of a part of a path. */
const byFolder = new Map<string, Set<Service>>();
const anywhere: Service[] = [];
for (const service of allServices) {
  for (const name of service.file ?? []) addTo(byFile, name, service);
  for (const name of service.package ?? []) addTo(byPackage, name, service);
  for (const part of service.path ?? []) addTo(byFolder, longestOf(part.split("/")), service);
  if (service.anywhere !== undefined) anywhere.push(service);
}

function addTo(index: Map<string, Set<Service>>, key: string, service: Service): void {
  index.set(key, (index.get(key) ?? new Set()).add(service));
}

function longestOf(words: readonly string[]): string {
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}

interface FileMatch {
  service: Service;
  version: string | null;
}

/** Services that a file's name or folder tells. @param isKnown its place tells one already */
export function servicesByFile(load: LoadedFile, isKnown: boolean): FileMatch[] {
  const { address, own, path, stem } = load;
  const matches: FileMatch[] = [];
  const add = (services: Iterable<Service> = [], version: string | null = null) => {
    for (const service of services) matches.push({ service, version });
  };
  if (load.kind === "script" || load.kind === "link") {
    if (stem !== "") add(byFile.get(stem), load.version ?? load.packageVersion);
    if (load.package !== "") add(byPackage.get(load.package), load.packageVersion);
  }
  if (own) {
    for (const folder of path.split("/")) {
      const found = byFolder.get(folder) ?? [];
      add([...found].filter((service) => service.path?.some((part) => path.includes(part))));
    }
  }
  if (!isKnown) add(anywhere.filter((service) => service.anywhere?.some((part) => address.includes(part))));
  return matches;
}

export const servicesWithMarks = allServices.filter(({ mark }) => mark);
export const servicesWithClues = allServices.filter(({ box, link, marker }) => box || link || marker);
export const servicesWithStyles = allServices.filter(({ style }) => style);

interface InlineSign {
  service: Service;
  texts: SignTexts;
}

/** Signs in scripts by the first of their texts. */
export const signsByText = new Map<string, InlineSign[]>();
/** The same of those that need another service. */
export const signsBeside: InlineSign[] = [];
for (const service of allServices) {
  for (const texts of (service.script ?? []).map(textsOf)) {
    const [first = ""] = texts.all;
    signsByText.set(first, [...(signsByText.get(first) ?? []), { service, texts }]);
  }
  for (const texts of (service.scriptBeside?.script ?? []).map(textsOf)) signsBeside.push({ service, texts });
}
