// Build tools, by file names that only they write. A hash alone proves nothing: it must have the tool's format.
import type { Fingerprint } from "./fingerprint.ts";

export const buildToolFingerprints: readonly Fingerprint[] = [
  {
    name: "Vite",
    marker: ["id:vite-legacy-polyfill", "id:vite-legacy-entry"],
    path: ["/@vite/client"],
    // Its default folder and hash: eight characters of base64url, in both cases.
    tailShape: /^assets\/[\w.-]{1,100}-(?=[\w-]{0,7}[A-Z])(?=[\w-]{0,7}[a-z0-9])[\w-]{8}\.js$/,
  },
  {
    name: "webpack",
    script: ["webpackjsonp", "webpackchunk"],
    tailShape:
      /^[^/]{0,60}\/(?:webpack|runtime|main|vendors?)[\w.~-]{0,60}[.-](?=[0-9a-f]{0,19}[a-f])[0-9a-f]{8,20}(?:\.chunk|\.bundle|\.min)?\.js$/,
  },
  { name: "Turbopack", path: ["/_next/static/chunks/turbopack-", "/_next/static/chunks/[turbopack]"] },
  { name: "Parcel", script: ["parcelrequire"] },
  // Eight characters of base32 with at least one digit, so that words do not match.
  { name: "esbuild", tailShape: /^[^/]{0,100}\/chunk-(?=[A-Z]{0,7}[2-7])[A-Z2-7]{8}\.js$/ },
];
