import type { Audit } from "../audit.ts";
import { sources } from "../sources.ts";
import { failed, passed, warning } from "../verdicts.ts";
import { germanSize } from "../wording.ts";

/** Bytes, unpacked. Most pages stay below 100 KB; Googlebot stops reading a file at its own limit. */
const usual = 200 * 1024;
const excessive = 1024 * 1024;

export const htmlSize: Audit = {
  id: "html-size",
  group: "technology",
  topic: "Größe des HTML",
  passedTitle: "Das HTML ist schlank",
  source: sources.htmlSize,
  judge({ fetched }) {
    const { bytes, truncated } = fetched;
    const size = truncated ? `mehr als ${germanSize(bytes)}` : germanSize(bytes);
    if (bytes <= usual && !truncated) return passed(`Das HTML ist mit ${size} schlank`);
    const evidence = { where: "HTML-Dokument, entpackt", value: size, expected: `bis ${germanSize(usual)}` };
    const complaint = {
      title: `Das HTML der Seite ist ${size} groß`,
      advice:
        "Meist stecken eingebettete Bilder, Stile oder Daten im HTML. Lagern Sie sie in eigene Dateien aus, die der Browser sich merken kann.",
    };
    const huge = bytes > excessive || truncated;
    return huge
      ? failed({ ...complaint, evidence: [evidence] })
      : warning({ ...complaint, evidence: [evidence] });
  },
};
