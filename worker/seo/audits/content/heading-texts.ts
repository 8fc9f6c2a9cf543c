import type { Evidence } from "#contract/seo-report.ts";
import { counted } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { escapedOr } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { germanNumber, quoted } from "../../engine/wording.ts";
import type { HeadingFact } from "../../html/page-facts.ts";
import { getHeadingText } from "../../page/headings.ts";
import { suggestHeading } from "../../page/title-parts.ts";
import { phraseSet } from "../../text/word-sets.ts";
import { normalizePhrase } from "../../text/words.ts";

/** Characters; about two lines on a desktop and four on a phone. No standard gives a number. */
const maxLength = 120;
/** The same text over four sections is useless; three branches may each have "Öffnungszeiten". */
const minRepeats = 4;
const maxShown = 5;

/** Normalized main headings that say nothing about the firm. */
const boilerplate = phraseSet(`
  willkommen | herzlich willkommen | willkommen bei uns | herzlich willkommen bei uns |
  willkommen auf unserer website | willkommen auf unserer webseite | willkommen auf unserer homepage |
  willkommen auf unserer internetseite | willkommen auf unseren seiten |
  herzlich willkommen auf unserer website | herzlich willkommen auf unserer webseite |
  herzlich willkommen auf unserer homepage | herzlich willkommen auf unserer internetseite |
  herzlich willkommen auf unseren seiten | schön dass sie da sind | hallo | moin | guten tag | startseite |
  homepage | home | welcome | welcome to our website | überschrift | headline
`);

export const headingTexts: Audit = {
  id: "heading-texts",
  group: "content",
  topic: "Texte der Überschriften",
  passedTitle: "Die Überschriften sagen, worum es geht",
  source: sources.headings,
  basis:
    "Keine Norm nennt eine Zahl. 120 Zeichen sind am Handy etwa vier Zeilen; derselbe Text über vier Abschnitten unterscheidet sie nicht mehr (Erfahrungswerte).",
  judge({ html: { headings } }, { meta }) {
    if (headings.length === 0) return notApplicable("Die Seite hat keine Überschriften");
    const greetings = findGreetings(headings);
    const faults = [...findEmpty(headings), ...findLong(headings), ...findRepeated(headings), ...greetings];
    const [first, ...others] = faults;
    if (first === undefined) return passed();
    const title = meta.title?.trim() ?? "";
    const proposed = boilerplate.has(normalizePhrase(title)) ? null : suggestHeading(title);
    return warning({
      title:
        faults.length === 1
          ? first.title
          : `${counted(faults.length, "Überschrift sagt", "Überschriften sagen")} Lesern wenig`,
      advice: "Schreiben Sie in jede Überschrift kurz, was darunter steht, und löschen Sie leere.",
      evidence: [first.evidence, ...others.slice(0, maxShown - 1).map(({ evidence }) => evidence)],
      share: Math.max(0, 1 - faults.length / headings.length),
      ...(greetings.length === 0 ? {} : { snippet: `<h1>${escapedOr(proposed, "Leistung und Ort")}</h1>` }),
    });
  },
};

interface Fault {
  title: string;
  evidence: Evidence;
}

function findEmpty(headings: readonly HeadingFact[]): Fault[] {
  // A page whose only h1 is empty is reported by h1.
  const hasMain = headings.some((heading) => heading.level === 1 && getHeadingText(heading) !== "");
  return headings.flatMap((heading, index) => {
    if (getHeadingText(heading) !== "" || (heading.level === 1 && !hasMain)) return [];
    const where = `Überschrift ${index + 1} (h${heading.level})`;
    return [{ title: `${where} ist leer`, evidence: { where, value: "leer", expected: "ein Text" } }];
  });
}

function findLong(headings: readonly HeadingFact[]): Fault[] {
  return headings.flatMap((heading, index) => {
    const { length } = getHeadingText(heading);
    if (length <= maxLength) return [];
    const where = `Überschrift ${index + 1} (h${heading.level})`;
    const value = `${germanNumber(length)} Zeichen: ${quoted(getHeadingText(heading))}`;
    return [
      {
        title: `${where} ist ${germanNumber(length)} Zeichen lang`,
        evidence: { where, value, expected: `höchstens ${maxLength} Zeichen` },
      },
    ];
  });
}

function findRepeated(headings: readonly HeadingFact[]): Fault[] {
  const byPhrase = Map.groupBy(headings.map(getHeadingText), normalizePhrase);
  return [...byPhrase]
    .filter(([phrase, { length }]) => phrase !== "" && length >= minRepeats)
    .map(([, { 0: text = "", length: count }]) => ({
      title: `${counted(count, "Überschrift lautet", "Überschriften lauten")} gleich: ${quoted(text, 40)}`,
      evidence: {
        where: "Überschriften mit gleichem Text",
        value: `${germanNumber(count)}-mal ${quoted(text)}`,
        expected: `weniger als ${minRepeats}-mal derselbe Text`,
      },
    }));
}

/** Only where no main heading says more. */
function findGreetings(headings: readonly HeadingFact[]): Fault[] {
  const mains = headings
    .filter((heading) => heading.level === 1 && getHeadingText(heading) !== "")
    .map(getHeadingText);
  const [first] = mains;
  if (first === undefined || !mains.every((text) => boilerplate.has(normalizePhrase(text)))) return [];
  return [
    {
      title: `Die Hauptüberschrift ${quoted(first, 50)} nennt weder Leistung noch Betrieb`,
      evidence: { where: "Hauptüberschrift (h1)", value: first, expected: "Leistung und Ort oder Name" },
    },
  ];
}
