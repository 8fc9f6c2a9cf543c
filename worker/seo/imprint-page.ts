// The Impressum: by which words it is recognised, and what the facts know of it.
import { type LegalPage, segmentOf } from "./legal-links.ts";
import type { PageFacts } from "./page-facts.ts";

/** How links to it and its address are written. */
export const imprintWords: LegalPage = {
  label: /impressum|imprint|anbieterkennzeichnung|legal notice/i,
  segment: /^(?:.*[-_])?(?:impressum|imprint|anbieterkennzeichnung|legal[-_]?notice)(?:[-_].*)?$/i,
  exact: /^(?:zum )?(?:impressum|imprint|anbieterkennzeichnung)$/i,
};

export type ImprintText =
  | { known: true; text: string; hrefs: string[]; where: string; hasForm: boolean }
  /** German sentence. */
  | { known: false; reason: string };

/** Below this number of words it is a frame that a script fills, or a picture. */
export const FEWEST_WORDS = 8;

/** What stands in the Impressum, whether it is this page or the one behind the link. */
export function imprintText({ html, side, fetched }: PageFacts): ImprintText {
  const { imprint } = side;
  if (imprint.state === "missing") {
    return { known: false, reason: imprint.reason ?? "Von dieser Seite führt kein Link zu einem Impressum." };
  }
  if (imprint.state === "unchecked") {
    return { known: false, reason: imprint.reason ?? "Das Impressum wurde nicht gelesen." };
  }
  const isSelf = imprint.state === "self";
  if (isSelf && fetched.truncated) {
    return { known: false, reason: "Die Seite wurde nicht bis zum Ende gelesen." };
  }
  if (imprint.isCut) return { known: false, reason: "Das Impressum wurde nicht bis zum Ende gelesen." };
  const text = isSelf ? html.text.text : imprint.text;
  if (hasFewWords(text)) {
    return { known: false, reason: "Das Impressum enthält kaum Text; vielleicht ist es ein Bild." };
  }
  return {
    known: true,
    text,
    hrefs: isSelf ? html.anchors.map(({ href }) => href) : imprint.hrefs,
    where: isSelf ? "Impressum (diese Seite)" : `Impressum (${pathOf(imprint.url)})`,
    hasForm: isSelf && html.controls.some(({ tag }) => tag === "textarea"),
  };
}

function hasFewWords(text: string): boolean {
  let words = 0;
  for (const _ of text.matchAll(/\S+/g)) if (++words >= FEWEST_WORDS) return false;
  return true;
}

function pathOf(url: string | null): string {
  return url !== null && URL.canParse(url) ? new URL(url).pathname : "verlinkte Seite";
}

const legalSegment =
  /^(?:.*[-_])?(?:impressum|imprint|anbieterkennzeichnung|datenschutz\w{0,20}|datenschutz-?erkl(?:ae|ä)rung|privacy(?:[-_]?policy)?|dsgvo|agb|nutzungsbedingungen|widerruf\w{0,20}|cookie-?richtlinie|barrierefreiheit\w{0,20})$/i;
const legalHeading =
  /^(?:impressum|imprint|anbieterkennzeichnung|datenschutz\w*|datenschutz(?:hinweise|erklärung|bestimmungen)|hinweise zum datenschutz|allgemeine geschäftsbedingungen|agb|unsere agb|widerrufsbelehrung|nutzungsbedingungen)\b/i;

/** Impressum, Datenschutz, AGB and the like, by address or main heading: pages that nobody is meant to find by search. */
export function isLegalPage({ fetched, html }: PageFacts): boolean {
  if (legalSegment.test(segmentOf(new URL(fetched.url)))) return true;
  const h1 = html.headings.find(({ level }) => level === 1)?.text.trim() ?? "";
  return h1.length <= 60 && legalHeading.test(h1);
}

/** Title of what is not asked on legal pages. */
export const onLegalPages = "Auf Rechtsseiten wie dem Impressum wird das nicht geprüft";
