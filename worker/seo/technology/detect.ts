// Matches fingerprints against the traces of a page, with versions. Literal comparisons first, patterns only on short texts.
import type { Fingerprint } from "./fingerprint.ts";
import { findVersionInQuery, parseVersionSuffix } from "./script-name.ts";
import type { Load } from "./services/loads.ts";
import type { Traces } from "./traces.ts";

export interface Detection<S extends Fingerprint = Fingerprint> {
  fingerprint: S;
  version: string | null;
}

/**
 * The detected ones, each name once, in the order of the list.
 * @param loads what counts when it comes from a vendor's host: for systems only scripts and sheets, because anybody may embed
 *   a picture from there; for services anything.
 */
export function detect<S extends Fingerprint>(
  fingerprints: readonly S[],
  seen: Traces,
  loads: "scripts and sheets" | "anything" = "anything",
): Detection<S>[] {
  const found = new Map<string, Detection<S>>();
  for (const fingerprint of fingerprints) {
    const versions = [
      ...readVersions(seen.generators, fingerprint.generator),
      ...readVersions(seen.comments, fingerprint.comment),
      ...readVersions(seen.headers, fingerprint.header),
      ...matchAddresses(fingerprint, seen.loaded, loads === "anything"),
      ...(hasClue(fingerprint, seen) ? [null] : []),
    ];
    if (versions.length === 0) continue;
    const version = versions.find((one) => one !== null) ?? fingerprint.version ?? null;
    const known = found.get(fingerprint.name);
    if (known === undefined) found.set(fingerprint.name, { fingerprint, version });
    else known.version ??= version;
  }
  return [...found.values()];
}

/** For each line with such a beginning: the version that follows, or null. */
function readVersions(lines: readonly string[], beginnings: readonly string[] = []): (string | null)[] {
  return lines.flatMap((line) => {
    const beginning = beginnings.find((one) => startsLine(line, one));
    if (beginning === undefined) return [];
    // The value of a bare header name is not a version.
    return [beginning.endsWith(":") ? null : parseVersionSuffix(line.slice(beginning.length))];
  });
}

/** Whole words only, so that "Ghostwriter" is no Ghost and "Apache-Coyote" no Apache. */
function startsLine(line: string, beginning: string): boolean {
  if (beginning.endsWith("*")) return line.startsWith(beginning.slice(0, -1));
  return line.startsWith(beginning) && !/^[a-z0-9-]/.test(line.slice(beginning.length, beginning.length + 1));
}

function matchAddresses(
  fingerprint: Fingerprint,
  loaded: readonly Load[],
  anyKind: boolean,
): (string | null)[] {
  const { from, path, pathShape, tailShape, query, file, package: names, release } = fingerprint;
  if (!from && !path && !pathShape && !tailShape && !query && !file && !names) return [];
  const versions: (string | null)[] = [];
  for (const load of loaded) {
    const isCode = load.kind === "script" || load.kind === "link";
    const isFile = isCode && includesName(file, load.stem) && !(fingerprint.isCommonWord && load.isPlain);
    const isPackage = isCode && includesName(names, load.package);
    const isFrom = (isCode || anyKind) && from?.some((place) => matchesPlace(load, place));
    const isOwn =
      load.own &&
      (path?.some((part) => load.path.includes(part)) ||
        (pathShape && load.path.includes(pathShape.within) && pathShape.pattern.test(load.path)) ||
        (isCode && tailShape?.test(load.tail)) ||
        query?.some((part) => load.query.includes(part)));
    if (!isFile && !isPackage && !isFrom && !isOwn) continue;
    const isRelease = release?.some((part) => load.path.includes(part));
    versions.push(
      (isFile ? load.version : null) ??
        (isPackage || isFrom ? load.packageVersion : null) ??
        (isRelease ? findVersionInQuery(load.query) : null),
    );
  }
  return versions;
}

function includesName(names: readonly string[] | undefined, name: string): boolean {
  return names !== undefined && name !== "" && names.includes(name);
}

/** @param place "plausible.io/js/", or ".wixstatic.com/" for every host below */
function matchesPlace({ host, address }: Load, place: string): boolean {
  const slash = place.indexOf("/");
  const isThere = place.startsWith(".")
    ? host.endsWith(place.slice(0, slash))
    : host.length === slash && place.startsWith(host);
  return isThere && address.startsWith(place.slice(slash));
}

function hasClue({ cookie, rel, marker, markerShape, script }: Fingerprint, seen: Traces): boolean {
  return (
    startsAny(seen.cookies, cookie) ||
    (rel?.some((token) => seen.rels.has(token)) ?? false) ||
    (marker !== undefined &&
      seen.markers.some((clue) => marker.some((wanted) => matchesClue(clue, wanted)))) ||
    (markerShape !== undefined && seen.markers.some((clue) => markerShape.test(clue))) ||
    (script?.some((part) => seen.scripts.some((text) => text.includes(part))) ?? false)
  );
}

function startsAny(lines: readonly string[], beginnings: readonly string[] = []): boolean {
  return beginnings.some((one) => lines.some((line) => line.startsWith(one)));
}

function matchesClue(clue: string, wanted: string): boolean {
  return wanted.endsWith("*") ? clue.startsWith(wanted.slice(0, -1)) : clue === wanted;
}
