// Finds the way to a legal page: a link by its label or its target, or the page's own text.
import type { AnchorFact, HtmlFacts } from "../html/page-facts.ts";
import { type BaseUrlFacts, getBaseUrl, isSameSite } from "../page/urls.ts";
import { maxSegmentLength, segmentsOf, withoutEnding } from "./address-names.ts";
import { holdsImprint } from "./imprint-lines.ts";
import {
  articlePath,
  bothLabel,
  bothSegment,
  headline,
  imprintPage,
  type LegalPage,
  othersHosts,
  privacyPage,
  textHosts,
} from "./legal-pages.ts";
import { isComposed, isOfBoth, isWholeName, labelsOf, normalizeLabel } from "./link-labels.ts";

const matchesByCertainty = ["exact", "target", "label", "both"] as const;
/**
 * "dead": it has the name, and no target. "home": it has the name, and leads to the front page. "within": to a place of this page.
 */
type LinkMatch = (typeof matchesByCertainty)[number] | "elsewhere" | "dead" | "home" | "within";

/** Characters; longer labels are headlines about the topic, unless they begin with the name of the page. */
const maxLabelLength = 40;
const maxHrefLength = 2_000;
/** Lines of text that are read, and characters of one that holds no sentence. */
const maxLines = 5_000;
const maxShortLine = 200;
/** Of what the firm, school or library belongs to: it may hold for this site as well. */
const parentsImprint =
  /^impressum (?:der|des|vom|unserer|unseres) (?:stadt|gemeinde|kreis(?:es)?|bistums?|pfarrei|kirche|universität|hochschule|verbands?|trägers?|konzerns?|gruppe|holding|mutter)/;
/** As a label it may be that of a service or the head of a chapter. */
const bareTopic = "datenschutz";

export type LinkFacts = BaseUrlFacts & {
  html: Pick<HtmlFacts, "anchors" | "headings"> &
    Partial<Pick<HtmlFacts, "scriptedAnchors" | "mentions" | "text" | "areas" | "images">>;
};

/** What leads a visitor of this page to the legal page. */
export type LegalWay =
  | { kind: "linked" | "missing" }
  /** The page is it, or holds it below a heading of its own. */
  | { kind: "here" }
  /** A link of that name leads to another website. */
  | { kind: "elsewhere"; host: string }
  /** The link of that name leads to the front page. */
  | { kind: "home" }
  /** The link of that name leads to a place of this page where nothing of the kind stands. */
  | { kind: "within" }
  /** Scripts, data or templates name it: perhaps a link comes of it. */
  | { kind: "scripted" }
  /** The word stands alone, but not in a link. */
  | { kind: "unlinked" };

export function findLegalWay(facts: LinkFacts, page: LegalPage): LegalWay {
  if (isLegalPageItself(facts, page)) return { kind: "here" };
  const byMatch = groupLinks(facts, page);
  if (matchesByCertainty.some((match) => byMatch.has(match)) || isPainted(facts, page))
    return { kind: "linked" };
  const scripted = facts.html.scriptedAnchors ?? [];
  if (scripted.some((anchor) => labelsOf(anchor, page).some((label) => page.exact.test(label)))) {
    return { kind: "linked" };
  }
  if (hasHeading(facts, page) || holdsPage(facts, page)) return { kind: "here" };
  const [elsewhere] = byMatch.get("elsewhere") ?? [];
  if (elsewhere !== undefined) {
    return { kind: "elsewhere", host: new URL(elsewhere.href, getBaseUrl(facts)).hostname };
  }
  if (byMatch.has("home")) return { kind: "home" };
  if (byMatch.has("within")) return { kind: isUnlinked(facts, page) ? "linked" : "within" };
  if (isMentioned(facts, page)) return { kind: "scripted" };
  return { kind: byMatch.has("dead") || isUnlinked(facts, page) ? "unlinked" : "missing" };
}

/** The page itself by its address. */
export function isLegalPageItself({ fetched }: LinkFacts, page: LegalPage): boolean {
  const url = new URL(fetched.url);
  return !articlePath.test(url.pathname) && segmentsOf(url).some((segment) => page.segment.test(segment));
}

/** Below a heading of that name, as on sites of one page. */
export function hasHeading({ html }: LinkFacts, page: LegalPage): boolean {
  return html.headings.some(({ text }) => {
    if (text.length > maxSegmentLength || !page.hint.test(text)) return false;
    const heading = normalizeLabel(text);
    return page.heading.test(heading) || (isComposed(heading, page) && heading !== bareTopic);
  });
}

/** Its text stands here, headed by nothing but a word in front of it. */
function holdsPage({ html }: LinkFacts, page: LegalPage): boolean {
  return page === imprintPage && holdsImprint(html.text?.text ?? "");
}

/** Among links that have no name there is a picture whose file does: a button of a time before alternative texts. */
function isPainted({ html, fetched }: LinkFacts, page: LegalPage): boolean {
  const isNameless = ({ text, otherName, href }: AnchorFact) =>
    text.trim() === "" && otherName.trim() === "" && !["", "#"].includes(href.trim());
  const own = new URL(fetched.url);
  return (
    html.anchors.some((anchor) => isNameless(anchor) && isOwn(anchor, own)) &&
    (html.images ?? []).some(({ src, alt }) => (alt ?? "") === "" && page.segment.test(stemOf(src ?? "")))
  );
}

function isOwn({ href }: AnchorFact, own: URL): boolean {
  const url = URL.parse(href.slice(0, maxHrefLength), own.href);
  return url !== null && /^https?:$/.test(url.protocol) && isSameSite(own, url);
}

/** "bilder/navi_impressum.gif" → "navi_impressum" */
function stemOf(address: string): string {
  const file = address.slice(-maxSegmentLength).split(/[?#]/, 1)[0]?.split("/").at(-1) ?? "";
  return withoutEnding(file);
}

/** Scripts, data or templates name the page as a link would. */
export function isMentioned({ html }: LinkFacts, page: LegalPage): boolean {
  return (html.mentions ?? []).some(
    ({ word, before }) => page.words.includes(word) && /["'`/>;]$/.test(before),
  );
}

/** Targets as written, the most certain first, then in document order; those without a target and of other websites last. */
export function findLegalLinks(facts: LinkFacts, page: LegalPage): string[] {
  const byMatch = groupLinks(facts, page);
  return [
    ...matchesByCertainty,
    "within" as const,
    "dead" as const,
    "home" as const,
    "elsewhere" as const,
  ].flatMap((match) => (byMatch.get(match) ?? []).map(({ href }) => href));
}

function groupLinks(facts: LinkFacts, page: LegalPage): Map<LinkMatch | null, AnchorFact[]> {
  const own = new URL(facts.fetched.url);
  const base = getBaseUrl(facts);
  const areas = (facts.html.areas ?? []).map(({ href, name }) => ({
    href,
    rel: [],
    text: name,
    otherName: "",
  }));
  return Map.groupBy([...facts.html.anchors, ...areas], (anchor) => classifyLink(anchor, own, base, page));
}

function classifyLink(anchor: AnchorFact, own: URL, base: string, page: LegalPage): LinkMatch | null {
  const labels = labelsOf(anchor, page);
  if (labels.length === 0 && !page.hint.test(anchor.href.slice(0, maxHrefLength))) return null;
  const isExact = labels.some((label) => isWholeName(label, page));
  if (isDead(anchor)) return isExact ? "dead" : null;
  const url = URL.parse(anchor.href, base);
  if (url !== null && !/^(?:https?|javascript):$/.test(url.protocol)) return null; // a mail, a call
  if (url !== null && /^https?:$/.test(url.protocol) && !isSameSite(own, url)) {
    // "Datenschutzerklärung von Google" leads to somebody else's page.
    const isParents = page === imprintPage && labels.some((label) => parentsImprint.test(label));
    if (!(isExact || isParents) || othersHosts.test(url.hostname)) return null;
    return textHosts.test(url.hostname) ? "exact" : "elsewhere";
  }
  const path = url?.pathname.slice(0, 2 * maxSegmentLength) ?? "";
  if (isExact) {
    const leadsOn = !/^(?:#|$)/.test(anchor.href.trim());
    if (isWithin(anchor)) return "within";
    if (url !== null && leadsOn && isFrontPage(url, labels, page)) return "home";
    const isTopic = page.services?.test(path) && labels.every((label) => label === bareTopic);
    return isTopic ? null : "exact";
  }
  if (articlePath.test(path) || labels.some((label) => page.topic.test(label))) return null;
  const segments = url === null ? [] : segmentsOf(url);
  if (segments.some((segment) => page.segment.test(segment))) return "target";
  if (labels.some((label) => page.settings?.test(label))) return null;
  if (labels.some((label) => isNamed(label, page))) return "label";
  const isBoth =
    labels.some((label) => bothLabel.test(label) || isOfBoth(label)) ||
    segments.some((one) => bothSegment.test(one)) ||
    (page === privacyPage && segments.some((one) => imprintPage.segment.test(one)) && labels.some(namesData));
  return isBoth ? "both" : null;
}

/** "/" and nothing more, where the label does not name the host instead: "impressum.firma.de". */
function isFrontPage({ protocol, pathname, search, hash }: URL, labels: string[], page: LegalPage): boolean {
  return (
    /^https?:$/.test(protocol) &&
    pathname === "/" &&
    search === "" &&
    hash === "" &&
    labels.some((label) => page.exact.test(label))
  );
}

/** Of a link to the Impressum: "Wer diese Seite macht und was mit Daten geschieht". */
function namesData(label: string): boolean {
  return /(?<!\p{L})daten(?!\p{L})/u.test(label);
}

/** The law that demands it makes a headline a name: "Wer wir sind (§ 5 DDG)". */
function isNamed(label: string, page: LegalPage): boolean {
  if (headline.test(label) && !label.includes("§")) return false;
  return label.length <= maxLabelLength ? page.label.test(label) : page.edge.test(label);
}

/** The name stands in a short line of the text, and not in a link: a button, perhaps, that opens it. */
function isUnlinked({ html }: LinkFacts, page: LegalPage): boolean {
  let amount = 0;
  for (const line of (html.text?.text ?? "").split("\n", maxLines)) amount += countNames(line, page);
  if (amount === 0) return false;
  for (const { text } of html.anchors) amount -= countNames(text, page);
  return amount > 0;
}

/** "#" and nothing that says what a script does with it: a button's name alone leads nowhere. */
function isDead({ href, onclick, route }: AnchorFact): boolean {
  return ["", "#"].includes(href.trim()) && onclick === undefined && route === undefined;
}

/** "#impressum", but not "#/impressum" or "#!impressum", which scripts take for a page. */
function isWithin({ href, onclick, route }: AnchorFact): boolean {
  return /^#[\w-]/.test(href.trim()) && onclick === undefined && route === undefined;
}

/** In a line that is no sentence, in a part of it, or at its end: "© 2026 Dr. Muster · Impressum". */
function countNames(line: string, page: LegalPage): number {
  if (line.length > maxShortLine || !page.hint.test(line)) return 0;
  return line.split(/[|·•]/).reduce((sum, part) => sum + countInPart(part.trim(), page), 0);
}

function countInPart(part: string, page: LegalPage): number {
  const words = part.split(/[\s/]+/);
  const isName = (word: string) => page.exact.test(normalizeLabel(word));
  if (!/[:.!?]/.test(part)) return words.filter(isName).length;
  return /[\p{L}]$/u.test(part) && isName(words.at(-1) ?? "") ? 1 : 0;
}
