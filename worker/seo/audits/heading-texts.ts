import type { Evidence } from "#contract/seo-report.ts";
import { counted } from "../../german/sentences.ts";
import type { Audit } from "../audit.ts";
import { contentOf } from "../headings.ts";
import type { HeadingFact } from "../page-facts.ts";
import { escaped } from "../snippets.ts";
import { sources } from "../sources.ts";
import { headingFrom } from "../title-parts.ts";
import { evidenceOf, notApplicable, passed, warning } from "../verdicts.ts";
import { germanNumber, quoted } from "../wording.ts";
import { bareText } from "../words.ts";

/** Characters; about two lines on a desktop and four on a phone. No standard gives a number. */
const longest = 120;
/** The same text over four sections tells nobody which is which; three branches may each have "Öffnungszeiten". */
const manyTimes = 4;
const shown = 5;

/** Main headings that say nothing of the firm. Folded, without punctuation. */
const boilerplate = new Set([
  "willkommen",
  "herzlich willkommen",
  "willkommen bei uns",
  "herzlich willkommen bei uns",
  "willkommen auf unserer website",
  "willkommen auf unserer webseite",
  "willkommen auf unserer homepage",
  "willkommen auf unserer internetseite",
  "willkommen auf unseren seiten",
  "herzlich willkommen auf unserer website",
  "herzlich willkommen auf unserer webseite",
  "herzlich willkommen auf unserer homepage",
  "herzlich willkommen auf unserer internetseite",
  "herzlich willkommen auf unseren seiten",
  "schön dass sie da sind",
  "hallo",
  "moin",
  "guten tag",
  "startseite",
  "homepage",
  "home",
  "welcome",
  "welcome to our website",
  "überschrift",
  "headline",
]);

export const headingTexts: Audit = {
  id: "heading-texts",
  group: "content",
  topic: "Texte der Überschriften",
  passedTitle: "Die Überschriften sagen, worum es geht",
  source: sources.headings,
  basis:
    "Keine Norm nennt eine Zahl. 120 Zeichen sind am Handy etwa vier Zeilen; derselbe Text über vier Abschnitten unterscheidet sie nicht mehr (Erfahrungswerte).",
  judge({ html: { headings } }, { meta }) {
    const faults = [
      ...emptyOnes(headings),
      ...longOnes(headings),
      ...repeatedOnes(headings),
      ...greetings(headings),
    ];
    if (headings.length === 0) return notApplicable("Die Seite hat keine Überschriften");
    const [first] = faults;
    if (first === undefined) return passed();
    const greeting = faults.find(({ isGreeting }) => isGreeting);
    const title = meta.title?.trim() ?? "";
    const proposed = boilerplate.has(bareText(title)) ? null : headingFrom(title);
    const text = proposed ?? "Leistung in Ort – Name des Betriebs";
    return warning({
      title:
        faults.length === 1
          ? first.title
          : `${counted(faults.length, "Überschrift sagt", "Überschriften sagen")} Lesern wenig`,
      advice: "Schreiben Sie in jede Überschrift kurz, was darunter steht, und löschen Sie leere.",
      evidence: evidenceOf(
        faults.slice(0, shown).map(({ evidence }) => evidence),
        first.evidence,
      ),
      share: Math.max(0, 1 - faults.length / headings.length),
      ...(greeting === undefined ? {} : { snippet: `<h1>${escaped(text)}</h1>` }),
    });
  },
};

interface Fault {
  title: string;
  evidence: Evidence;
  isGreeting?: true;
}

function emptyOnes(headings: readonly HeadingFact[]): Fault[] {
  // A page whose only h1 is empty has no h1: that is the audit h1.
  const hasMain = headings.some((heading) => heading.level === 1 && contentOf(heading) !== "");
  return headings.flatMap((heading, index) =>
    contentOf(heading) !== "" || (heading.level === 1 && !hasMain)
      ? []
      : [
          {
            title: `Überschrift ${index + 1} (h${heading.level}) ist leer`,
            evidence: {
              where: `Überschrift ${index + 1} (h${heading.level})`,
              value: "leer",
              expected: "ein Text",
            },
          },
        ],
  );
}

function longOnes(headings: readonly HeadingFact[]): Fault[] {
  return headings.flatMap((heading, index) => {
    const { length } = contentOf(heading);
    if (length <= longest) return [];
    const where = `Überschrift ${index + 1} (h${heading.level})`;
    const value = `${germanNumber(length)} Zeichen: ${quoted(contentOf(heading))}`;
    return [
      {
        title: `${where} ist ${germanNumber(length)} Zeichen lang`,
        evidence: { where, value, expected: `höchstens ${longest} Zeichen` },
      },
    ];
  });
}

function repeatedOnes(headings: readonly HeadingFact[]): Fault[] {
  const times = new Map<string, { text: string; count: number }>();
  for (const heading of headings) {
    const text = contentOf(heading);
    const entry = times.get(bareText(text));
    if (entry === undefined) times.set(bareText(text), { text, count: 1 });
    else entry.count++;
  }
  return [...times]
    .filter(([key, { count }]) => key !== "" && count >= manyTimes)
    .map(([, { text, count }]) => ({
      title: `${counted(count, "Überschrift lautet", "Überschriften lauten")} gleich: ${quoted(text, 40)}`,
      evidence: {
        where: "Überschriften mit gleichem Text",
        value: `${germanNumber(count)}-mal ${quoted(text)}`,
        expected: `weniger als ${manyTimes}-mal derselbe Text`,
      },
    }));
}

/** Only where no main heading says more. */
function greetings(headings: readonly HeadingFact[]): Fault[] {
  const mains = headings.filter((heading) => heading.level === 1 && contentOf(heading) !== "").map(contentOf);
  const [first] = mains;
  if (first === undefined || !mains.every((text) => boilerplate.has(bareText(text)))) return [];
  return [
    {
      title: `Die Hauptüberschrift ${quoted(first, 50)} nennt weder Leistung noch Betrieb`,
      evidence: { where: "Hauptüberschrift (h1)", value: first, expected: "Leistung und Ort oder Name" },
      isGreeting: true,
    },
  ];
}
