import { firmIn } from "../imprint-firm.ts";
import { imprintText } from "../imprint-page.ts";
import { law } from "../law-sources.ts";
import { type LegalCheck, lookedAt } from "../legal-check.ts";
import { notApplicable, passed, unchecked, warning } from "../verdicts.ts";
import { quoted } from "../wording.ts";

const representative =
  /vertreten durch|vertretungsberechtig|vertretung|gesetzliche[rn]? vertreter|geschäftsführ|geschäftsleit|vorstand|vorsitzende|\bGF\b|managing director/i;

export const imprintRepresentative: LegalCheck = {
  id: "imprint-representative",
  topic: "Vertretungsberechtigte im Impressum",
  passedTitle: "Im Impressum steht, wer die Firma vertritt",
  source: law.imprint,
  asOf: lookedAt,
  judge(facts) {
    const imprint = imprintText(facts);
    if (!imprint.known) return unchecked(imprint.reason);
    const { form } = firmIn(imprint.text);
    if (form === null || !form.isLegalEntity) {
      return notApplicable("Im Impressum ist keine juristische Person als Anbieter zu erkennen");
    }
    if (representative.test(imprint.text)) return passed();
    return warning({
      title: `Im Impressum ist nicht zu erkennen, wer die ${form.name} vertritt`,
      advice:
        "Eine juristische Person handelt durch Menschen. Nennen Sie sie im Impressum mit Vor- und Nachnamen, etwa „Vertreten durch die Geschäftsführerin Anna Muster“.",
      evidence: [
        {
          where: imprint.where,
          value: `${quoted(form.line, 60)}, niemand als Vertretung genannt`,
          expected: "Vor- und Nachname der Vertretungsberechtigten",
        },
      ],
    });
  },
};
