// The SEO report as German text for a terminal.
import { styleText } from "node:util";
import { BARRED_SCORE_MOST, SCORE_BANDS } from "#content/constants.ts";
import type { Evidence, Finding, SeoReport } from "#contract/seo-report.ts";
import { counted } from "#worker/german/sentences.ts";
import { germanNumber, germanSize } from "#worker/seo/wording.ts";

export interface FormatOptions {
  /** Characters per line. */
  width: number;
  /** ANSI colours; the words say the same without them. */
  color: boolean;
}

/** The bands of the score, best first. The exit code lets other programs ask for a band. */
const BANDS = [
  { from: SCORE_BANDS.good, words: "gut", color: "green", exitCode: 0 },
  { from: SCORE_BANDS.fair, words: "ausbaufähig", color: "yellow", exitCode: 1 },
  { from: 0, words: "verbesserungsbedürftig", color: "red", exitCode: 2 },
] as const;

const SHOWN_RECOMMENDATIONS = 10;
const SHOWN_EVIDENCE = 3;
const BAR_LENGTH = 20;
const INDENT = "   ";

export function bandOf(score: number): (typeof BANDS)[number] {
  return BANDS.find(({ from }) => score >= from) ?? BANDS[2];
}

/** Everything the page wrote is stripped of control characters: it must not steer the terminal. */
export function formatReport(report: SeoReport, { width, color }: FormatOptions): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    color ? styleText(style, text, { validateStream: false }) : text;
  const sections: [title: string, lines: string[]][] = [
    ["Gruppen", groupLines(report)],
    ["Empfehlungen, die wichtigste zuerst", recommendationLines(report, width)],
    ["Eckdaten", figureLines(report)],
    ["Recht und Datenschutz (keine Rechtsberatung)", legalLines(report, width)],
    ["Hinweise", report.notes.flatMap((note) => wrapped(`– ${note}`, width, "  "))],
  ];
  const lines = [
    paint("bold", "SEO-Check"),
    withoutControls(report.url),
    ...report.redirects.map(({ from, status }) => withoutControls(`weitergeleitet von ${from} (${status})`)),
    "",
    ...scoreLines(report, width).map((line) => paint(["bold", scoreColor(report)], line)),
    ...sections
      .filter(([, body]) => body.length > 0)
      .flatMap(([title, body]) => ["", paint("bold", title), ...body]),
  ];
  return `${lines.join("\n")}\n`;
}

function scoreLines({ score, unscoredReason, barred }: SeoReport, width: number): string[] {
  if (unscoredReason !== undefined) return wrapped(unscoredReason, width, "");
  const lines = [`${score} von 100 Punkten: ${bandOf(score).words}`, bar(score)];
  if (barred === undefined) return lines;
  const consequence = `Solange das so ist, gibt es höchstens ${BARRED_SCORE_MOST} Punkte, danach wären es ${barred.scoreOtherwise}.`;
  return [...lines, ...wrapped(`${barred.reason} ${consequence}`, width, "")];
}

function scoreColor({ score, unscoredReason }: SeoReport) {
  return unscoredReason === undefined ? bandOf(score).color : "red";
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
  const open = findings
    .filter(({ status }) => status === "failed" || status === "warning")
    .sort((one, other) => (other.gain ?? 0) - (one.gain ?? 0));
  const lines = open
    .slice(0, SHOWN_RECOMMENDATIONS)
    .flatMap((finding, index) => [
      ...wrapped(`${index + 1}. ${finding.title}${gainNote(finding)}`, width, INDENT),
      ...wrapped(INDENT + finding.advice, width, INDENT),
      ...evidenceLines(finding.evidence, width),
    ]);
  const left = open.length - SHOWN_RECOMMENDATIONS;
  return left > 0 ? [...lines, `+${left} weitere, alle mit --json`] : lines;
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
      wrapped(`${INDENT}› ${where}: ${value} (erwartet: ${expected})`, width, `${INDENT}  `),
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
  return rows.map(([name, value]) => `${INDENT}${name.padEnd(longest)}  ${withoutControls(value)}`);
}

function legalLines({ legal }: SeoReport, width: number): string[] {
  return legal
    .filter(({ status }) => status === "failed" || status === "warning")
    .flatMap(({ title, advice }) => [
      ...wrapped(`– ${title}`, width, "  "),
      ...wrapped(`  ${advice}`, width, "  "),
    ]);
}

/** Breaks at spaces; later lines begin with `indent`. A word longer than a line stays whole, for copying. */
function wrapped(text: string, width: number, indent: string): string[] {
  const lead = /^ */.exec(text)?.[0] ?? "";
  const lines: string[] = [];
  let line = lead;
  for (const word of withoutControls(text).trim().split(/ +/)) {
    const joined = line.trim() === "" ? line + word : `${line} ${word}`;
    if (joined.length <= width || line.trim() === "") line = joined;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line];
}

/** Removes what a terminal would obey: control characters, and marks that turn the direction of writing. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ");
}
