import type { Audit } from "../audit.ts";
import { sources } from "../sources.ts";
import { failed, passed } from "../verdicts.ts";

/** Statuses of which visitors have heard; others are named by their class. */
const meanings: Record<number, string> = {
  404: "Seite nicht gefunden",
  410: "Seite entfernt",
  500: "Fehler im Server",
  502: "Fehler zwischen zwei Servern",
  503: "Server nicht verfügbar",
  504: "Server antwortet nicht rechtzeitig",
};

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
    const meaning = meanings[status];
    return failed({
      title: `Der Server antwortet mit Status ${status}${meaning === undefined ? "" : ` (${meaning})`}`,
      advice:
        "Google nimmt eine Seite nur auf, wenn der Server sie mit Status 200 ausliefert. Prüfen Sie die Adresse; stimmt sie, muss der Betreiber des Servers den Fehler beheben.",
      evidence: [{ where: url, value: `HTTP ${status}`, expected: "HTTP 200" }],
    });
  },
};
