import { shortened } from "../../german/sentences.ts";
import type { Audit } from "../audit.ts";
import { sources } from "../sources.ts";
import { failed, passed, warning } from "../verdicts.ts";

/** What the standard allows: the short form, and the one for tools that cannot write it. */
const allowed = /^doctype\s+html(?:\s+system\s+["']about:legacy-compat["'])?$/i;

export const doctype: Audit = {
  id: "doctype",
  group: "technology",
  topic: "Dokumenttyp",
  passedTitle: "Der Browser stellt die Seite nach heutigem Standard dar",
  source: sources.doctype,
  judge({ html }) {
    const written = html.doctype?.trim().replace(/\s+/g, " ") ?? "";
    if (allowed.test(written)) return passed();
    const where = "erste Zeile der Seite";
    const expected = "<!DOCTYPE html>";
    if (written === "") {
      return failed({
        title: "Die Angabe <!DOCTYPE html> fehlt",
        advice: "Setzen Sie die Angabe in die erste Zeile.",
        evidence: [{ where, value: "keine Angabe", expected }],
      });
    }
    return warning({
      title: "Die Seite nennt einen veralteten Dokumenttyp",
      advice:
        "Das deutet auf einen alten Unterbau hin. Bei der nächsten Überarbeitung genügt <!DOCTYPE html>.",
      evidence: [{ where, value: `<!${shortened(written, 100)}>`, expected }],
    });
  },
};
