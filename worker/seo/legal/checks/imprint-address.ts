import { law } from "../../../law/law-sources.ts";
import { findFirm, findNameAbove, postBox } from "../../business/imprint-firm.ts";
import { readImprint } from "../../business/imprint-page.ts";
import { formatAddress } from "../../business/postal-address.ts";
import { failed, passed, unchecked, warning } from "../../engine/verdicts.ts";
import { quoted } from "../../engine/wording.ts";
import { foreignLawReason, isGermanFirm, type LegalCheck } from "../legal-check.ts";

const expected = "Straße mit Hausnummer, Postleitzahl und Ort";
const advice =
  "Ins Impressum gehören Ihr Name und die Anschrift, unter der Sie niedergelassen sind: Straße, Hausnummer, Postleitzahl und Ort. Ein Postfach genügt nicht.";

export const imprintAddress: LegalCheck = {
  id: "imprint-address",
  topic: "Name und Anschrift im Impressum",
  passedTitle: "Im Impressum steht eine Anschrift",
  source: law.imprint,
  judge(facts) {
    const imprint = readImprint(facts);
    if (!imprint.known) return unchecked(imprint.reason);
    const { text, where } = imprint;
    const { addresses } = findFirm(text);
    const full = addresses.find(({ street }) => street !== null);
    if (full !== undefined) {
      const name = findNameAbove(full.above);
      return passed(
        name === null
          ? `Im Impressum steht eine Anschrift: ${formatAddress(full)}`
          : `Im Impressum stehen Name und Anschrift: ${quoted(name, 60)}, ${formatAddress(full)}`,
      );
    }
    if (!isGermanFirm(facts, text)) return unchecked(foreignLawReason);
    const box = postBox.exec(text)?.[0];
    if (box !== undefined) {
      return failed({
        title: "Im Impressum steht nur ein Postfach",
        advice,
        evidence: [{ where, value: box, expected }],
      });
    }
    const [town] = addresses;
    return warning({
      title: "Im Impressum ist keine Anschrift mit Straße und Hausnummer zu erkennen",
      advice,
      evidence: [{ where, value: town ? `nur ${formatAddress(town)}` : "keine Anschrift", expected }],
    });
  },
};
