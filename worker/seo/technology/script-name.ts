// Library and version from the address of a script or stylesheet.
import { phraseSet } from "../text/word-sets.ts";

export interface ScriptName {
  /** "jquery" of "jquery-3.7.1.slim.min.js"; "" for other files. */
  stem: string;
  /** Name of the package on a CDN that serves packages, or "". */
  package: string;
  /** Of the package. */
  packageVersion: string | null;
  /** From the file name, or from the query where systems put the library's own version. */
  version: string | null;
  /** Just a word and ".js", as custom scripts are named too. */
  isPlain: boolean;
}

/** Longer file names are hashes or attacks. */
const maxNameLength = 100;
const scriptEnding = /\.(?:js|mjs|css)$/;
/** Suffixes stripped one at a time: build variants, then the version. */
const buildEnding =
  /[.-](?:min|slim|umd|iife|esm|bundle|pkgd|packed|prod|production|development|global|module|custom)$/;
const dateEnding = /[.-]\d{4,8}$/;
const versionEnding = /[.-]v?(\d{1,3}(?:\.\d{1,5}){0,3})(?:-(?:rc|beta|alpha)[.\d]{0,5})?$/;
const maxEndings = 6;

/** Package CDNs: a path segment that is a version is the package's. */
const packageHosts = phraseSet(`
  cdn.jsdelivr.net | unpkg.com | esm.sh | cdnjs.cloudflare.com | ajax.googleapis.com | ajax.aspnetcdn.com |
  maxcdn.bootstrapcdn.com | stackpath.bootstrapcdn.com | netdna.bootstrapcdn.com | code.jquery.com |
  use.fontawesome.com | cdn.tailwindcss.com
`);
/** Folders that precede the package name on these hosts. */
const packageRoots = new Set(["npm", "libs", "ajax"]);
const versionSegment = /^v?(\d{1,3}(?:\.\d{1,5}){1,3})$/;

/** Folders where the `ver` query is the library's own version. */
const versionedFolders = ["/wp-includes/", "/core/assets/vendor/", "/media/vendor/"];

/** @param path lower case, as `query` (without "?") */
export function parseScriptName(host: string, path: string, query: string): ScriptName {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const file = name.length <= maxNameLength && scriptEnding.test(name) ? stripEndings(name) : null;
  const served = packageHosts.has(host) ? parsePackage(path) : null;
  return {
    stem: file?.stem ?? "",
    package: served?.name ?? "",
    packageVersion: served?.version ?? null,
    isPlain: file !== null && name === `${file.stem}.js`,
    version:
      file?.version ??
      (versionedFolders.some((folder) => path.includes(folder)) ? findVersionInQuery(query) : null),
  };
}

function stripEndings(name: string): { stem: string; version: string | null } {
  let stem = name.replace(scriptEnding, "");
  let version: string | null = null;
  for (let round = 0; round < maxEndings; round++) {
    const found = versionEnding.exec(stem);
    version ??= found?.[1] ?? null;
    const ending = found ?? buildEnding.exec(stem) ?? dateEnding.exec(stem);
    if (ending === null || ending.index === 0) break;
    stem = stem.slice(0, ending.index);
  }
  return { stem, version };
}

/** "/npm/@fortawesome/fontawesome-free@6.5.1/css/all.css" → its name and "6.5.1" */
function parsePackage(path: string): { name: string; version: string | null } {
  const segments = path.split("/", 12).slice(1);
  while (segments.length > 0 && packageRoots.has(segments[0] as string)) segments.shift();
  const own = segments.slice(0, segments[0]?.startsWith("@") ? 2 : 1).join("/");
  const at = own.lastIndexOf("@");
  const name = at > 0 ? own.slice(0, at) : own;
  const tagged = at > 0 ? versionSegment.exec(own.slice(at + 1)) : null;
  const apart = segments.map((segment) => versionSegment.exec(segment)).find((found) => found !== null);
  return { name, version: tagged?.[1] ?? apart?.[1] ?? null };
}

/** "ver=3.7.1", "v=3.7.1" or "3.7.1"; dates and hashes are no versions. */
export function findVersionInQuery(query: string): string | null {
  for (const pair of query.split("&", 10)) {
    const found = /^(?:ver=|v=)?(\d{1,3}(?:\.\d{1,5}){1,3})$/.exec(pair.slice(0, 40));
    if (found?.[1] !== undefined) return found[1];
  }
  return null;
}

/** Version right after a product's name: " 6.8", "/1.24.0", " v4.27", " ver:4.6". */
export function parseVersionSuffix(rest: string): string | null {
  const found = /^[ /]{0,2}(?:ver:|v\.?)? ?(\d{1,3}(?:\.\d{1,5}){0,3})(?=[\s;,()+-]|$)/.exec(
    rest.slice(0, 40),
  );
  return found?.[1] ?? null;
}
