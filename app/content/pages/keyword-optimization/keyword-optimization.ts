// What /keyword-optimization says first. The sections below are in keyword-optimization-sections.ts.
import { contactAbout } from "../../contact-link.ts";
import { owner } from "../../owner.ts";
import type { Opening } from "../../section-types.ts";

export const keywordMeta = {
  title: `Keyword-Optimierung im Münsterland – ${owner.brand}`,
  description:
    "Keyword-Optimierung für Betriebe im Münsterland: Ich finde die Wörter, mit denen Ihre Kundschaft sucht, und bringe sie auf die richtige Seite.",
} as const;

export const startAnalysis = { name: "Keyword-Analyse starten", href: "/seo-check" } as const;

export const keywordOpening = {
  title: "Keyword-Optimierung: die Wörter, die Ihre Kundschaft tippt",
  lead: [
    "Sie schreiben „Sanitärtechnik“, Ihr Kunde tippt „Klo verstopft“. Ein Keyword ist das, was jemand ins Suchfeld schreibt. Ich finde diese Wörter, ordne sie und bringe jedes auf die Seite, auf die es gehört.",
  ],
  actions: [startAnalysis, { name: "Über Keywords sprechen", href: contactAbout("Keyword-Optimierung") }],
} as const satisfies Opening;

/** A search field with what it proposes, and what the people behind each line want. */
export const suggestions = {
  typed: "klo verst",
  rows: [
    { rest: "opft was tun", wish: "will es selbst versuchen" },
    { rest: "opft notdienst olfen", wish: "braucht jetzt Hilfe" },
    { rest: "opft kosten", wish: "fragt nach dem Preis" },
    { rest: "opft mieter oder vermieter", wish: "will wissen, wer zahlt" },
  ],
  caption: "Ein Beispiel: vier Suchen, vier Wünsche. Jede braucht eine andere Antwort auf Ihrer Website.",
} as const;
