import { counted } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { listFirstFew } from "../../engine/wording.ts";
import type { AnchorFact } from "../../html/page-facts.ts";
import { mandatoryPath } from "../../page/mandatory-pages.ts";
import { phraseSet } from "../../text/word-sets.ts";
import { normalizePhrase } from "../../text/words.ts";

/** Normalized link texts that say nothing about the target. */
const vagueTexts = phraseSet(`
  hier | hier klicken | klicken sie hier | klick hier | klicke hier | bitte hier klicken | mehr | mehr dazu |
  mehr erfahren | mehr infos | mehr info | mehr informationen | mehr lesen | lesen sie mehr |
  erfahren sie mehr | weitere infos | weitere informationen | weiter | weiterlesen | weiter lesen |
  zum artikel | artikel lesen | details | ansehen | anzeigen | link | dieser link | diese seite | infos | info |
  los | here | click here | read more | learn more | more | this page
`);

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
    const value = listFirstFew(vague.map(({ text, href }) => `„${text.trim()}“ nach ${href}`));
    return warning({
      title: `${counted(vague.length, "Link heißt", "Links heißen")} nur „${vague[0]?.text.trim()}“${vague.length > 1 ? " oder ähnlich" : ""}`,
      advice: "Nennen Sie das Ziel: „Leistungen für Steildächer“ statt „mehr“.",
      evidence: [{ where: "Linktexte", value, expected: "Texte, die das Ziel nennen" }],
      share: Math.max(0, 1 - (vague.length / withText.length) * 2),
    });
  },
};

/** An aria-label or title that says more makes up for a vague text. */
function isVague({ text, href, otherName }: AnchorFact): boolean {
  // "Weiter" to a place on the page is a control, "Anzeigen" to /anzeigen a name.
  if (href.trim().startsWith("#")) return false;
  const path = href.slice(0, 300).toLowerCase().replace(/\/$/, "");
  if (path.endsWith(`/${text.trim().toLowerCase()}`)) return false;
  // "Mehr Informationen" in a cookie notice leads to what its sentence speaks of.
  if (mandatoryPath.test(path)) return false;
  const name = normalizePhrase(otherName);
  return vagueTexts.has(normalizePhrase(text)) && (name === "" || vagueTexts.has(name));
}
