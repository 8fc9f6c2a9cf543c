// What /performance-optimierung says first. The sections below are in performance-optimierung-sections.ts, because their
// script arrives later.
import { contactAbout } from "../../contact-link.ts";
import { inGerman } from "../../figures.ts";
import { owner } from "../../owner.ts";
import { FILMSTRIP_SECONDS, LOAD_SECONDS_LIMIT } from "../../page-figures.ts";
import type { Opening } from "../../section-types.ts";

export const performanceMeta = {
  title: `Performance-Optimierung im Münsterland – ${owner.brand}`,
  description: `Website zu langsam? Ich finde die Bremsen und baue sie aus: Bilder, Code, Server. Ziel sind Ladezeiten unter ${LOAD_SECONDS_LIMIT} Sekunden, auch auf dem Handy.`,
} as const;

export const performanceOpening = {
  title: "Performance-Optimierung: Seiten, die sofort da sind",
  lead: [
    `Wer unterwegs sucht, wartet nicht gern. Lädt Ihre Seite noch, tippt er schon auf den nächsten Treffer. Mein Ziel: Auf dem Handy ist Ihre Seite in unter ${LOAD_SECONDS_LIMIT}\u00a0Sekunden da.`,
  ],
  actions: [
    { name: "Performance-Analyse starten", href: "/seo-check" },
    { name: "Über Ladezeit sprechen", href: contactAbout("Performance-Optimierung") },
  ],
} as const satisfies Opening;

export const filmstrip = {
  title:
    "Zwei Filmstreifen einer Seite beim Laden, als Beispiel. Oben ist sie nach vier Sekunden vollständig, unten schon nach einer.",
  mark: "Beispiel: dieselbe Seite, zweimal geladen",
  before: "Vorher",
  after: "Nachher",
  times: FILMSTRIP_SECONDS.map((seconds) => `${inGerman(seconds, seconds % 1 === 0 ? 0 : 1)} s`),
} as const;
