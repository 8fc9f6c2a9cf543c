import { law } from "../../../law/law-sources.ts";
import { readImprint } from "../../business/imprint-page.ts";
import { findVatId, type VatId } from "../../business/vat-id.ts";
import { notApplicable, passed, unchecked, warning } from "../../engine/verdicts.ts";
import type { LegalCheck } from "../legal-check.ts";

const faults: Partial<Record<VatId["kind"], string>> = {
  "wrong-length": "Die Umsatzsteuer-ID im Impressum hat nicht neun Ziffern",
  "wrong-check-digit": "Die Prüfziffer der Umsatzsteuer-ID im Impressum stimmt nicht",
  "tax-number": "Als Umsatzsteuer-ID steht im Impressum eine Steuernummer",
};

export const vatId: LegalCheck = {
  id: "vat-id",
  topic: "Umsatzsteuer-ID im Impressum",
  passedTitle: "Die Umsatzsteuer-ID im Impressum hat die richtige Form",
  source: law.vatId,
  judge(facts) {
    const imprint = readImprint(facts);
    if (!imprint.known) return unchecked(imprint.reason);
    const found = findVatId(imprint.text);
    if (found === null || found.kind === "none") {
      return notApplicable(
        "Im Impressum steht keine Umsatzsteuer-ID; nötig ist sie nur, wenn Sie eine haben",
      );
    }
    const title = faults[found.kind];
    if (title === undefined) return passed();
    return warning({
      title,
      advice:
        "Diese Nummer besteht aus DE und neun Ziffern, die letzte dient zur Probe. Vergleichen Sie sie mit dem Bescheid, in dem sie Ihnen zugeteilt wurde. Die Steuernummer vom Finanzamt gehört nicht ins Impressum.",
      evidence: [{ where: imprint.where, value: found.written, expected: "DE und neun Ziffern" }],
    });
  },
};
