// The HTML of each block of a mail. Margins stand below a block, never above: the last one meets the card's padding.
import { sanitizeLines, toOneLine } from "../sanitize-text.ts";
import { escapeHtml, escapeUnlinked } from "./escape-html.ts";
import type { Block, Fact, MailLink, Price, Words } from "./mail-content.ts";
import { BREAK_ANYWHERE, LAYOUT, look, type } from "./mail-look.ts";

interface ParagraphLook {
  style: string;
  colour: "ink" | "ink-soft";
  /** px */
  below: number;
}

const TEXT: ParagraphLook = { style: type.text, colour: "ink", below: 16 };
const SMALL: ParagraphLook = { style: type.small, colour: "ink-soft", below: 16 };
const DATA_TABLE = 'cellpadding="0" cellspacing="0" border="0" width="100%"';
const TABLE_STYLE = "width:100%;border-collapse:collapse;margin:0 0 24px";
const CELL = "padding:9px 0;border-bottom:1px solid;text-align:left;vertical-align:top";

export function title(text: string): string {
  return `<h1 ${look(["ink"], `${type.title};${BREAK_ANYWHERE};margin:0 0 20px`)}>${unlinked(text)}</h1>`;
}

export function paragraph(words: Words, { style, colour, below }: ParagraphLook): string {
  return `<p ${look([colour], `${style};${BREAK_ANYWHERE};margin:0 0 ${below}px`)}>${inline(words)}</p>`;
}

export function blockHtml(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `<h2 ${look(["ink"], `${type.heading};margin:8px 0 10px`)}>${unlinked(block.text)}</h2>`;
    case "paragraph":
      return paragraph(block.words, TEXT);
    case "small":
      return paragraph(block.words, SMALL);
    case "list":
      return list(block.items);
    case "notice":
      return `<div ${look(["on-paper", "edge-brick"], "border:2px solid;border-radius:6px;padding:16px 18px 2px;margin:0 0 20px")}>
<h2 ${look(["brick"], `${type.heading};margin:0 0 6px`)}>${unlinked(block.title)}</h2>
${paragraph(block.words, { ...TEXT, below: 8 })}
${list(block.items)}
</div>`;
    case "facts":
      return `<table ${DATA_TABLE} style="${TABLE_STYLE};table-layout:fixed">
${block.rows.map(factRow).join("\n")}
</table>`;
    case "quote":
      return `<blockquote ${look(["ink", "on-paper", "edge-brick"], `${type.text};${BREAK_ANYWHERE};margin:0 0 24px;padding:14px 18px;border-left:4px solid`)}>
${sanitizeLines(block.text).map(escapeUnlinked).join("<br>\n")}
</blockquote>`;
    case "button":
      return button(block.link);
    case "closing":
      return `<p ${look(["ink"], `${type.text};${BREAK_ANYWHERE};margin:0 0 28px`)}>${block.lines.map(unlinked).join("<br>\n")}</p>`;
    case "prices":
      return `<table ${DATA_TABLE} style="${TABLE_STYLE}">
<thead><tr>${columnHead(block.columns[0], "left")}${columnHead(block.columns[1], "right")}</tr></thead>
<tbody>
${[...block.rows.map((row) => priceRow(row, "td")), ...block.sums.map((sum) => priceRow(sum, "th"))].join("\n")}
</tbody>
</table>`;
  }
}

function list(items: readonly Words[]): string {
  if (items.length === 0) return "";
  const lines = items.map((item) => `<li style="margin:0 0 6px">${inline(item)}</li>`);
  return `<ul ${look(["ink"], `${type.text};${BREAK_ANYWHERE};margin:0 0 16px;padding:0 0 0 22px`)}>
${lines.join("\n")}
</ul>`;
}

function factRow({ label, value }: Fact): string {
  return `<tr>
<th scope="row" ${look(["ink-soft", "edge-line"], `${type.text};${CELL};padding-right:12px;width:32%;font-weight:400`, "stacked")}>${unlinked(label)}</th>
<td ${look(["ink", "edge-line"], `${type.text};${CELL};${BREAK_ANYWHERE}`, "stacked")}>${inline(value)}</td>
</tr>`;
}

function button({ text, href }: MailLink): string {
  return `<table ${LAYOUT} style="margin:0 0 24px"><tr>
<td ${look(["on-brick"], "border-radius:6px")}><a href="${escapeHtml(href)}" ${look(["brick-ink"], `${type.strong};${BREAK_ANYWHERE};display:inline-block;padding:12px 22px;text-decoration:none`)}>${escapeHtml(toOneLine(text))}</a></td>
</tr></table>`;
}

function columnHead(text: string, align: "left" | "right"): string {
  return `<th scope="col" ${look(["ink-soft", "edge-line"], `${type.small};${CELL};text-align:${align}`)}>${unlinked(text)}</th>`;
}

function priceRow({ name, detail, amount }: Price, cell: "td" | "th"): string {
  const style = cell === "th" ? type.strong : type.text;
  const scope = cell === "th" ? ' scope="row"' : "";
  const below = detail
    ? `<br><span ${look(["ink-soft"], `${type.small};font-weight:400`)}>${unlinked(detail)}</span>`
    : "";
  return `<tr>
<${cell}${scope} ${look(["ink", "edge-line"], `${style};${CELL};${BREAK_ANYWHERE};padding-right:16px`)}>${unlinked(name)}${below}</${cell}>
<td ${look(["ink", "edge-line"], `${style};${CELL};text-align:right;white-space:nowrap`, "amount")}>${unbroken(amount)}</td>
</tr>`;
}

/** Where a narrow screen breaks an amount, its sign stays with its figure. */
function unbroken(amount: string): string {
  return unlinked(amount).replaceAll(" €", "&nbsp;€");
}

function inline(words: Words): string {
  if (typeof words === "string") return unlinked(words);
  return words.map((part) => (typeof part === "string" ? spaced(part) : anchor(part))).join("");
}

/** Between links the spaces at both ends belong to the sentence. */
function spaced(part: string): string {
  return `${/^\s/.test(part) ? " " : ""}${unlinked(part)}${/\S\s$/.test(part) ? " " : ""}`;
}

function anchor({ text, href }: MailLink): string {
  return `<a href="${escapeHtml(href)}" ${look(["brick"], "text-decoration:underline")}>${escapeHtml(toOneLine(text))}</a>`;
}

function unlinked(text: string): string {
  return escapeUnlinked(toOneLine(text));
}
