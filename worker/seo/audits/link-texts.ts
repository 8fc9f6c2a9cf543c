import { counted } from "../../german/sentences.ts";
import type { Audit } from "../audit.ts";
import type { AnchorFact } from "../page-facts.ts";
import { sources } from "../sources.ts";
import { notApplicable, passed, warning } from "../verdicts.ts";
import { someOf } from "../wording.ts";
import { bareText } from "../words.ts";

/** Link texts that say nothing about the target; folded. */
const emptyTexts = new Set([
  "hier",
  "hier klicken",
  "klicken sie hier",
  "klick hier",
  "klicke hier",
  "bitte hier klicken",
  "mehr",
  "mehr dazu",
  "mehr erfahren",
  "mehr infos",
  "mehr info",
  "mehr informationen",
  "mehr lesen",
  "lesen sie mehr",
  "erfahren sie mehr",
  "weitere infos",
  "weitere informationen",
  "weiter",
  "weiterlesen",
  "weiter lesen",
  "zum artikel",
  "artikel lesen",
  "details",
  "ansehen",
  "anzeigen",
  "link",
  "dieser link",
  "diese seite",
  "infos",
  "info",
  "los",
  "here",
  "click here",
  "read more",
  "learn more",
  "more",
  "this page",
]);

export const linkTexts: Audit = {
  id: "link-texts",
  group: "images-and-links",
  topic: "Aussage der Linktexte",
  passedTitle: "Die Linktexte sagen, wohin sie führen",
  source: sources.links,
  judge({ html }) {
    const withText = html.anchors.filter(({ text }) => text.trim() !== "");
    if (withText.length === 0) return notApplicable("Die Seite hat keine Links mit Text");
    const vague = withText.filter(isVague);
    if (vague.length === 0) return passed();
    return warning({
      title: `${counted(vague.length, "Link heißt", "Links heißen")} nur „${vague[0]?.text.trim()}“${vague.length > 1 ? " oder ähnlich" : ""}`,
      advice: "Nennen Sie das Ziel: „Leistungen für Steildächer“ statt „mehr“.",
      evidence: [
        {
          where: "Linktexte",
          value: someOf(vague.map(({ text, href }) => `„${text.trim()}“ nach ${href}`)),
          expected: "Texte, die das Ziel nennen",
        },
      ],
      share: Math.max(0, 1 - (vague.length / withText.length) * 2),
    });
  },
};

/** An aria-label or title that says more makes up for a vague text. */
function isVague({ text, otherName }: AnchorFact): boolean {
  return (
    emptyTexts.has(bareText(text)) && (bareText(otherName) === "" || emptyTexts.has(bareText(otherName)))
  );
}
