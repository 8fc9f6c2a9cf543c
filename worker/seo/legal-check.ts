// The shape of a legal check, and when German law can be assumed at all.
import type { Source } from "#contract/seo-report.ts";
import type { PageFigures, Verdict } from "./audit.ts";
import { isMadeOfFrames, linksInFrames } from "./frames.ts";
import type { PageFacts } from "./page-facts.ts";
import { HARDLY_ANY_TEXT } from "./script-made.ts";

export interface LegalCheck {
  /** Equal to the file name. */
  id: string;
  /** German noun, stands in "Nicht geprüft: …". */
  topic: string;
  passedTitle: string;
  source: Source;
  /** ISO date on which the legal situation was last looked at. */
  asOf: string;
  judge(facts: PageFacts, figures: PageFigures): Verdict;
}

export const foreignLaw = "Ob für die Seite deutsches Recht gilt, ist ihr nicht anzusehen.";

/** The day on which the checks below were last held against the law. */
export const lookedAt = "2026-11-21";

/** Why the links of this page prove nothing about it, as a German sentence; null when they do. */
export function reasonForDoubt({ fetched, html }: PageFacts): string | null {
  if (fetched.status >= 400)
    return `Der Server liefert statt der Seite einen Fehler (Status ${fetched.status}).`;
  if (fetched.truncated) return "Die Seite wurde nicht bis zum Ende gelesen.";
  if (isMadeOfFrames({ html })) return linksInFrames;
  if (!seemsGerman(fetched.url, html.lang)) return foreignLaw;
  if (html.anchors.length === 0) return "Die Seite enthält im HTML keine Links.";
  if (html.text.words < HARDLY_ANY_TEXT && html.scripts.length > 0) {
    return "Die Seite entsteht erst durch JavaScript; Links, die es nachlädt, sind im HTML nicht zu sehen.";
  }
  return null;
}

/** What only an Austrian, Swiss or Liechtenstein firm writes into its Impressum: its register, tax number or law. */
const FOREIGN_FIRM =
  /\bATU\s?\d{8}\b|\bFirmenbuch|§\s*5\s*(?:Abs\.?\s*1\s*)?ECG\b|\bCHE-?\s?\d{3}|\bFL-\d{4}/;
const GERMAN_FIRM = /§\s*5\s*(?:Abs\.?\s*1\s*)?(?:DDG|TMG)\b|\bDE\s?\d{9}\b|\bHR[AB]\b|\bAmtsgericht\b/;

/** What the Impressum itself says of its firm's country; where it is silent, what the page lets assume. */
export function firmSeemsGerman({ fetched, html }: PageFacts, imprint: string): boolean {
  if (FOREIGN_FIRM.test(imprint)) return false;
  return GERMAN_FIRM.test(imprint) || seemsGerman(fetched.url, html.lang);
}

/** A .de address, or a page in German that names neither Austria nor Switzerland. */
export function seemsGerman(url: string, lang: string | null): boolean {
  const host = new URL(url).hostname;
  if (host.endsWith(".de")) return true;
  if (/\.(?:at|ch|li)$/.test(host)) return false;
  return /^de(?:-de)?$/i.test(lang?.trim() ?? "");
}
