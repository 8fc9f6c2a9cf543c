import { firmIn, nameAbove, postBox } from "../imprint-firm.ts";
import { imprintText } from "../imprint-page.ts";
import { law } from "../law-sources.ts";
import { firmSeemsGerman, foreignLaw, type LegalCheck, lookedAt } from "../legal-check.ts";
import { shownAddress } from "../postal-address.ts";
import { failed, passed, unchecked, warning } from "../verdicts.ts";
import { quoted } from "../wording.ts";

const expected = "Straße mit Hausnummer, Postleitzahl und Ort";
const advice =
  "Ins Impressum gehören Ihr Name und die Anschrift, unter der Sie niedergelassen sind: Straße, Hausnummer, Postleitzahl und Ort. Ein Postfach genügt nicht.";

export const imprintAddress: LegalCheck = {
  id: "imprint-address",
  topic: "Name und Anschrift im Impressum",
  passedTitle: "Im Impressum steht eine Anschrift",
  source: law.imprint,
  asOf: lookedAt,
  judge(facts) {
    const imprint = imprintText(facts);
    if (!imprint.known) return unchecked(imprint.reason);
    const { text, where } = imprint;
    const { addresses } = firmIn(text);
    const full = addresses.find(({ street }) => street !== null);
    if (full !== undefined) {
      const name = nameAbove(full.above);
      return passed(
        name === null
          ? `Im Impressum steht eine Anschrift: ${shownAddress(full)}`
          : `Im Impressum stehen Name und Anschrift: ${quoted(name, 60)}, ${shownAddress(full)}`,
      );
    }
    if (!firmSeemsGerman(facts, text)) return unchecked(foreignLaw);
    const box = postBox.exec(text)?.[0];
    if (box !== undefined) {
      return failed({
        title: "Im Impressum steht nur ein Postfach",
        advice,
        evidence: [{ where, value: box, expected }],
      });
    }
    const town = addresses[0];
    return warning({
      title: "Im Impressum ist keine Anschrift mit Straße und Hausnummer zu erkennen",
      advice,
      evidence: [{ where, value: town ? `nur ${shownAddress(town)}` : "keine Anschrift", expected }],
    });
  },
};
