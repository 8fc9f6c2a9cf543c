import type { Audit } from "../audit.ts";
import { sources } from "../sources.ts";
import { failed, passed, unchecked, warning } from "../verdicts.ts";
import { germanSize } from "../wording.ts";

/** Bytes, unpacked. Most pages stay below 100 KB. */
const usual = 200 * 1024;
/** Googlebot reads no further, as its documentation says since February 2026. */
const read = 2 * 1024 * 1024;

export const htmlSize: Audit = {
  id: "html-size",
  group: "technology",
  topic: "Größe des HTML",
  passedTitle: "Das HTML ist schlank",
  source: sources.htmlSize,
  basis:
    "Googlebot liest von einer HTML-Datei die ersten 2 MB. 200 KB sind ein Erfahrungswert: Die meisten Seiten bleiben darunter.",
  judge({ fetched }) {
    const { bytes, truncated } = fetched;
    const size = truncated ? `mehr als ${germanSize(bytes)}` : germanSize(bytes);
    if (bytes <= usual && truncated) {
      return unchecked("Die Seite wurde nicht bis zum Ende gelesen, ihre ganze Größe ist nicht bekannt.");
    }
    if (bytes <= usual) return passed(`Das HTML ist mit ${size} schlank`);
    const evidence = { where: "HTML-Dokument, entpackt", value: size, expected: `bis ${germanSize(usual)}` };
    const complaint = {
      title: `Das HTML der Seite ist ${size} groß`,
      advice:
        "Meist stecken eingebettete Bilder, Stile oder Daten im HTML. Lagern Sie sie in eigene Dateien aus, die der Browser sich merken kann.",
    };
    return bytes > read
      ? failed({
          ...complaint,
          advice: `Googlebot liest nur die ersten ${germanSize(read)}, was danach kommt, kennt Google nicht. ${complaint.advice}`,
          evidence: [evidence],
        })
      : warning({ ...complaint, evidence: [evidence] });
  },
};
