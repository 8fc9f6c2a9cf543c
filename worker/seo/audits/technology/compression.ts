import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { passed, unchecked } from "../../engine/verdicts.ts";

const encodings = /\b(?:gzip|x-gzip|br|zstd|deflate)\b/i;

export const compression: Audit = {
  id: "compression",
  group: "technology",
  topic: "Komprimierte Übertragung",
  passedTitle: "Die Seite wird komprimiert übertragen",
  source: sources.contentEncoding,
  needsServer: true,
  judge({ fetched }) {
    const encoding = fetched.headers["content-encoding"] ?? "";
    if (encodings.test(encoding)) return passed(`Die Seite wird komprimiert übertragen (${encoding})`);
    // Runtimes decompress responses and may drop the header, so its absence proves nothing.
    return unchecked(
      "Die Angabe zur Komprimierung kam hier nicht an; sie kann unterwegs entfernt worden sein.",
    );
  },
};
