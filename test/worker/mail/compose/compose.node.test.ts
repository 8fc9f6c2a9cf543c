// One structure, two parts. The snapshots under test/fixtures/mails can be opened and read.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { readHtml, squeezed, UNSEEN, withoutOwner } from "#test/support/mail-parts.ts";
import { estimateContent, hostileText } from "#test/support/mail-samples.ts";
import { composeMail } from "#worker/mail/compose/compose.ts";
import type { Block, MailContent } from "#worker/mail/compose/mail-content.ts";
import { mailColours } from "#worker/mail/compose/mail-look.ts";
import { sanitizeLines, toOneLine } from "#worker/mail/sanitize-text.ts";

/** What hostile texts seldom are: longer than a line. */
const longText = fc.string({ minLength: 80, maxLength: 160 });
const anyText = fc.oneof({ weight: 3, arbitrary: hostileText }, { weight: 1, arbitrary: longText });
const amount = fc.constantFrom("1.290€", "0€", "12.490€ bis 14.990€");
const price = fc.record({ name: anyText, detail: anyText, amount });
const blocks = fc.array(
  fc.oneof<fc.Arbitrary<Block>[]>(
    fc.record({ kind: fc.constant("heading" as const), text: anyText }),
    fc.record({ kind: fc.constant("paragraph" as const), words: anyText }),
    fc.record({ kind: fc.constant("list" as const), items: fc.array(anyText, { maxLength: 3 }) }),
    fc.record({
      kind: fc.constant("notice" as const),
      title: anyText,
      words: anyText,
      items: fc.array(anyText, { maxLength: 2 }),
    }),
    fc.record({
      kind: fc.constant("facts" as const),
      rows: fc.array(fc.record({ label: fc.string({ maxLength: 20 }), value: anyText }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    fc.record({ kind: fc.constant("quote" as const), text: anyText }),
    fc.record({
      kind: fc.constant("button" as const),
      link: fc.record({ text: anyText, href: fc.constant("https://site.example/?a=1&b=2" as const) }),
    }),
    fc.record({
      kind: fc.constant("prices" as const),
      columns: fc.tuple(anyText, amount),
      rows: fc.array(price, { maxLength: 2 }),
      sums: fc.array(price, { maxLength: 1 }),
    }),
    fc.record({ kind: fc.constant("closing" as const), lines: fc.array(anyText, { maxLength: 2 }) }),
    fc.record({ kind: fc.constant("small" as const), words: anyText }),
  ),
  { maxLength: 4 },
);
const contents: fc.Arbitrary<MailContent> = fc.record({ subject: anyText, title: anyText, blocks });

/** Every text of a block, as it should be read in both parts. */
function textsOf(block: Block): string[] {
  switch (block.kind) {
    case "heading":
      return [toOneLine(block.text)];
    case "quote":
      return sanitizeLines(block.text);
    case "facts":
      return block.rows.flatMap(({ label, value }) => [toOneLine(label), toOneLine(String(value))]);
    case "notice":
      return [block.title, String(block.words), ...block.items].map((text) => toOneLine(text));
    case "list":
      return block.items.map((item) => toOneLine(String(item)));
    case "button":
      return [toOneLine(block.link.text)];
    case "prices":
      return [
        ...block.columns,
        ...[...block.rows, ...block.sums].flatMap(({ name, detail = "", amount }) => [name, detail, amount]),
      ].map((text) => toOneLine(text));
    case "closing":
      return block.lines.map((line) => toOneLine(line));
    default:
      return [toOneLine(String(block.words))];
  }
}

const allowedTags = new Set(
  "html head meta title style body div table tbody thead tr th td h1 h2 p span br a ul li blockquote".split(
    " ",
  ),
);
const allowedAttributes = new Set(
  "lang charset name content class style role cellpadding cellspacing border width aria-hidden scope href".split(
    " ",
  ),
);

describe("a mail of any content", () => {
  it("has no markup but its own in the HTML part [API-19]", () => {
    fc.assert(
      fc.property(contents, (content) => {
        const { faults, all, hrefs } = readHtml(composeMail(content).html);
        expect(faults).toEqual([]);
        const attributes = all.flatMap(({ attrs }) => attrs.map(({ name }) => name));
        expect(all.filter(({ tagName }) => !allowedTags.has(tagName))).toEqual([]);
        expect(attributes.filter((name) => !allowedAttributes.has(name))).toEqual([]);
        expect(hrefs.filter((href) => !/^(?:https:\/\/|mailto:|tel:)/.test(href))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("has a text part of at most 78 characters a line and no control but line ends [API-19]", () => {
    fc.assert(
      fc.property(contents, (content) => {
        const { text } = composeMail(content);
        expect(text).not.toMatch(UNSEEN);
        expect(text.split("\n").filter((line) => Array.from(line).length > 78)).toEqual([]);
      }),
    );
  });

  it("says the same in both parts [API-19]", () => {
    fc.assert(
      fc.property(contents, (content) => {
        const { text, html } = composeMail(content);
        const [shown = ""] = readHtml(html).words("body");
        for (const words of content.blocks.flatMap(textsOf)) {
          expect(squeezed(shown)).toContain(words.replace(/\s/g, ""));
          expect(`${squeezed(text)}\n${text.replace(/\s/g, "")}`).toContain(words.replace(/\s/g, ""));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("has a subject of one line and at most 150 characters [API-17]", () => {
    fc.assert(
      fc.property(fc.array(hostileText, { maxLength: 20 }), (parts) => {
        const { subject } = composeMail({ subject: parts.join(""), title: "", blocks: [] });
        expect(subject).not.toMatch(UNSEEN);
        expect(subject).not.toContain("\n");
        expect(Array.from(subject).length).toBeLessThanOrEqual(150);
      }),
    );
  });
});

describe("the mail of an estimate", () => {
  const { text, html } = composeMail(estimateContent);

  it("needs no renderer of its own [API-19]", async () => {
    await expect(withoutOwner(text)).toMatchFileSnapshot("../../../fixtures/mails/estimate.txt");
    await expect(withoutOwner(html)).toMatchFileSnapshot("../../../fixtures/mails/estimate.html");
  });

  it("leads from each position to its amount at the end of the line", () => {
    const amounts = text.split("\n").filter((line) => line.endsWith("€"));
    expect(amounts).toHaveLength(4);
    for (const line of amounts) expect(line).toMatch(/^\S.* \.{3,} [\d.€ bis]+$/);
    expect(new Set(amounts.map(({ length }) => length))).toEqual(new Set([78]));
  });
});

describe("the HTML part", () => {
  const { html } = composeMail(estimateContent);

  it("fetches nothing and runs nothing [API-19]", () => {
    expect(html).not.toMatch(
      /<(?:img|script|link|iframe|object|form|svg)\b|@import|@font-face|url\(|\bsrc=|\bon\w+=/i,
    );
  });

  it("is German and made for both schemes", () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="de">/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("@media (prefers-color-scheme:dark)");
  });

  it("is readable without its style element: every text carries type and colour", () => {
    const texts = readHtml(html).all.filter(({ tagName }) => /^(?:h1|h2|p|ul|blockquote|th)$/.test(tagName));
    expect(texts.length).toBeGreaterThan(15);
    for (const { attrs } of texts) {
      const style = attrs.find(({ name }) => name === "style")?.value;
      expect(style).toMatch(/font-family:.*font-size:.*;color:#/);
    }
  });

  it("has no error a mail could avoid", async () => {
    const validator = new HtmlValidate({
      extends: ["html-validate:standard"],
      rules: {
        // Outlook reads these attributes and comments, and nothing in their place.
        "no-deprecated-attr": "off",
        "no-conditional-comment": "off",
      },
    });
    const { results } = await validator.validateString(html);
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, line, message }) => `${line} ${ruleId} ${message}`),
      ),
    ).toEqual([]);
  });

  it("breaks addresses so that no program makes links of them, and copies them whole [API-19]", () => {
    const words = "Siehe https://boese.example/a?b=1 oder boese.example, x@y.example. Ende.";
    const composed = composeMail({ ...estimateContent, blocks: [{ kind: "quote", text: words }] }).html;
    const inQuote = composed.slice(
      composed.indexOf(">", composed.indexOf("<blockquote")),
      composed.indexOf("</blockquote"),
    );
    expect(inQuote).not.toMatch(/:\/\/\w|\w\.\w|\w@\w/);
    expect(readHtml(composed).words("blockquote")).toEqual([words]);
  });
});

it("mails have the colours of the site [QUAL-14]", () => {
  const css = readFileSync("app/styles/tokens.css", "utf8");
  const tokens = Object.keys(mailColours).map((name) => {
    const value = css.match(new RegExp(`--${name}: ([^;]+);`))?.[1] ?? "";
    const [light, dark = light] = value.match(/#\w+/g) ?? [];
    return [name, [light, dark]];
  });
  expect(mailColours).toEqual(Object.fromEntries(tokens));
});
