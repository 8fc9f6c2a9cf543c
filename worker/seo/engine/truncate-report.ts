// Whatever a page holds, its report stays small enough to be sent, stored and shown.
import type { SeoReport } from "#contract/seo-report.ts";
import { shortened } from "../../german/sentences.ts";

interface Limit {
  /** What the reader calls it, German. */
  name: string;
  /** Characters of one text. */
  text: number;
  /** Entries of one list. */
  entries: number;
  /** Characters of everything together; lists end when they are used up. */
  total: number;
}

/** Addresses may have 2,048 characters, advice and pieces to copy up to a thousand. */
const standard: Limit = { name: "einzelne Angaben", text: 2_048, entries: 1_000, total: 100_000 };
const social: Limit = { ...standard, name: "Angaben für soziale Netzwerke", entries: 100, total: 50_000 };

/** By field, or by field and part of it. The sums of `total` are below a megabyte. */
const limits: Record<string, Limit> = {
  meta: { ...standard, name: "Titel, Beschreibung oder Schlüsselwörter" },
  // There are pages with 5,000 of them; one is longer than this only where its end is missing.
  headings: { name: "Überschriften", text: 300, entries: 5_000, total: 350_000 },
  technical: { ...standard, name: "technische Angaben" },
  content: { ...standard, name: "häufigste Wörter" },
  keywordAnalysis: { ...standard, name: "Fundstellen der Suchbegriffe", total: 300_000 },
  "social.ogTags": social,
  "social.twitterTags": social,
  "social.structuredData": { name: "strukturierte Daten", text: 300, entries: 300, total: 60_000 },
  findings: { ...standard, name: "Belege", total: 200_000 },
  legal: { ...standard, name: "Belege" },
  pageKind: { ...standard, name: "Belege" },
};

/** Fields whose parts have limits of their own. */
const nestedFields = new Set(["social"]);
/** Records whose names the page chooses. */
const recordFields = new Set(["social.ogTags", "social.twitterTags"]);
/** Characters of a name in a record: of a property, of a word. */
const MAX_NAME_LENGTH = 100;
/** Characters that an entry of a list costs in addition to its texts, roughly. */
const ENTRY_OVERHEAD = 40;

/** The same report if nothing in it is too long; otherwise cut, with a note that says what. */
export function truncateReport(report: SeoReport): SeoReport {
  const cut = new Set<string>();
  const truncated = truncateParts(report, "", cut) as unknown as SeoReport;
  if (cut.size === 0) return truncated;
  const note = `Was die Seite sehr lang oder sehr oft angibt, steht in diesem Bericht gekürzt: ${[...cut].join(", ")}.`;
  return { ...truncated, notes: [...truncated.notes, note] };
}

function truncateParts(parts: object, prefix: string, cut: Set<string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, value]) => {
      const path = `${prefix}${name}`;
      if (nestedFields.has(path)) return [name, truncateParts(value, `${path}.`, cut)];
      const truncation = new Truncation(limits[path] ?? standard, cut);
      return [name, recordFields.has(path) ? truncation.record(value) : truncation.value(value)];
    }),
  );
}

class Truncation {
  private readonly limit: Limit;
  private readonly cut: Set<string>;
  private left: number;

  constructor(limit: Limit, cut: Set<string>) {
    this.limit = limit;
    this.cut = cut;
    this.left = limit.total;
  }

  value(value: unknown): unknown {
    if (typeof value === "string") return this.text(value, this.limit.text);
    if (Array.isArray(value)) return Array.from(this.entriesWithinLimit(value), (entry) => this.value(entry));
    return typeof value === "object" && value !== null ? this.object(Object.entries(value)) : value;
  }

  record(value: object): object {
    return this.object(this.entriesWithinLimit(Object.entries(value)));
  }

  private object(entries: Iterable<[name: string, part: unknown]>): object {
    return Object.fromEntries(
      Array.from(entries, ([name, part]) => [this.text(name, MAX_NAME_LENGTH), this.value(part)]),
    );
  }

  /** As many entries as there is room for, which shrinks while the caller consumes them. */
  private *entriesWithinLimit<Entry>(entries: readonly Entry[]): Generator<Entry> {
    for (const [index, entry] of entries.entries()) {
      if (index === this.limit.entries || this.left <= 0) {
        this.cut.add(this.limit.name);
        return;
      }
      this.left -= ENTRY_OVERHEAD;
      yield entry;
    }
  }

  private text(text: string, maxLength: number): string {
    const kept = text.length > maxLength ? shortened(text, maxLength) : text;
    if (kept !== text) this.cut.add(this.limit.name);
    this.left -= kept.length;
    return kept;
  }
}
