import { shortened } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, passed, warning } from "../../engine/verdicts.ts";

/** The standard's short form, and the one for tools that cannot output it. */
const allowed = /^doctype\s+html(?:\s+system\s+["']about:legacy-compat["'])?$/i;

/** Older ones with which browsers follow the standards, or nearly: XHTML, and HTML 4.01 with an address. */
const older =
  /^doctype html public ["']-\/\/w3c\/\/dtd (?:xhtml 1\.[01]|xhtml\+rdfa 1\.[01]|html 4\.01\/\/|html 4\.01 (?:transitional|frameset)\/\/en["'] ["']http)/i;

export const doctype: Audit = {
  id: "doctype",
  group: "technology",
  topic: "Dokumenttyp",
  passedTitle: "Der Browser stellt die Seite nach heutigem Standard dar",
  source: sources.doctype,
  judge({ html }) {
    const written = html.doctype?.trim().replace(/\s+/g, " ") ?? "";
    if (allowed.test(written)) return passed();
    if (older.test(written))
      return passed("Der Dokumenttyp ist älter, der Browser hält sich trotzdem an den Standard");
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
