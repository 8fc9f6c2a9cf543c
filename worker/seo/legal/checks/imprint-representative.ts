import { law } from "../../../law/law-sources.ts";
import { findFirm } from "../../business/imprint-firm.ts";
import { readImprint } from "../../business/imprint-page.ts";
import { notApplicable, passed, unchecked, warning } from "../../engine/verdicts.ts";
import { quoted } from "../../engine/wording.ts";
import type { LegalCheck } from "../legal-check.ts";

const representative =
  /vertreten durch|vertretungsberechtig|vertretung|gesetzliche[rn]? vertreter|geschäftsführ|geschäftsleit|vorstand|vorsitzende|\bGF\b|managing director/i;

export const imprintRepresentative: LegalCheck = {
  id: "imprint-representative",
  topic: "Vertretungsberechtigte im Impressum",
  passedTitle: "Im Impressum steht, wer die Firma vertritt",
  source: law.imprint,
  judge(facts) {
    const imprint = readImprint(facts);
    if (!imprint.known) return unchecked(imprint.reason);
    const { form } = findFirm(imprint.text);
    if (form === null || !form.isLegalEntity) {
      return notApplicable("Im Impressum ist keine juristische Person als Anbieter zu erkennen");
    }
    if (representative.test(imprint.text)) return passed();
    const value = `${quoted(form.line, 60)}, niemand als Vertretung genannt`;
    return warning({
      title: `Im Impressum ist nicht zu erkennen, wer die ${form.name} vertritt`,
      advice:
        "Eine Firma wie eine GmbH handelt durch Menschen. Nennen Sie sie im Impressum mit Vor- und Nachnamen: „Vertreten durch die Geschäftsführerin Anna Muster“.",
      evidence: [{ where: imprint.where, value, expected: "Vor- und Nachname der Vertretungsberechtigten" }],
    });
  },
};
