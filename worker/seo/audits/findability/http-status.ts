import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, passed } from "../../engine/verdicts.ts";

const statusMeanings: Record<number, string> = {
  404: "Seite nicht gefunden",
  410: "Seite entfernt",
  500: "Fehler im Server",
  502: "Fehler zwischen zwei Servern",
  503: "Server nicht verfügbar",
  504: "Server antwortet nicht rechtzeitig",
};

/** The page does not exist for anybody. Other statuses may be meant for this crawler alone. */
const goneStatuses = new Set([404, 410]);
const judgedInstead = "Beurteilt ist, was er stattdessen schickt.";

export const httpStatus: Audit = {
  id: "http-status",
  group: "findability",
  topic: "Antwort des Servers",
  passedTitle: "Der Server liefert die Seite ohne Fehler",
  source: sources.httpStatus,
  needsServer: true,
  judge({ fetched }) {
    const { status, url } = fetched;
    if (status >= 200 && status < 300) return passed();
    const said = `Status ${status}${status in statusMeanings ? ` (${statusMeanings[status]})` : ""}`;
    return failed({
      title: `Der Server antwortet mit ${said}`,
      advice:
        "Google nimmt eine Seite nur auf, wenn der Server sie mit Status 200 ausliefert. Prüfen Sie die Adresse; stimmt sie, muss der Betreiber des Servers den Fehler beheben.",
      evidence: [{ where: url, value: `HTTP ${status}`, expected: "HTTP 200" }],
      bars: goneStatuses.has(status)
        ? `Der Server meldet, dass es diese Seite nicht gibt (Status ${status}). Suchmaschinen nehmen sie deshalb nicht auf. ${judgedInstead}`
        : `Der Server liefert die Seite nicht, er antwortet mit ${said}. Bekommen Suchmaschinen dieselbe Antwort, nehmen sie die Seite nicht auf. ${judgedInstead}`,
      preventsIndexing: true,
    });
  },
};
