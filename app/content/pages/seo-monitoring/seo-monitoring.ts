// What /seo-monitoring says first. The sections below are in seo-monitoring-sections.ts, because their script arrives later.
import { contactAbout } from "../../contact-link.ts";
import { owner } from "../../owner.ts";
import { monitoringExample } from "../../page-figures.ts";
import type { Opening } from "../../section-types.ts";

export const monitoringMeta = {
  title: `SEO-Monitoring für Betriebe im Münsterland – ${owner.brand}`,
  description:
    "Plätze bei Google, Besucher und Anrufe: Ich messe jeden Monat, warne bei Ausfällen und schreibe Ihrem Betrieb im Münsterland einen Bericht.",
} as const;

export const monitoringOpening = {
  title: "SEO-Monitoring: sehen, was wirkt",
  lead: [
    "Sie haben an Ihrer Website gearbeitet. Rufen jetzt mehr Leute an? Ich messe jeden Monat nach und schreibe Ihnen auf einer Seite, was sich bewegt hat und was als Nächstes dran ist.",
  ],
  actions: [
    { name: "Monitoring anfragen", href: contactAbout("SEO-Monitoring") },
    { name: "Bericht erklären lassen", href: contactAbout("SEO-Monitoring: Frage zum Bericht") },
  ],
} as const satisfies Opening;

const [terms, visits, calls] = [monitoringExample.terms, monitoringExample.visits, monitoringExample.calls];

export const monthlyReport = {
  mark: "Beispiel mit erfundenen Zahlen",
  title: "Monatsbericht Juni",
  firm: "für einen Klempner aus Olfen",
  heads: ["Gesucht wurde", "Mai", "Juni"],
  /** Places: lower is better. */
  places: [
    { name: "Klempner Olfen", from: terms[0][0], to: terms[0][1] },
    { name: "Heizung Notdienst", from: terms[1][0], to: terms[1][1] },
    { name: "Rohr verstopft", from: terms[2][0], to: terms[2][1] },
  ],
  place: "Platz",
  better: "besser",
  worse: "schlechter",
  counts: [
    { name: "Besuche aus der Suche", from: visits[0], to: visits[1] },
    { name: "Tipps auf die Nummer", from: calls[0], to: calls[1] },
  ],
  notes: [
    { name: "Getan", text: "Seite „Notdienst“ neu geschrieben." },
    { name: "Als Nächstes", text: "„Rohr verstopft“: Preis und Ablauf ergänzen." },
  ],
} as const;
