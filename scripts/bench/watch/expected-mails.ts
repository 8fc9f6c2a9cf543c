// Which mail a week must bring, told from what the SEO check itself says of the page before and after: written from the
// requirement, with nothing of the code that compares for a watch.
import { changeNames, watchMail } from "#content/pages/beobachtung.ts";
import type { Finding, SeoReport } from "#contract/seo-report.ts";

type Kind = keyof typeof changeNames;

export interface ExpectedMail {
  subject: string;
  /** What its text must hold, without spaces and line breaks. */
  texts: string[];
}

/** Weeks without a mail after which one says that all is as it was. */
const QUIET_WEEKS = 13;

/**
 * @param weeks what the check says of the page, week by week; the first is the report that led to the watch
 * @returns for each week after the first its mail, or null
 */
export function expectedMails(weeks: readonly SeoReport[]): (ExpectedMail | null)[] {
  let quiet = 0;
  return weeks.slice(1).map((now, index) => {
    const before = weeks[index] as SeoReport;
    const changes = changesOf(before, now);
    quiet = changes.length > 0 || quiet + 1 === QUIET_WEEKS ? 0 : quiet + 1;
    if (changes.length > 0) return news(before, now, changes);
    return quiet === 0
      ? { subject: watchMail.quiet.subject(hostOf(now)), texts: [folded(watchMail.quiet.title)] }
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

const isBad = ({ status }: Finding) => status === "failed" || status === "warning";
const placesOf = ({ evidence }: Finding) =>
  new Set(evidence.map(({ where }) => where).filter((where) => where !== "")).size;

function changesOf(before: SeoReport, now: SeoReport): Change[] {
  const earlier = new Map(before.findings.map((finding) => [finding.id, finding]));
  return now.findings.flatMap((finding): Change[] => {
    const old = earlier.get(finding.id);
    if (old === undefined) return [];
    if (isBad(old) && finding.status === "passed") return [{ kind: "mended", title: old.title }];
    if (!isBad(old) && isBad(finding)) return [{ kind: "added", title: finding.title }];
    if (!isBad(old) || !isBad(finding)) return [];
    const graver = rank(finding) - rank(old) || placesOf(finding) - placesOf(old);
    if (graver === 0) return [];
    return [{ kind: graver > 0 ? "worse" : "better", title: finding.title }];
  });
}

function rank({ status }: Finding): number {
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
