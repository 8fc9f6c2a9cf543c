// Does a page show a sign, and in which version? Literal comparisons first, patterns only on short texts.
import { versionBehind, versionInQuery } from "./script-name.ts";
import type { Sign } from "./sign.ts";
import type { Loaded, Traces } from "./traces.ts";

export interface Found<S extends Sign = Sign> {
  sign: S;
  version: string | null;
}

/**
 * Signs of a list that the page shows, each name once, in the order of the list.
 * @param loads what has to come from a vendor's host to count: of a system its own scripts and sheets, because
 *   anybody may show a picture that lies there; of a service anything.
 */
export function foundIn<S extends Sign>(
  signs: readonly S[],
  seen: Traces,
  loads: "scripts and sheets" | "anything" = "anything",
): Found<S>[] {
  const found = new Map<string, Found<S>>();
  for (const sign of signs) {
    const versions = [
      ...behind(seen.generators, sign.generator),
      ...behind(seen.comments, sign.comment),
      ...behind(seen.headers, sign.header),
      ...inAddresses(sign, seen.loaded, loads === "anything"),
      ...(hasClue(sign, seen) ? [null] : []),
    ];
    if (versions.length === 0) continue;
    const version = versions.find((one) => one !== null) ?? sign.version ?? null;
    const known = found.get(sign.name);
    if (known === undefined) found.set(sign.name, { sign, version });
    else known.version ??= version;
  }
  return [...found.values()];
}

/** For each line that begins so: the version that follows, or null. */
function behind(lines: readonly string[], beginnings: readonly string[] = []): (string | null)[] {
  return lines.flatMap((line) => {
    const beginning = beginnings.find((one) => beginsLine(line, one));
    if (beginning === undefined) return [];
    // What follows the bare name of a header is a number of its own, no version.
    return [beginning.endsWith(":") ? null : versionBehind(line.slice(beginning.length))];
  });
}

/** Whole words only, so that "Ghostwriter" is no Ghost and "Apache-Coyote" no Apache. */
function beginsLine(line: string, beginning: string): boolean {
  if (beginning.endsWith("*")) return line.startsWith(beginning.slice(0, -1));
  return line.startsWith(beginning) && !/^[a-z0-9-]/.test(line.slice(beginning.length, beginning.length + 1));
}

function inAddresses(sign: Sign, loaded: readonly Loaded[], anyKind: boolean): (string | null)[] {
  const { from, path, pathShape, tailShape, query, file, package: names } = sign;
  if (!from && !path && !pathShape && !tailShape && !query && !file && !names) return [];
  const versions: (string | null)[] = [];
  for (const load of loaded) {
    const isCode = load.kind === "script" || load.kind === "link";
    const isFile = isCode && has(file, load.stem) && !(sign.isCommonWord && load.isPlain);
    const isPackage = isCode && has(names, load.package);
    const isFrom = (isCode || anyKind) && from?.some((place) => isAt(load, place));
    const isOwn =
      load.own &&
      (path?.some((part) => load.path.includes(part)) ||
        (pathShape && load.path.includes(pathShape.within) && pathShape.pattern.test(load.path)) ||
        (isCode && tailShape?.test(load.tail)) ||
        query?.some((part) => load.query.includes(part)));
    if (!isFile && !isPackage && !isFrom && !isOwn) continue;
    const isRelease = sign.release?.some((part) => load.path.includes(part));
    versions.push(
      (isFile ? load.version : null) ??
        (isPackage || isFrom ? load.packageVersion : null) ??
        (isRelease ? versionInQuery(load.query) : null),
    );
  }
  return versions;
}

function has(names: readonly string[] | undefined, name: string): boolean {
  return names !== undefined && name !== "" && names.includes(name);
}

/** @param place "plausible.io/js/", or ".wixstatic.com/" for every host below */
function isAt({ host, address }: Loaded, place: string): boolean {
  const slash = place.indexOf("/");
  const isThere = place.startsWith(".")
    ? host.endsWith(place.slice(0, slash))
    : host.length === slash && place.startsWith(host);
  return isThere && address.startsWith(place.slice(slash));
}

function hasClue({ cookie, rel, marker, markerShape, script, link }: Sign, seen: Traces): boolean {
  return (
    begins(seen.cookies, cookie) ||
    (rel?.some((token) => seen.rels.has(token)) ?? false) ||
    (marker !== undefined && seen.markers.some((clue) => marker.some((wanted) => isClue(clue, wanted)))) ||
    (markerShape !== undefined && seen.markers.some((clue) => markerShape.test(clue))) ||
    (script?.some((part) => seen.scripts.some((text) => text.includes(part))) ?? false) ||
    (link !== undefined && seen.links.some((href) => link.test(href)))
  );
}

function begins(lines: readonly string[], beginnings: readonly string[] = []): boolean {
  return beginnings.some((one) => lines.some((line) => line.startsWith(one)));
}

function isClue(clue: string, wanted: string): boolean {
  return wanted.endsWith("*") ? clue.startsWith(wanted.slice(0, -1)) : clue === wanted;
}
