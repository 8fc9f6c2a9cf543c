// Asks every audit about one page and turns each answer into a finding.
import type { Finding } from "#contract/seo-report.ts";
import type { Audit, PageFigures, Verdict } from "./audit.ts";
import { isMadeOfFrames } from "./frames.ts";
import type { PageFacts } from "./page-facts.ts";
import type { RegisteredAudit } from "./registry.ts";
import { isMadeByScript } from "./script-made.ts";
import { faulty, presentable, titleOf, unchecked } from "./verdicts.ts";

const defaultShares: Partial<Record<Verdict["status"], number>> = { passed: 1, warning: 0.5, failed: 0 };

/**
 * One finding per audit, in the registry's order. Nothing is judged on an answer that refused us; a complaint about
 * something missing is void when the page was cut off, is made by scripts or shows frames; an audit that throws is "unchecked" and
 * ends nothing.
 */
export function runAudits(
  audits: readonly RegisteredAudit[],
  facts: PageFacts,
  figures: PageFigures,
): Finding[] {
  const refusal = refusalOf(facts);
  return audits.map(({ audit, points }) => {
    const verdict = refusal === null ? safeVerdict(audit, facts, figures) : unchecked(refusal);
    return findingOf(audit, points, verdict);
  });
}

/** Statuses with which a server turns us away; what comes with them is not the page. */
const refusingStatuses: Record<number, string> = {
  401: "Nichts wurde bewertet: Die Seite verlangt eine Anmeldung (Status 401).",
  403: "Nichts wurde bewertet: Der Server hat die Anfrage abgewiesen (Status 403).",
  407: "Nichts wurde bewertet: Ein Proxy verlangt eine Anmeldung (Status 407).",
  429: "Nichts wurde bewertet: Der Server hat die Anfrage abgewiesen, weil ihm zu viele kamen (Status 429).",
};

/** German reason why the answer is not the page itself, or null. Says nothing about what search engines get. */
export function refusalOf({ fetched }: Pick<PageFacts, "fetched">): string | null {
  if (fetched.blockedBy !== null) {
    return `Nichts wurde bewertet: Statt der Seite antwortete ein Schutz vor Zugriffen (${fetched.blockedBy}). Was andere dort zu sehen bekommen, bleibt offen.`;
  }
  return refusingStatuses[fetched.status] ?? null;
}

function safeVerdict(audit: Audit, facts: PageFacts, figures: PageFigures): Verdict {
  if (audit.needsServer && facts.fetched.url.startsWith("file:")) {
    return unchecked("Gelesen wurde eine Datei, kein Server hat geantwortet.");
  }
  try {
    const verdict = audit.judge(facts, figures);
    return verdict.absence === true ? (doubtAbout(audit, facts) ?? verdict) : verdict;
  } catch (error) {
    return faulty(error);
  }
}

/** What is not in the HTML may still be on the page. */
function doubtAbout(audit: Audit, facts: PageFacts): Verdict | null {
  if (facts.fetched.truncated) {
    return unchecked("Die Seite wurde nicht bis zum Ende gelesen; es kann im Rest stehen.");
  }
  if (isMadeOfFrames(facts) && !audit.ignoresScripts && !audit.asksHead) {
    return unchecked("Die Seite besteht aus Frames; was in ihnen steht, zeigt ihr HTML nicht.");
  }
  if (audit.ignoresScripts || !isMadeByScript(facts)) return null;
  return unchecked("Die Seite entsteht erst durch JavaScript; was es einfügt, zeigt das HTML nicht.");
}

function findingOf(audit: Audit, maxPoints: number, verdict: Verdict): Finding {
  const share = verdict.share ?? defaultShares[verdict.status];
  const counts = verdict.status !== "notApplicable" && verdict.status !== "unchecked";
  return {
    id: audit.id,
    group: audit.group,
    status: verdict.status,
    title: titleOf(audit, verdict),
    advice: verdict.status === "unchecked" ? (verdict.reason ?? "") : (verdict.advice ?? ""),
    points: counts ? hundredths(clampShare(share ?? 0) * maxPoints) : 0,
    maxPoints: counts ? maxPoints : 0,
    evidence: (verdict.evidence ?? []).map(presentable),
    source: audit.source,
    ...(counts && audit.basis !== undefined ? { basis: audit.basis } : {}),
    ...(verdict.snippet === undefined ? {} : { snippet: verdict.snippet }),
    ...(verdict.bars === undefined ? {} : { bars: verdict.bars }),
  };
}

function clampShare(share: number): number {
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
}

/** Points have two decimals, so that sums in the report come out the same everywhere. */
function hundredths(points: number): number {
  return Math.round(points * 100) / 100;
}
