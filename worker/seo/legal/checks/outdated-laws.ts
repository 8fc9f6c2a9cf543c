import { law } from "../../../law/law-sources.ts";
import { isLegalPage, readImprint } from "../../business/imprint-page.ts";
import { passed, unchecked, warning } from "../../engine/verdicts.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import type { LegalCheck } from "../legal-check.ts";

interface OldLaw {
  /** As written in legal texts. */
  name: RegExp;
  /** Counts only with a paragraph in front: it may be a firm's name. */
  needsParagraph: boolean;
  old: string;
  now: string;
  /** Replacement for the paragraph that most texts cite. */
  known?: { paragraph: RegExp; now: string };
  /** Named nearby, the text is about the change of law. */
  successor: RegExp;
}

const oldLaws: readonly OldLaw[] = [
  {
    name: /\bTDG\b|Teledienstegesetz(?:es)?/g,
    needsParagraph: true,
    old: "Teledienstegesetz (TDG)",
    now: "kein Verweis auf das TDG, das seit dem 1. März 2007 nicht mehr gilt; heute gilt das Digitale-Dienste-Gesetz (DDG)",
    known: { paragraph: /^§\s?6\b/, now: "§ 5 DDG statt § 6 TDG, das seit dem 1. März 2007 nicht mehr gilt" },
    successor: /\bDDG\b|Digitale-Dienste-Gesetz/,
  },
  {
    name: /\bTMG\b/g,
    needsParagraph: true,
    old: "Telemediengesetz (TMG)",
    now: "kein Verweis auf das TMG; seit dem 14. Mai 2024 gilt das Digitale-Dienste-Gesetz (DDG)",
    known: { paragraph: /^§\s?5\b/, now: "§ 5 DDG statt § 5 TMG, seit dem 14. Mai 2024" },
    successor: /\bDDG\b|Digitale-Dienste-Gesetz/,
  },
  {
    name: /Telemediengesetz/gi,
    needsParagraph: false,
    old: "Telemediengesetz (TMG)",
    now: "Digitale-Dienste-Gesetz (DDG), seit dem 14. Mai 2024",
    successor: /\bDDG\b|Digitale-Dienste-Gesetz/,
  },
  {
    name: /\bTTDSG\b/g,
    needsParagraph: false,
    old: "TTDSG",
    now: "TDDDG, seit dem 14. Mai 2024",
    successor: /\bTDDDG\b/,
  },
  {
    name: /\bRStV\b|Rundfunkstaatsvertrag/gi,
    needsParagraph: true,
    old: "Rundfunkstaatsvertrag (RStV)",
    now: "Medienstaatsvertrag (MStV), seit dem 7. November 2020",
    known: { paragraph: /^§\s?55\b/, now: "§ 18 MStV statt § 55 RStV, seit dem 7. November 2020" },
    successor: /\bMStV\b|Medienstaatsvertrag/,
  },
];

/** Characters around a name that show how it is meant. */
const contextLength = 60;
const maxMentions = 100;

export const outdatedLaws: LegalCheck = {
  id: "outdated-laws",
  topic: "Verweise auf Gesetze, die nicht mehr gelten",
  passedTitle: "Die gelesenen Rechtstexte verweisen auf keine der vier Vorschriften, die oft veraltet sind",
  source: law.imprint,
  judge(facts) {
    const texts = collectLegalTexts(facts);
    if (typeof texts === "string") return unchecked(texts);
    const found = texts.flatMap(({ where, text }) =>
      oldLaws.flatMap((oldLaw) => {
        const value = findMention(oldLaw, text);
        return value === null
          ? []
          : [{ oldLaw, evidence: { where, value, expected: expectInstead(oldLaw, value) } }];
      }),
    );
    const [first, ...others] = found.map(({ evidence }) => evidence);
    if (first === undefined) return passed();
    const names = [...new Set(found.map(({ oldLaw }) => oldLaw.old))];
    return warning({
      title: `Der Text verweist auf ${names.length === 1 ? "ein Gesetz, das so nicht mehr gilt" : "Gesetze, die so nicht mehr gelten"}: ${names.join(", ")}`,
      advice:
        "Falsche Angaben wirken ungepflegt und lassen sich leicht berichtigen. Ersetzen Sie den Verweis durch die heutige Vorschrift oder lassen Sie ihn weg: Im Impressum muss kein Paragraf stehen.",
      evidence: [first, ...others],
    });
  },
};

/** The Impressum, and this page if it is a legal one; or why neither is known. */
function collectLegalTexts(facts: PageFacts): { where: string; text: string }[] | string {
  const imprint = readImprint(facts);
  const isSelf = facts.side.imprint.state === "self";
  const texts = imprint.known ? [{ where: imprint.where, text: imprint.text }] : [];
  if (isLegalPage(facts) && !isSelf) texts.push({ where: "Text dieser Seite", text: facts.html.text.text });
  return texts.length > 0 || imprint.known ? texts : imprint.reason;
}

function expectInstead({ now, known }: OldLaw, value: string): string {
  return known?.paragraph.test(value) ? known.now : now;
}

/** The citation as written; null when the law is not cited, or cited as a former one. */
function findMention({ name, needsParagraph, successor }: OldLaw, text: string): string | null {
  let looked = 0;
  for (const { index, 0: word } of text.matchAll(name)) {
    if (looked++ >= maxMentions) return null;
    const before = text.slice(Math.max(0, index - contextLength), index);
    const behind = text.slice(index + word.length, index + word.length + contextLength);
    const isFormer =
      /früher|ehemal|vormal|bisher|ersetzt|abgelöst|außer kraft|alte[rsn]? fassung/i.test(before + behind) ||
      /^\s?a\.\s?F\./.test(behind) ||
      successor.test(before + behind);
    const paragraph = before.lastIndexOf("§");
    if (isFormer || (needsParagraph && paragraph === -1)) continue;
    const start = paragraph === -1 ? before.length : paragraph;
    return `${before.slice(start)}${word}`.replace(/\s+/g, " ").trim();
  }
  return null;
}
