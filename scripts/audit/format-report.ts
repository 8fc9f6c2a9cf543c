// The SEO report as German text for a terminal.
import { styleText } from "node:util";
import { BARRED_SCORE_MOST, SCORE_BANDS } from "#content/constants.ts";
import { pageKindNames } from "#content/page-kinds.ts";
import { findingTexts, headTexts } from "#content/report/seo-report.ts";
import { type Evidence, type Finding, isComplaint, type SeoReport } from "#contract/seo-report.ts";
import { counted } from "#worker/german/sentences.ts";
import { germanNumber, germanSize } from "#worker/seo/engine/wording.ts";

export interface FormatOptions {
  /** Characters per line. */
  width: number;
  /** ANSI colours. */
  color: boolean;
}

/** Best first; each band has its exit code. */
const BANDS = [
  { from: SCORE_BANDS.good, words: "gut", color: "green", exitCode: 0 },
  { from: SCORE_BANDS.fair, words: "ausbaufähig", color: "yellow", exitCode: 1 },
  { from: 0, words: "verbesserungsbedürftig", color: "red", exitCode: 2 },
] as const;

const SHOWN_RECOMMENDATIONS = 10;
const SHOWN_EVIDENCE = 3;
const BAR_LENGTH = 20;
const INDENT = "   ";

export function getBand(score: number): (typeof BANDS)[number] {
  return BANDS.find(({ from }) => score >= from) ?? BANDS[2];
}

/** Text of the page is stripped of control characters: it must not control the terminal. */
export function formatReport(report: SeoReport, { width, color }: FormatOptions): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    color ? styleText(style, text, { validateStream: false }) : text;
  const sections: [title: string, lines: string[]][] = [
    ["Gruppen", groupLines(report)],
    ["Empfehlungen, die wichtigste zuerst", recommendationLines(report, width)],
    ["Eckdaten", figureLines(report)],
    ["Recht und Datenschutz (keine Rechtsberatung)", legalLines(report, width)],
    ["Hinweise", report.notes.flatMap((note) => wrap(`– ${note}`, width, "  "))],
  ];
  const lines = [
    paint("bold", "SEO-Check"),
    stripControls(report.url),
    ...report.redirects.map(({ from, status }) => stripControls(`weitergeleitet von ${from} (${status})`)),
    ...kindLines(report, width),
    "",
    ...scoreLines(report, width).map((line) => paint(["bold", scoreColor(report)], line)),
    ...sections
      .filter(([, body]) => body.length > 0)
      .flatMap(([title, body]) => ["", paint("bold", title), ...body]),
  ];
  return `${lines.join("\n")}\n`;
}

/** „Gelesen als: Artikel (og:type: article; Pfad: /blog/moos)“ */
function kindLines({ pageKind }: SeoReport, width: number): string[] {
  if (pageKind === undefined) return [];
  const reasons = pageKind.reasons.map(({ sign, value }) => `${sign}: ${value}`).join("; ");
  return wrap(`Gelesen als: ${pageKindNames[pageKind.kind]}${reasons && ` (${reasons})`}`, width, INDENT);
}

function scoreLines({ score, unscoredReason, barred, capped }: SeoReport, width: number): string[] {
  if (unscoredReason !== undefined) return wrap(unscoredReason, width, "");
  const lines = [`${score} von 100 Punkten: ${getBand(score).words}`, bar(score)];
  if (barred === undefined) return [...lines, ...cappedLines(capped, width)];
  const consequence = `Solange das so ist, gibt es höchstens ${BARRED_SCORE_MOST} Punkte, danach wären es ${barred.scoreOtherwise}.`;
  return [...lines, ...wrap(`${barred.reason} ${consequence}`, width, "")];
}

function cappedLines(capped: SeoReport["capped"], width: number): string[] {
  return capped === undefined ? [] : wrap(headTexts.capped(capped.basics, capped.most), width, "");
}

function scoreColor({ score, unscoredReason }: SeoReport) {
  return unscoredReason === undefined ? getBand(score).color : "red";
}

function bar(score: number): string {
  const filled = Math.round((score / 100) * BAR_LENGTH);
  return "█".repeat(filled) + "░".repeat(BAR_LENGTH - filled);
}

function groupLines({ groups, unscoredReason }: SeoReport): string[] {
  if (unscoredReason !== undefined) return [];
  const longest = Math.max(0, ...groups.map(({ title }) => title.length));
  return groups.map(({ title, score, weight }) => {
    const figure =
      score === null ? "nicht prüfbar".padEnd(BAR_LENGTH + 4) : `${String(score).padStart(3)} ${bar(score)}`;
    return `${INDENT}${title.padEnd(longest)}  ${figure}  Gewicht ${germanNumber(weight)} %`;
  });
}

function recommendationLines({ findings }: SeoReport, width: number): string[] {
  const open = findings.filter(isComplaint).sort((one, other) => (other.gain ?? 0) - (one.gain ?? 0));
  const lines = open
    .slice(0, SHOWN_RECOMMENDATIONS)
    .flatMap((finding, index) => [
      ...wrap(`${index + 1}. ${finding.title}${gainNote(finding)}`, width, INDENT),
      ...wrap(`${INDENT}${finding.advice} ${remedyNote(finding)}`, width, INDENT),
      ...evidenceLines(finding.evidence, width),
    ]);
  const left = open.length - SHOWN_RECOMMENDATIONS;
  return left > 0 ? [...lines, `+${left} weitere, alle mit --json`] : lines;
}

function remedyNote({ who, effort }: Finding): string {
  return who === undefined || effort === undefined
    ? ""
    : `${findingTexts.who[who]}, ${findingTexts.effort[effort]}.`;
}

/** What passing would add to the total score. */
function gainNote({ gain }: Finding): string {
  if (gain === undefined) return "";
  const points = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 }).format(gain);
  return ` (bringt ${points} ${gain === 1 ? "Punkt" : "Punkte"})`;
}

function evidenceLines(evidence: readonly Evidence[], width: number): string[] {
  const lines = evidence
    .slice(0, SHOWN_EVIDENCE)
    .flatMap(({ where, value, expected }) =>
      wrap(`${INDENT}› ${where}: ${value} (erwartet: ${expected})`, width, `${INDENT}  `),
    );
  const left = evidence.length - SHOWN_EVIDENCE;
  return left > 0
    ? [...lines, `${INDENT}› und ${counted(left, "weitere Stelle", "weitere Stellen")}`]
    : lines;
}

function figureLines({ performance, meta, content, links, images, technical }: SeoReport): string[] {
  const loadTime = `${germanNumber(performance.loadTime / 1000, 2)} s`;
  const responseTime = `${germanNumber(performance.responseTime)} ms`;
  const files = counted(performance.resourceCount, "Datei", "Dateien");
  const rows: [string, string][] = [
    ["Titel", meta.title ?? "fehlt"],
    ["Beschreibung", meta.description ?? "fehlt"],
    ["HTTP-Status", String(technical.httpStatus)],
    ["Ladezeit", `${loadTime}, erste Antwort nach ${responseTime}`],
    ["Größe", `${germanSize(performance.pageSize)} HTML, dazu ${files}`],
    ["Text", counted(content.wordCount, "Wort", "Wörter")],
    ["Bilder", `${germanNumber(images.total)}, davon ${germanNumber(images.withoutAlt)} ohne Alternativtext`],
    ["Links", `${germanNumber(links.internal)} interne, ${germanNumber(links.external)} externe`],
  ];
  const longest = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${INDENT}${name.padEnd(longest)}  ${stripControls(value)}`);
}

function legalLines({ legal }: SeoReport, width: number): string[] {
  return legal
    .filter(isComplaint)
    .flatMap(({ title, advice }) => [
      ...wrap(`– ${title}`, width, "  "),
      ...wrap(`  ${advice}`, width, "  "),
    ]);
}

/** Breaks at spaces; later lines begin with `indent`. A word longer than a line stays whole, for copying. */
function wrap(text: string, width: number, indent: string): string[] {
  const lead = /^ */.exec(text)?.[0] ?? "";
  const lines: string[] = [];
  let line = lead;
  for (const word of stripControls(text).trim().split(/ +/)) {
    const joined = line.trim() === "" ? line + word : `${line} ${word}`;
    if (joined.length <= width || line.trim() === "") line = joined;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line];
}

/** Removes control and bidi characters. */
function stripControls(text: string): string {
  return text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ");
}
