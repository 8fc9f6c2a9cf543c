// The HTML part of a mail: tables and inline styles as mail programs need them, nothing fetched, readable without the style element.
import { mailFrame } from "#content/mails.ts";
import { owner } from "#content/owner.ts";
import { toOneLine } from "../sanitize-text.ts";
import { escapeHtml } from "./escape-html.ts";
import { blockHtml, paragraph, title } from "./html-blocks.ts";
import type { MailContent } from "./mail-content.ts";
import { LAYOUT, look, styleSheet, type } from "./mail-look.ts";

const MAX_WIDTH_PX = 600;

/** Outlook on Windows ignores max-width: a table only it sees limits the mail. */
const outlookWidth = {
  open: `<!--[if mso]><table ${LAYOUT} align="center" width="${MAX_WIDTH_PX}"><tr><td><![endif]-->`,
  close: "<!--[if mso]></td></tr></table><![endif]-->",
} as const;

export function htmlPart(content: MailContent): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(toOneLine(content.subject))}</title>
<style>
${styleSheet()}
</style>
</head>
<body ${look(["on-paper", "ink"], "margin:0;padding:0")}>
<div lang="de" ${look(["on-paper"], "padding:0")}>
${outlookWidth.open}
<div style="max-width:${MAX_WIDTH_PX}px;margin:0 auto">
${brandBand}
<table ${LAYOUT} width="100%" style="width:100%;table-layout:fixed">
<tr><td ${look(["on-card"], "padding:30px 32px 14px", "room")}>
${title(content.title)}
${content.blocks.map(blockHtml).join("\n")}
</td></tr>
<tr><td ${look(["on-paper"], "padding:20px 32px 32px", "room")}>
${mailFrame.footer.map((words) => paragraph(words, { style: type.small, colour: "ink-soft", below: 6 })).join("\n")}
</td></tr>
</table>
</div>
${outlookWidth.close}
</div>
</body>
</html>
`;
}

/** Sign and name on hedge; the dotted line below is the path the sign stands at. */
const brandBand = `<table ${LAYOUT} width="100%" style="width:100%">
<tr><td ${look(["on-hedge", "edge-corn"], "padding:18px 32px;border-bottom:3px dotted", "room")}>
<table ${LAYOUT}><tr>
<td aria-hidden="true" ${look(["brick-ink", "on-brick", "edge-hedge-ink"], `${type.sign};width:30px;height:30px;border:2px solid;border-radius:50%`)}>${escapeHtml(owner.signNumber)}</td>
<td ${look(["hedge-ink"], `${type.brand};padding-left:12px`)}>${escapeHtml(owner.brand)}</td>
</tr></table>
</td></tr>
</table>`;
