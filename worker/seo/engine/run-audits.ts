// Asks every audit about one page and turns each answer into a finding.
import { notAskedTitle } from "#content/page-kinds.ts";
import { type PageKind, pageKinds } from "#contract/page-kinds.ts";
import { type Finding, isComplaint } from "#contract/seo-report.ts";
import { distributePoints, roundPoints } from "#contract/seo-score.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { isClientRendered, isFrameset } from "../page/page-shell.ts";
import { classifyPage } from "../page-kind/classify-page.ts";
import { isStructuredDataCut } from "../structured-data/structured-data.ts";
import { findClosedBuilder } from "../technology/closed-builder.ts";
import type { Audit, PageFigures, Verdict } from "./audit.ts";
import type { RegisteredAudit } from "./registry.ts";
import {
  forReport,
  noAnswerReason,
  notApplicable,
  titleOf,
  unchecked,
  uncheckedByError,
} from "./verdicts.ts";

const noAddressReason =
  "Gelesen wurde eine Datei. Unter welcher Adresse sie veröffentlicht ist, steht nicht in ihr.";

const defaultShares: Partial<Record<Verdict["status"], number>> = { passed: 1, warning: 0.5, failed: 0 };

export interface Judged {
  /** One per audit, in their order. */
  findings: Finding[];
  /** Answers that only pages of other kinds get, in the same order. */
  otherwise: Finding[];
}

/**
 * One finding per audit, in their order. Nothing is judged if the server refused us; a complaint about something missing
 * is void if the page was cut off, is made by scripts or shows frames; an audit that throws is "unchecked"; one that does
 * not ask this kind of page is "notApplicable".
 */
export function runAudits(
  audits: readonly RegisteredAudit[],
  facts: PageFacts,
  figures: PageFigures,
  kind: PageKind = classifyPage(facts).kind,
): Finding[] {
  return judgeAs(kind, audits, facts, figures).findings;
}

/** The same with what the answers would be if the page were of another kind. */
export function judgeAs(
  kind: PageKind,
  audits: readonly RegisteredAudit[],
  facts: PageFacts,
  figures: PageFigures,
): Judged {
  const refusal = findRefusal(facts);
  const points = pointsOf(audits);
  const judged = audits.map((registered, index): Judged => {
    const { audit } = registered;
    const maxPoints = points[index] ?? 0;
    if (refusal !== null)
      return { findings: [toFinding(registered, maxPoints, unchecked(refusal))], otherwise: [] };
    if (audit.kinds === undefined) {
      const verdict = judgeSafely(audit, facts, figures);
      return { findings: [toFinding(registered, maxPoints, verdict)], otherwise: [] };
    }
    const readings = readByKind(registered, maxPoints, facts, figures);
    const asked = readings.find(({ askedOf }) => askedOf?.kinds.includes(kind));
    return {
      findings: [asked ?? notAsked(registered, kind)],
      otherwise: readings.filter((reading) => reading !== asked),
    };
  });
  return {
    findings: judged.flatMap(({ findings }) => findings),
    otherwise: judged.flatMap(({ otherwise }) => otherwise),
  };
}

/** What every audit is worth. Those that ask a firm's front page share 100 points, whatever the kind of this page. */
export function pointsOf(audits: readonly RegisteredAudit[]): number[] {
  const weightsOf = (some: readonly RegisteredAudit[]) => some.map(({ weight }) => weight);
  const counted = audits.filter(({ audit }) => asksFrontPage(audit));
  return distributePoints(weightsOf(audits), weightsOf(counted.length > 0 ? counted : audits));
}

export function asksFrontPage({ kinds }: Audit): boolean {
  return kinds === undefined || kinds.includes("firm-home");
}

/** A finding for every different answer, with the kinds that get it. */
function readByKind(
  registered: RegisteredAudit,
  maxPoints: number,
  facts: PageFacts,
  figures: PageFigures,
): Finding[] {
  const { audit } = registered;
  const kinds = pageKinds.filter((kind) => audit.kinds?.includes(kind));
  const { topic } = audit;
  const readings = new Map<string, Finding>();
  for (const kind of audit.differsByKind ? kinds : kinds.slice(0, 1)) {
    const finding = toFinding(registered, maxPoints, judgeSafely(audit, facts, figures, kind));
    const answer = JSON.stringify(finding);
    const known = readings.get(answer)?.askedOf?.kinds ?? [];
    const answered = audit.differsByKind ? [...known, kind] : kinds;
    readings.set(answer, { ...finding, askedOf: { topic, kinds: answered } });
  }
  return [...readings.values()];
}

function notAsked(registered: RegisteredAudit, kind: PageKind): Finding {
  const { audit } = registered;
  const finding = toFinding(registered, 0, notApplicable(notAskedTitle(audit.topic, kind)));
  return { ...finding, askedOf: { topic: audit.topic, kinds: [] } };
}

/** Statuses by which a server refuses us; the body that comes with them is not the page. */
const refusals: Record<number, string> = {
  401: "Nichts wurde bewertet: Die Seite verlangt eine Anmeldung (Status 401).",
  403: "Nichts wurde bewertet: Der Server hat die Anfrage abgewiesen (Status 403).",
  407: "Nichts wurde bewertet: Ein Proxy verlangt eine Anmeldung (Status 407).",
  429: "Nichts wurde bewertet: Der Server hat die Anfrage abgewiesen, weil ihm zu viele kamen (Status 429).",
};

/** German reason why the answer is not the page itself, or null. Search engines may get something else. */
export function findRefusal({ fetched }: Pick<PageFacts, "fetched">): string | null {
  if (fetched.blockedBy !== null) {
    return `Nichts wurde bewertet: Statt der Seite antwortete ein Schutz vor Zugriffen (${fetched.blockedBy}). Was andere dort zu sehen bekommen, bleibt offen.`;
  }
  return refusals[fetched.status] ?? null;
}

function judgeSafely(audit: Audit, facts: PageFacts, figures: PageFigures, kind?: PageKind): Verdict {
  if (audit.needsServer && facts.fetched.noAnswer) return unchecked(noAnswerReason);
  if (audit.needsAddress && facts.fetched.url.startsWith("file:")) return unchecked(noAddressReason);
  try {
    const verdict = audit.judge(facts, figures, kind);
    if (audit.asksTemplate && isComplaint(verdict)) {
      const builder = findClosedBuilder(facts);
      if (builder !== null) return notApplicable(`${audit.topic}: gibt der Baukasten ${builder} vor`);
    }
    return verdict.absence === true ? (doubtAbsence(audit, facts) ?? verdict) : verdict;
  } catch (error) {
    return uncheckedByError(error);
  }
}

/** Why something missing in the HTML may be on the page all the same. */
function doubtAbsence(audit: Audit, facts: PageFacts): Verdict | null {
  if (facts.fetched.truncated) {
    return unchecked("Die Seite wurde nicht bis zum Ende gelesen; es kann im Rest stehen.");
  }
  if (facts.html.isCut || isStructuredDataCut(facts)) {
    return unchecked("Ein Teil der Seite ist zu umfangreich und blieb ungelesen; es kann dort stehen.");
  }
  if (isFrameset(facts) && !audit.ignoresScripts && !audit.asksHead) {
    return unchecked("Die Seite besteht aus Frames; was in ihnen steht, zeigt ihr HTML nicht.");
  }
  if (audit.ignoresScripts || !isClientRendered(facts)) return null;
  return unchecked("Die Seite entsteht erst durch JavaScript; was es einfügt, zeigt das HTML nicht.");
}

function toFinding({ audit, basic, remedy }: RegisteredAudit, maxPoints: number, verdict: Verdict): Finding {
  const share = verdict.share ?? defaultShares[verdict.status];
  const counts = verdict.status !== "notApplicable" && verdict.status !== "unchecked";
  return {
    id: audit.id,
    group: audit.group,
    status: verdict.status,
    title: titleOf(audit, verdict),
    advice: verdict.status === "unchecked" ? (verdict.reason ?? "") : (verdict.advice ?? ""),
    points: counts ? roundPoints(clampShare(share ?? 0) * maxPoints) : 0,
    maxPoints: counts ? maxPoints : 0,
    evidence: (verdict.evidence ?? []).map(forReport),
    source: audit.source,
    ...(counts && audit.basis !== undefined ? { basis: audit.basis } : {}),
    ...(verdict.snippet === undefined ? {} : { snippet: verdict.snippet }),
    ...(verdict.bars === undefined ? {} : { bars: verdict.bars }),
    ...(verdict.preventsIndexing === undefined ? {} : { preventsIndexing: verdict.preventsIndexing }),
    ...(basic > 0 && counts ? { basic } : {}),
    ...(isComplaint(verdict) ? remedy : {}),
  };
}

function clampShare(share: number): number {
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
}
