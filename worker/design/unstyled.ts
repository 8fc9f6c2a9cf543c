// Whether the browser saw the page as it is meant: without its style sheets there is no design to judge.
import { viewportNames } from "#contract/design-rating.ts";
import type { DesignFacts, PageSnapshot } from "./page-snapshot.ts";
import { germanNumber } from "./wording.ts";

/** Rules in what did come. A framework or the part for the first screen has more; a reset alone does not. */
const FEW_RULES = 60;

const screens = { desktop: "am Rechner", mobile: "auf dem Handy" };

/** German sentences; null where the page was seen with its styles. */
export function unstyledReason(facts: DesignFacts): string | null {
  const name = viewportNames.find((viewport) => isUnstyled(facts[viewport].snapshot));
  if (name === undefined) return null;
  const { linked, missing } = facts[name].snapshot.technique.sheets;
  return `${describeMissing(linked, missing, screens[name])} Der Browser sah nur den bloßen Text, deshalb gibt es für die Gestaltung keine Punkte. Sieht die Seite bei Ihnen richtig aus, prüfen Sie sie in einigen Minuten noch einmal.`;
}

function describeMissing(linked: number, missing: number, screen: string): string {
  if (linked === 1) return `Die Formatvorlage der Seite (CSS) ließ sich ${screen} nicht laden.`;
  return linked === missing
    ? `Keine der ${germanNumber(linked)} Formatvorlagen der Seite (CSS) ließ sich ${screen} laden.`
    : `${germanNumber(missing)} von ${germanNumber(linked)} Formatvorlagen der Seite (CSS) ${missing === 1 ? "ließ" : "ließen"} sich ${screen} nicht laden.`;
}

function isUnstyled({ technique: { sheets, styleRules } }: PageSnapshot): boolean {
  return sheets.missing > 0 && sheets.missing * 2 >= sheets.linked && styleRules < FEW_RULES;
}
