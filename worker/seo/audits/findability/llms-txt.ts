import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, unchecked } from "../../engine/verdicts.ts";
import { germanSize } from "../../engine/wording.ts";

/** Informs only: no large service has said that it reads the file. */
export const llmsTxt: Audit = {
  id: "llms-txt",
  group: "findability",
  topic: "Datei llms.txt für KI-Dienste",
  passedTitle: "Eine llms.txt ist vorhanden; dass sie etwas nützt, ist nicht belegt",
  source: sources.llmsTxt,
  judge({ side }) {
    const { state, text, reason } = side.llmsTxt;
    if (state === "unchecked") return unchecked(`Die llms.txt war nicht abzurufen. ${reason ?? ""}`.trim());
    if (state === "missing" || text === null || text.trim() === "") {
      return notApplicable(
        "Es gibt keine llms.txt. Das ist kein Mangel: Die Datei ist ein Vorschlag, ein Nutzen ist nicht belegt",
      );
    }
    const size = germanSize(new TextEncoder().encode(text).length);
    return passed(`Eine llms.txt ist vorhanden (${size}); dass sie etwas nützt, ist nicht belegt`);
  },
};
