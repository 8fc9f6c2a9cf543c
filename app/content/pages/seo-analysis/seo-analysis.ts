// What the page about the SEO analysis says first; the sections below are in seo-analysis-sections.ts.
import { contactAbout } from "../../contact-link.ts";
import { owner } from "../../owner.ts";
import type { Opening } from "../../section-types.ts";

export const analysisMeta = {
  title: `SEO-Analyse in Lüdinghausen: Wo stehen Sie? – ${owner.brand}`,
  description:
    "SEO-Analyse für Betriebe in Lüdinghausen: Ich prüfe Suchbegriffe, Ladezeit, Mitbewerber und Google-Eintrag und nenne Ihnen die nächsten Schritte.",
} as const;

export const analysisOpening = {
  title: "SEO-Analyse für Betriebe in Lüdinghausen",
  lead: [
    "Jemand in Lüdinghausen sucht, was Sie anbieten. Taucht Ihr Betrieb bei Google dann auf? Ich sehe nach, erkläre den Befund und sage Ihnen, was zuerst dran ist.",
  ],
  actions: [
    {
      name: "Kostenlose SEO-Analyse für Lüdinghausen",
      href: contactAbout("Kostenlose SEO-Analyse für Lüdinghausen"),
    },
    { name: "Erst selbst prüfen: SEO-Check", href: "/seo-check" },
  ],
} as const satisfies Opening;

/** How well a business is found, as the colour of a plate. */
export type Found = "good" | "fair" | "poor";

export const searchMap = {
  label:
    "Karte der Gegend um Lüdinghausen. An fünf Orten steht ein Wegweiser mit einer Suche und der Seite bei Google, auf der ein Maler aus Lüdinghausen dort steht, als Beispiel.",
  caption:
    "Ein Beispiel: So weit könnte die Website eines Malers aus Lüdinghausen reichen. Zu Hause steht er vorn, in Dülmen sieht ihn kaum noch jemand.",
  coesfeld: { search: "Maler Coesfeld", place: "Seite 4", found: "poor" },
  muenster: { search: "Maler Münster", place: "nicht dabei", found: "poor" },
  duelmen: { search: "Maler Dülmen", place: "Seite 2", found: "fair" },
  luedinghausen: { search: "Maler Lüdinghausen", place: "Seite 1", found: "good" },
  olfen: { search: "Maler Olfen", place: "Seite 1", found: "good" },
  others: { seppenrade: "Seppenrade", haltern: "Haltern", datteln: "Datteln" },
} as const;
