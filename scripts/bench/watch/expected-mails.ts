// Which mail a week must bring, told from what the SEO check itself says of the page, or of the whole site, before and after:
// written from the requirement, with nothing of the code that compares for a watch.
import { changeNames, watchMail } from "#content/pages/beobachtung.ts";
import type { FindingStatus, SeoReport } from "#contract/seo-report.ts";
import type { Reading } from "./watches.ts";

type Kind = keyof typeof changeNames;

export interface ExpectedMail {
  subject: string;
  /** What its text must hold, without spaces and line breaks. */
  texts: string[];
}

/** Weeks without a mail after which one says that all is as it was. */
const QUIET_WEEKS = 13;

/**
 * @param weeks what the check says, week by week; the first is the report that led to the watch
 * @returns for each week after the first its mail, or null
 */
export function expectedMails(weeks: readonly Reading[]): (ExpectedMail | null)[] {
  let quiet = 0;
  return weeks.slice(1).map((now, index) => {
    const before = weeks[index] as Reading;
    const changes = changesOf(claimsOf(before), claimsOf(now));
    quiet = changes.length > 0 || quiet + 1 === QUIET_WEEKS ? 0 : quiet + 1;
    if (changes.length > 0) return news(before.report, now.report, changes);
    return quiet === 0
      ? { subject: watchMail.quiet.subject(hostOf(now.report)), texts: [folded(watchMail.quiet.title)] }
      : null;
  });
}

/** Text as mails break it into lines, made comparable. */
export function folded(text: string): string {
  return text.replace(/\s+/g, "");
}

interface Change {
  kind: Kind;
  title: string;
}

/** What the check says of one rule: of the page, across all pages, or in common of most. */
interface Claim {
  rule: string;
  status: FindingStatus;
  title: string;
  places: number;
}

function claimsOf({ report, crawl }: Reading): Claim[] {
  const stated = (scope: string, findings: SeoReport["findings"] | NonNullable<typeof crawl>["findings"]) =>
    findings.map(({ id, status, title, evidence }) => {
      const places = new Set(evidence.map(({ where }) => where).filter((where) => where !== "")).size;
      return { rule: `${scope} ${id}`, status, title, places };
    });
  const common = (crawl?.shared ?? []).map(({ id, status, title, pages }) => {
    return { rule: `most pages ${id}`, status, title, places: pages.length };
  });
  return [...stated("page", report.findings), ...stated("site", crawl?.findings ?? []), ...common];
}

const isBad = ({ status }: Claim) => status === "failed" || status === "warning";

function changesOf(before: readonly Claim[], now: readonly Claim[]): Change[] {
  const earlier = new Map(before.map((claim) => [claim.rule, claim]));
  return now.flatMap((claim): Change[] => {
    const old = earlier.get(claim.rule);
    if (old === undefined) return [];
    if (isBad(old) && claim.status === "passed") return [{ kind: "mended", title: old.title }];
    if (!isBad(old) && isBad(claim)) return [{ kind: "added", title: claim.title }];
    if (!isBad(old) || !isBad(claim)) return [];
    const graver = rank(claim) - rank(old) || claim.places - old.places;
    if (graver === 0) return [];
    return [{ kind: graver > 0 ? "worse" : "better", title: claim.title }];
  });
}

function rank({ status }: Claim): number {
  return status === "failed" ? 1 : 0;
}

function news(before: SeoReport, now: SeoReport, changes: readonly Change[]): ExpectedMail {
  const kinds = Object.keys(changeNames) as Kind[];
  const counts = kinds.flatMap((kind) => {
    const { length } = changes.filter((change) => change.kind === kind);
    return length === 0 ? [] : [watchMail.news.counts[kind](length)];
  });
  return {
    subject: watchMail.news.subject(hostOf(now), counts.join(", ")),
    texts: [
      `${watchMail.news.before} ${Math.round(before.score)}`,
      `${watchMail.news.now} ${Math.round(now.score)}`,
      ...changes.map(({ title }) => title),
    ].map(folded),
  };
}

function hostOf({ url }: SeoReport): string {
  return new URL(url).host;
}
