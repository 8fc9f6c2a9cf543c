// Build tools, by the file names only they write. A hash alone names none: it has to look like the tool's.
import type { Sign } from "./sign.ts";

export const buildToolSigns: readonly Sign[] = [
  {
    name: "Vite",
    marker: ["id:vite-legacy-polyfill", "id:vite-legacy-entry"],
    path: ["/@vite/client"],
    // Folder and hash of its default: eight signs of base64url, here with both cases.
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
  // Eight signs of base32, at least one of them a digit: words are no hashes.
  { name: "esbuild", tailShape: /^[^/]{0,100}\/chunk-(?=[A-Z]{0,7}[2-7])[A-Z2-7]{8}\.js$/ },
];
