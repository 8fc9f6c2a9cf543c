// The text part of a mail: for programs and people that want no HTML. Lines have at most 78 characters, but for an address of the site.
import { mailFrame } from "#content/mails.ts";
import { sanitizeLines, toOneLine } from "../sanitize-text.ts";
import type { Block, Fact, MailContent, MailLink, Price, Words } from "./mail-content.ts";
import { plainLink } from "./mail-links.ts";

const GUTTER = 2;
const MIN_DOTS = 3;
/** Programs grey out what follows: the usual mark of a signature (RFC 3676, 4.3). */
const SIGNATURE_MARK = "-- ";

export function textPart({ title, blocks }: MailContent): string {
  const body = blocks.map((block) => linesOf(block).join("\n"));
  const footer = [SIGNATURE_MARK, ...mailFrame.footer.flatMap((words) => wrapLines(plain(words)))];
  return `${[underlined(title, "="), ...body, footer.join("\n")].join("\n\n")}\n`;
}

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case "heading":
      return [underlined(block.text, "-")];
    case "paragraph":
    case "small":
      return wrapLines(plain(block.words));
    case "list":
      return block.items.flatMap((item) => wrapLines(plain(item), "- ", "  "));
    case "notice":
      return [
        ...wrapLines(toOneLine(block.title), "! "),
        ...wrapLines(plain(block.words), "! "),
        ...block.items.flatMap((item) => wrapLines(toOneLine(item), "! - ", "!   ")),
      ];
    case "facts":
      return factLines(block.rows);
    case "quote":
      return sanitizeLines(block.text).flatMap((line) => wrapLines(line, "> "));
    case "button":
      return buttonLines(block.link);
    case "closing":
      return block.lines.flatMap((line) => wrapLines(toOneLine(line)));
    case "prices":
      return [
        ...priceLines({ name: block.columns[0], amount: block.columns[1] }, " "),
        ...block.rows.flatMap((row) => priceLines(row)),
        ...(block.sums.length > 0 ? ["-".repeat(LINE_WIDTH)] : []),
        ...block.sums.flatMap((sum) => priceLines(sum)),
      ];
  }
}

function underlined(text: string, mark: string): string {
  const lines = wrapLines(toOneLine(text));
  return [...lines, mark.repeat(Math.max(...lines.map(lengthOf)))].join("\n");
}

/** Values stand below each other; what a value needs more than a line stays in its column. */
function factLines(rows: readonly Fact[]): string[] {
  const column = Math.max(...rows.map(({ label }) => lengthOf(toOneLine(label)))) + GUTTER;
  return rows.flatMap(({ label, value }) =>
    wrapLines(plain(value), toOneLine(label).padEnd(column), " ".repeat(column)),
  );
}

/** An address of the site stands on a line of its own, however long: in pieces it leads nowhere. */
function buttonLines(link: MailLink): string[] {
  const { text, href } = link;
  return href.startsWith("https:") ? [...wrapLines(`${toOneLine(text)}:`), href] : wrapLines(plain([link]));
}

/** "Startseite ........ 1.290€", with what it contains indented below. */
function priceLines({ name, detail, amount }: Price, leader = "."): string[] {
  const end = ` ${toOneLine(amount)}`;
  const room = MIN_DOTS + 1 + lengthOf(end);
  const lines = wrapLines(toOneLine(name), "", " ".repeat(room)).map((line) => line.trimStart());
  const last = `${lines.pop()} `;
  const dots = Math.max(MIN_DOTS, LINE_WIDTH - lengthOf(last) - lengthOf(end));
  const details = detail ? wrapLines(toOneLine(detail), "  ") : [];
  return [...lines, `${last}${leader.repeat(dots)}${end}`, ...details];
}

function plain(words: Words): string {
  const parts = typeof words === "string" ? [words] : words;
  return toOneLine(parts.map((part) => (typeof part === "string" ? part : plainLink(part))).join(""));
}

// Breaks text into lines for the text part of a mail.
/** RFC 5322, 2.1.1: lines should have at most so many characters. */
export const LINE_WIDTH = 78;

/** What stands before a line leaves at least so much room beside it. */
const MIN_CHARACTERS = 20;

/** Breaks at spaces, longer words at the width. @param first prefix of the first line @param rest of all others */
export function wrapLines(text: string, first = "", rest = first): string[] {
  const width = Math.max(LINE_WIDTH - Math.max(first.length, rest.length), MIN_CHARACTERS);
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((whole) => pieces(whole, width))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (lengthOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].map((part, at) => `${at === 0 ? first : rest}${part}`.trimEnd());
}

/** Code points: what a reader counts, apart from accents that stand alone. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

function pieces(word: string, width: number): string[] {
  const points = Array.from(word);
  const count = Math.max(1, Math.ceil(points.length / width));
  return Array.from({ length: count }, (_, at) => points.slice(at * width, (at + 1) * width).join(""));
}
