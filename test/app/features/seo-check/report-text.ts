// The report as markup and as text: what a visitor reads, without a browser.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { Report } from "#app/features/seo-check/report/report.tsx";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { markupText } from "./markup-text.ts";

export type Answer = Record<string, unknown>;

/** @param rating a design rating that goes with it */
export function markup(answer: unknown, isReadOnly = true, rating?: unknown): string {
  return renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(Report, { report: answer, isReadOnly, rating })),
  );
}

/** Text of the report, one line per block. */
export function text(answer: unknown, rating?: unknown): string {
  return markupText(markup(answer, true, rating));
}

/** The sample answer with other values. */
export const report = (changes: Answer = {}): Answer => ({ ...seoAnswer, ...changes });

/** The text between a part's name and the next part's. */
export function part(name: string, answer: Answer, rating?: unknown): string {
  const parts = [
    "Leistung",
    "Titel und Beschreibung",
    "Überschriften",
    "Inhalt",
    "Ihre Keywords",
    "Bilder und Links",
    "Barrierefreiheit",
    "Soziale Netze und strukturierte Daten",
    "Technische Angaben",
    "Technologie",
    "Alle Mängel und Empfehlungen",
  ];
  const sheet = text(answer, rating).split("\nAlle Messwerte\n")[1] ?? "";
  const from = sheet.indexOf(`\n${name}\n`);
  const next = parts[parts.indexOf(name) + 1];
  return sheet.slice(from, next ? sheet.indexOf(`\n${next}\n`, from + 1) : undefined);
}
