import { counted } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { headerSnippet } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, warning } from "../../engine/verdicts.ts";

/** Seconds. Half a year is what the common checklists ask for at least. */
const secondsPerDay = 86_400;
const halfYear = 180 * secondsPerDay;

export const hsts: Audit = {
  id: "hsts",
  group: "technology",
  topic: "Dauerhaft verschlüsselte Verbindung (HSTS)",
  passedTitle: "Browser merken sich die verschlüsselte Verbindung (HSTS)",
  source: sources.hsts,
  basis:
    "Die RFC nennt keine Mindestdauer. Ein halbes Jahr verlangt das HTTP Observatory von Mozilla, ein Jahr ist üblich.",
  needsServer: true,
  judge({ fetched }) {
    if (!fetched.url.startsWith("https:")) return notApplicable("Ohne https gibt es nichts zu merken");
    const header = fetched.headers["strict-transport-security"];
    const expected = "max-age=31536000";
    const maxAge = Number(/max-age\s*=\s*"?(\d+)/i.exec(header ?? "")?.[1] ?? 0);
    if (maxAge >= halfYear) return passed();
    const days = Math.floor(maxAge / secondsPerDay);
    const span = days === 0 ? "weniger als einen Tag" : `nur ${counted(days, "Tag", "Tage")} lang`;
    const complain = maxAge === 0 ? failed : warning;
    return complain({
      title: `Browser merken sich die verschlüsselte Verbindung ${maxAge === 0 ? "nicht (HSTS fehlt)" : span}`,
      advice:
        "Tippt jemand Ihre Adresse ohne https ein, ist der erste Abruf nicht geschützt. Eine Zeile am Server ändert das. Setzen Sie sie erst, wenn die ganze Website über https läuft.",
      evidence: [{ where: "Kopfzeile Strict-Transport-Security", value: header ?? "fehlt", expected }],
      snippet: headerSnippet("Strict-Transport-Security", expected),
    });
  },
};
