// Whether the browser saw the page as it is meant: without its style sheets there is no design to judge.
import { viewportNames } from "#contract/design-rating.ts";
import type { DesignFacts, ViewportFacts } from "./page-snapshot.ts";
import { germanNumber } from "./wording.ts";

/** Rules in what did come. A framework or the part for the first screen has more; a reset alone does not. */
const FEW_RULES = 60;

const screens = { desktop: "am Rechner", mobile: "auf dem Handy" };

/** German sentences; null where the page was seen with its styles. */
export function unstyledReason(facts: DesignFacts): string | null {
  const name = viewportNames.find((viewport) => isUnstyled(facts[viewport]));
  if (name === undefined) return null;
  const { linked, missing } = countSheets(facts[name]);
  return `${describeMissing(linked, missing, screens[name])} Der Browser sah nur den bloßen Text, deshalb gibt es für die Gestaltung keine Punkte. Sieht die Seite bei Ihnen richtig aus, prüfen Sie sie in einigen Minuten noch einmal.`;
}

function describeMissing(linked: number, missing: number, screen: string): string {
  if (linked === 1) return `Die Formatvorlage der Seite (CSS) ließ sich ${screen} nicht laden.`;
  return linked === missing
    ? `Keine der ${germanNumber(linked)} Formatvorlagen der Seite (CSS) ließ sich ${screen} laden.`
    : `${germanNumber(missing)} von ${germanNumber(linked)} Formatvorlagen der Seite (CSS) ${missing === 1 ? "ließ" : "ließen"} sich ${screen} nicht laden.`;
}

function isUnstyled(facts: ViewportFacts): boolean {
  const { linked, missing } = countSheets(facts);
  return missing > 0 && missing * 2 >= linked && facts.snapshot.technique.styleRules < FEW_RULES;
}

/** Of the sheets for this screen. */
export function countSheets({ snapshot, capture }: ViewportFacts): { linked: number; missing: number } {
  const { sheets } = snapshot.technique;
  const failed = new Set(capture.missingSheets);
  return { linked: sheets.length, missing: sheets.filter((sheet) => failed.has(sheet)).length };
}
