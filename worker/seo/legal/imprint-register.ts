import type { Evidence } from "#contract/seo-report.ts";
import { firmIn } from "../imprint-firm.ts";
import { imprintText } from "../imprint-page.ts";
import { law } from "../law-sources.ts";
import { type LegalCheck, lookedAt } from "../legal-check.ts";
import { evidenceOf, notApplicable, passed, unchecked, warning } from "../verdicts.ts";
import { quoted } from "../wording.ts";

const registerNumber =
  /\b(?:HR\s?[AB]|GnR|VR|PR|GsR)\b[\s.:–-]{0,4}(?:Nr\b|Nummer\b|No\b)?[\s.:–-]{0,4}\d|register(?:-?\s?(?:nummer|nr)|eintrag\p{L}{0,4})?[\s.:–-]{0,4}(?:Nr\b)?[\s.:–-]{0,4}\d/iu;
/** A register named by its town says which court keeps it: „Handelsregister Coesfeld“. */
const registerCourt =
  /Amtsgericht|Registergericht|\bAG\s+\p{Lu}\p{Ll}{2}|\bAGs?\.\s?\p{Lu}\p{Ll}{2}|(?:Handels|Vereins|Genossenschafts|Partnerschafts)register:? (?:(?:in|zu|von|der Stadt) )?(?!Nummer|Eintrag|Register|Abteilung|Blatt)\p{Lu}\p{Ll}{2}/u;

export const imprintRegister: LegalCheck = {
  id: "imprint-register",
  topic: "Registereintrag im Impressum",
  passedTitle: "Im Impressum stehen Register und Registernummer",
  source: law.imprint,
  asOf: lookedAt,
  judge(facts) {
    const imprint = imprintText(facts);
    if (!imprint.known) return unchecked(imprint.reason);
    const { text, where } = imprint;
    const { form } = firmIn(text);
    if (form === null)
      return notApplicable("Im Impressum ist keine Rechtsform zu erkennen, die im Register steht");
    const missing: Evidence[] = [];
    if (!registerNumber.test(text)) {
      missing.push({
        where,
        value: `${quoted(form.line, 60)}, keine Registernummer`,
        expected: "die Registernummer, etwa HRB 12345",
      });
    }
    if (!registerCourt.test(text)) {
      missing.push({
        where,
        value: `${quoted(form.line, 60)}, kein Registergericht`,
        expected: "das Amtsgericht, bei dem das Register geführt wird",
      });
    }
    if (missing.length === 0) return passed();
    return warning({
      title: `Im Impressum ist zur Rechtsform ${form.name} kein vollständiger Registereintrag zu erkennen`,
      advice: `Wer im ${form.register} steht, nennt im Impressum das Register, das Gericht und die Nummer.`,
      evidence: evidenceOf(missing, { where, value: form.line, expected: "Register und Nummer" }),
    });
  },
};
