// The text part of a mail: for programs and people that want no HTML. Lines have at most 78 characters, but for an address of the site.
import { mailFrame } from "#content/mails.ts";
import { harmlessLines, oneLine } from "./harmless-text.ts";
import type { Block, Fact, MailContent, MailLink, Price, Words } from "./mail-content.ts";
import { plainLink } from "./mail-links.ts";
import { LINE_WIDTH, lengthOf, wrappedLines } from "./wrapped-lines.ts";

/** Between a label and its value. */
const GUTTER = 2;
/** Dots that lead to an amount, at least. */
const FEWEST_DOTS = 3;
/** Programs grey out what follows: the usual mark of a signature (RFC 3676, 4.3). */
const SIGNATURE_MARK = "-- ";

export function textPart({ title, blocks }: MailContent): string {
  const body = blocks.map((block) => linesOf(block).join("\n"));
  const footer = [SIGNATURE_MARK, ...mailFrame.footer.flatMap((words) => wrappedLines(plain(words)))];
  return `${[underlined(title, "="), ...body, footer.join("\n")].join("\n\n")}\n`;
}

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case "heading":
      return [underlined(block.text, "-")];
    case "paragraph":
    case "small":
      return wrappedLines(plain(block.words));
    case "list":
      return block.items.flatMap((item) => wrappedLines(plain(item), "- ", "  "));
    case "notice":
      return [
        ...wrappedLines(oneLine(block.title), "! "),
        ...wrappedLines(plain(block.words), "! "),
        ...block.items.flatMap((item) => wrappedLines(oneLine(item), "! - ", "!   ")),
      ];
    case "facts":
      return factLines(block.rows);
    case "quote":
      return harmlessLines(block.text).flatMap((line) => wrappedLines(line, "> "));
    case "button":
      return buttonLines(block.link);
    case "closing":
      return block.lines.flatMap((line) => wrappedLines(oneLine(line)));
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
  const lines = wrappedLines(oneLine(text));
  return [...lines, mark.repeat(Math.max(...lines.map(lengthOf)))].join("\n");
}

/** Values stand below each other; what a value needs more than a line stays in its column. */
function factLines(rows: readonly Fact[]): string[] {
  const column = Math.max(...rows.map(({ label }) => lengthOf(oneLine(label)))) + GUTTER;
  return rows.flatMap(({ label, value }) =>
    wrappedLines(plain(value), oneLine(label).padEnd(column), " ".repeat(column)),
  );
}

/** An address of the site stands on a line of its own, however long: in pieces it leads nowhere. */
function buttonLines(link: MailLink): string[] {
  const { text, href } = link;
  return href.startsWith("https:")
    ? [...wrappedLines(`${oneLine(text)}:`), href]
    : wrappedLines(plain([link]));
}

/** "Startseite ........ 1.290€", with what it contains indented below. */
function priceLines({ name, detail, amount }: Price, leader = "."): string[] {
  const end = ` ${oneLine(amount)}`;
  const room = FEWEST_DOTS + 1 + lengthOf(end);
  const lines = wrappedLines(oneLine(name), "", " ".repeat(room)).map((line) => line.trimStart());
  const last = `${lines.pop()} `;
  const dots = Math.max(FEWEST_DOTS, LINE_WIDTH - lengthOf(last) - lengthOf(end));
  const details = detail ? wrappedLines(oneLine(detail), "  ") : [];
  return [...lines, `${last}${leader.repeat(dots)}${end}`, ...details];
}

function plain(words: Words): string {
  const parts = typeof words === "string" ? [words] : words;
  return oneLine(parts.map((part) => (typeof part === "string" ? part : plainLink(part))).join(""));
}
