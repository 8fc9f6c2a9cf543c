// The shape of a legal check, and when German law can be assumed at all.
import type { Source } from "#contract/seo-report.ts";
import type { PageFigures, Verdict } from "../engine/audit.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { unreadReason } from "../html/unread-reason.ts";
import { framesHideLinks, isFrameset, SPARSE_TEXT_WORDS } from "../page/page-shell.ts";

export interface LegalCheck {
  /** Equal to the file name. */
  id: string;
  /** German noun, stands in "Nicht geprüft: …". */
  topic: string;
  passedTitle: string;
  source: Source;
  judge(facts: PageFacts, figures: PageFigures): Verdict;
}

export const foreignLawReason = "Ob für die Seite deutsches Recht gilt, ist ihr nicht anzusehen.";

/** ISO date on which all checks were last compared with the law. */
export const reviewedOn = "2026-11-21";

/** Why a missing link proves nothing on this page, as a German sentence; null when it does. */
export function explainDoubt({ fetched, html }: PageFacts): string | null {
  if (fetched.status >= 400)
    return `Der Server liefert statt der Seite einen Fehler (Status ${fetched.status}).`;
  const unread = unreadReason({ fetched, html });
  if (unread !== null) return unread;
  if (isFrameset({ html })) return framesHideLinks;
  if (!isGermanPage(fetched.url, html.lang)) return foreignLawReason;
  if (html.anchors.length === 0) return "Die Seite enthält im HTML keine Links.";
  if (html.text.words < SPARSE_TEXT_WORDS && html.scripts.length > 0) {
    return "Die Seite entsteht erst durch JavaScript; Links, die es nachlädt, sind im HTML nicht zu sehen.";
  }
  return null;
}

/** Register, tax number or law of an Austrian, Swiss or Liechtenstein firm. */
const foreignFirmMark =
  /\bATU\s?\d{8}\b|\bFirmenbuch|§\s*5\s*(?:Abs\.?\s*1\s*)?ECG\b|\bCHE-?\s?\d{3}|\bFL-\d{4}/;
const germanFirmMark = /§\s*5\s*(?:Abs\.?\s*1\s*)?(?:DDG|TMG)\b|\bDE\s?\d{9}\b|\bHR[AB]\b|\bAmtsgericht\b/;

/** By the Impressum; where it names no country, by the page. */
export function isGermanFirm({ fetched, html }: PageFacts, imprint: string): boolean {
  if (foreignFirmMark.test(imprint)) return false;
  return germanFirmMark.test(imprint) || isGermanPage(fetched.url, html.lang);
}

/** A .de address, or a page in German that names neither Austria nor Switzerland. */
export function isGermanPage(url: string, lang: string | null): boolean {
  const host = new URL(url).hostname;
  if (host.endsWith(".de")) return true;
  if (/\.(?:at|ch|li)$/.test(host)) return false;
  return /^de(?:-de)?$/i.test(lang?.trim() ?? "");
}
