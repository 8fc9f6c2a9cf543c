import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, passed, unchecked, warning } from "../../engine/verdicts.ts";
import { germanSize } from "../../engine/wording.ts";

/** Bytes, unpacked. Most pages stay below 100 KB. */
const usualBytes = 200 * 1024;
/** Googlebot reads no further, as its documentation says since February 2026. */
const googlebotBytes = 2 * 1024 * 1024;

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
    if (bytes <= usualBytes && truncated) {
      return unchecked("Die Seite wurde nicht bis zum Ende gelesen, ihre ganze Größe ist nicht bekannt.");
    }
    if (bytes <= usualBytes) return passed(`Das HTML ist mit ${size} schlank`);
    const isCutByGoogle = bytes > googlebotBytes;
    const complain = isCutByGoogle ? failed : warning;
    const advice =
      "Meist stecken eingebettete Bilder, Stile oder Daten im HTML. Lagern Sie sie in eigene Dateien aus, die der Browser sich merken kann.";
    return complain({
      title: `Das HTML der Seite ist ${size} groß`,
      advice: isCutByGoogle
        ? `Googlebot liest nur die ersten ${germanSize(googlebotBytes)}, was danach kommt, kennt Google nicht. ${advice}`
        : advice,
      evidence: [
        { where: "HTML-Dokument, entpackt", value: size, expected: `bis ${germanSize(usualBytes)}` },
      ],
    });
  },
};
