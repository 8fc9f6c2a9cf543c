import type { Audit } from "../../engine/audit.ts";
import { headerSnippet } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, passed } from "../../engine/verdicts.ts";

export const nosniff: Audit = {
  id: "nosniff",
  group: "technology",
  topic: "Schutz vor falsch gedeuteten Dateien",
  passedTitle: "Der Browser rät keine Dateitypen (nosniff)",
  source: sources.nosniff,
  needsServer: true,
  judge({ fetched }) {
    const header = fetched.headers["x-content-type-options"];
    if (header?.split(",")[0]?.trim().toLowerCase() === "nosniff") return passed();
    return failed({
      title: "Der Browser darf Dateitypen raten (nosniff fehlt)",
      advice:
        "Wer eine Datei hochladen darf, könnte so ein Programm einschleusen. Eine Zeile am Server verhindert das.",
      evidence: [
        { where: "Kopfzeile X-Content-Type-Options", value: header ?? "fehlt", expected: "nosniff" },
      ],
      snippet: headerSnippet("X-Content-Type-Options", "nosniff"),
    });
  },
};
