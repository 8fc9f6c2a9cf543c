// The Impressum: how it is recognised, and its text if it was read.
import type { PageFacts } from "../html/page-facts.ts";
import { unreadReason } from "../html/unread-reason.ts";
import { getLastSegment } from "../legal/address-names.ts";

export type ImprintText =
  | { known: true; text: string; hrefs: string[]; where: string; hasForm: boolean }
  /** German sentence. */
  | { known: false; reason: string };

/** With fewer words it is filled by a script, or a picture. */
export const MIN_WORDS = 8;

/** The Impressum, whether it is this page or the one behind the link. */
export function readImprint({ html, side, fetched }: PageFacts): ImprintText {
  const { imprint } = side;
  if (imprint.state === "missing") {
    return { known: false, reason: imprint.reason ?? "Von dieser Seite führt kein Link zu einem Impressum." };
  }
  if (imprint.state === "unchecked") {
    return { known: false, reason: imprint.reason ?? "Das Impressum wurde nicht gelesen." };
  }
  const isSelf = imprint.state === "self";
  const unread = isSelf ? unreadReason({ fetched, html }) : null;
  if (unread !== null) return { known: false, reason: unread };
  if (imprint.isCut) return { known: false, reason: "Das Impressum wurde nicht bis zum Ende gelesen." };
  const text = isSelf ? html.text.text : imprint.text;
  if (isNearlyEmpty(text)) {
    return { known: false, reason: "Das Impressum enthält kaum Text; vielleicht ist es ein Bild." };
  }
  return {
    known: true,
    text,
    hrefs: isSelf ? html.anchors.map(({ href }) => href) : imprint.hrefs,
    where: isSelf ? "Impressum (diese Seite)" : `Impressum (${getPath(imprint.url)})`,
    hasForm: isSelf && html.controls.some(({ tag }) => tag === "textarea"),
  };
}

function isNearlyEmpty(text: string): boolean {
  let words = 0;
  for (const _ of text.matchAll(/\S+/g)) if (++words >= MIN_WORDS) return false;
  return true;
}

function getPath(url: string | null): string {
  return (url === null ? null : URL.parse(url)?.pathname) ?? "verlinkte Seite";
}

const legalSegment =
  /^(?:.*[-_])?(?:impressum|imprint|anbieterkennzeichnung|datenschutz\w{0,20}|datenschutz-?erkl(?:ae|ä)rung|privacy(?:[-_]?policy)?|dsgvo|agb|nutzungsbedingungen|widerruf\w{0,20}|cookie-?richtlinie|barrierefreiheit\w{0,20})$/i;
const legalHeading =
  /^(?:impressum|imprint|anbieterkennzeichnung|datenschutz\w*|datenschutz(?:hinweise|erklärung|bestimmungen)|hinweise zum datenschutz|allgemeine geschäftsbedingungen|agb|unsere agb|widerrufsbelehrung|nutzungsbedingungen)\b/i;

/** Impressum, Datenschutz, AGB and the like, by address or main heading: pages that need not be found by search. */
export function isLegalPage({ fetched, html }: PageFacts): boolean {
  if (legalSegment.test(getLastSegment(new URL(fetched.url)))) return true;
  const h1 = html.headings.find(({ level }) => level === 1)?.text.trim() ?? "";
  return h1.length <= 60 && legalHeading.test(h1);
}

export const skippedOnLegalPages = "Auf Rechtsseiten wie dem Impressum wird das nicht geprüft";
