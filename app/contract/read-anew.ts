// The same report for another kind of page: answers to questions that this kind is not asked give way to those it is asked.
import { type PageKind, pageKinds } from "./page-kinds.ts";
import type { Finding, KindReason, SeoReport } from "./seo-report.ts";
import { outcomeOf, uncheckedNotes } from "./seo-score.ts";

/** What such a report says in words of its own, German. */
export interface ReadAnewWords {
  chosenKindReason: KindReason;
  notAskedTitle: (topic: string, kind: PageKind) => string;
}

/**
 * What the server would have answered if it had been told the kind. Pure. A report that does not say as what it was read
 * stays as it is.
 */
export function readAnew(report: SeoReport, kind: PageKind, words: ReadAnewWords): SeoReport {
  const { pageKind, barred: _barred, capped: _capped, ...rest } = report;
  if (pageKind === undefined) return report;
  const before = report.findings;
  const exchanged = before.map((finding) => readFor(kind, finding, pageKind.otherwise, words));
  const outcome = outcomeOf(
    exchanged.map(({ finding }) => withoutGain(finding)),
    report.unscoredReason === undefined,
  );
  return {
    ...rest,
    ...outcome,
    notes: exchangeNotes(report.notes, uncheckedNotes(before), uncheckedNotes(outcome.findings)),
    pageKind: {
      kind,
      reasons: [words.chosenKindReason],
      otherwise: exchanged.flatMap(({ otherwise }) => otherwise.map(withoutGain)),
    },
  };
}

interface Exchanged {
  finding: Finding;
  /** The other answers to the same question, in the order of their kinds. */
  otherwise: Finding[];
}

function readFor(
  kind: PageKind,
  finding: Finding,
  others: readonly Finding[],
  { notAskedTitle }: ReadAnewWords,
): Exchanged {
  const { askedOf } = finding;
  if (askedOf === undefined) return { finding, otherwise: [] };
  const isAsked = askedOf.kinds.length > 0;
  const answers = [...(isAsked ? [finding] : []), ...others.filter(({ id }) => id === finding.id)];
  const answer = answers.find((one) => one.askedOf?.kinds.includes(kind));
  const otherwise = answers.filter((one) => one !== answer).sort((a, b) => firstKind(a) - firstKind(b));
  return {
    finding: answer ?? notAsked(finding, askedOf.topic, notAskedTitle(askedOf.topic, kind)),
    otherwise,
  };
}

function firstKind({ askedOf }: Finding): number {
  return pageKinds.findIndex((kind) => askedOf?.kinds.includes(kind));
}

function notAsked({ id, group, source }: Finding, topic: string, title: string): Finding {
  return {
    id,
    group,
    status: "notApplicable",
    title,
    advice: "",
    points: 0,
    maxPoints: 0,
    evidence: [],
    source,
    askedOf: { topic, kinds: [] },
  };
}

function withoutGain({ gain: _gain, ...finding }: Finding): Finding {
  return finding;
}

/** Sentences on what could not be checked stand together, where they stood. */
function exchangeNotes(
  notes: readonly string[],
  before: readonly string[],
  now: readonly string[],
): string[] {
  const first = notes.findIndex((note) => before.includes(note));
  const at = first === -1 ? notes.length : first;
  const others = (some: readonly string[]) => some.filter((note) => !before.includes(note));
  return [...new Set([...others(notes.slice(0, at)), ...now, ...others(notes.slice(at))])];
}
