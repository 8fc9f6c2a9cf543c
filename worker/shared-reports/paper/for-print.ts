// The document as it is printed: a long one loses the ends of its lists, so that the PDF stays small enough for a mail.
import { paperTexts } from "#content/paper-report.ts";
import { type Finding, isComplaint } from "#contract/seo-report.ts";
import type { StoredShare } from "../shared-reports.ts";
import { type PaperFonts, paperDocument } from "./document.ts";

/** Bytes of a PDF without pictures that the estimate may come to; it errs by some percent. */
const MAX_ESTIMATED = 1_400_000;
/** Measured with Chromium 150: typefaces and frame, an element with its tag, a character of text. */
const BYTES = { frame: 275_000, element: 180, character: 0.75 } as const;

interface Limits {
  /** Evidence of one finding that complains of something. */
  open: number;
  /** Of one that does not. */
  quiet: number;
}

const SHORTER: readonly Limits[] = [
  { open: Number.POSITIVE_INFINITY, quiet: 3 },
  { open: 20, quiet: 1 },
  { open: 8, quiet: 1 },
  { open: 4, quiet: 0 },
  { open: 2, quiet: 0 },
];

export async function documentForPrint(share: StoredShare, fonts: PaperFonts): Promise<string> {
  let document = await paperDocument(share, fonts);
  for (const limits of SHORTER) {
    if (estimatedBytes(document) <= MAX_ESTIMATED) break;
    document = await paperDocument(shortened(share, limits), fonts);
  }
  return document;
}

/** Of the PDF that a document becomes, without its pictures. */
export function estimatedBytes(document: string): number {
  const body = document.slice(document.indexOf("<body"));
  const elements = body.match(/<[a-z]/g)?.length ?? 0;
  const characters = body.replace(/<[^>]*>/g, "").length;
  return BYTES.frame + BYTES.element * elements + BYTES.character * characters;
}

function shortened(share: StoredShare, limits: Limits): StoredShare {
  const { report, crawl, notes } = share.content;
  const cut = <Found extends Pick<Finding, "status" | "evidence">>(found: Found): Found => ({
    ...found,
    evidence: found.evidence.slice(0, isComplaint(found) ? limits.open : limits.quiet),
  });
  return {
    ...share,
    content: {
      ...share.content,
      report: { ...report, findings: report.findings.map(cut), legal: report.legal.map(cut) },
      crawl: crawl && { ...crawl, findings: crawl.findings.map(cut) },
      notes: [...notes, paperTexts.shortened],
    },
  };
}
