import { law } from "../../../law/law-sources.ts";
import { findFirm } from "../../business/imprint-firm.ts";
import { readImprint } from "../../business/imprint-page.ts";
import { notApplicable, passed, unchecked, warning } from "../../engine/verdicts.ts";
import { quoted } from "../../engine/wording.ts";
import type { LegalCheck } from "../legal-check.ts";

const registerNumber =
  /\b(?:HR\s?[AB]|GnR|VR|PR|GsR)\b[\s.:–-]{0,4}(?:Nr\b|Nummer\b|No\b)?[\s.:–-]{0,4}\d|register(?:-?\s?(?:nummer|nr)|eintrag\p{L}{0,4})?[\s.:–-]{0,4}(?:Nr\b)?[\s.:–-]{0,4}\d/iu;
/** A register with its town identifies the court: „Handelsregister Coesfeld“. */
const registerCourt =
  /Amtsgericht|Registergericht|\bAG\s+\p{Lu}\p{Ll}{2}|\bAGs?\.\s?\p{Lu}\p{Ll}{2}|(?:Handels|Vereins|Genossenschafts|Partnerschafts)register:? (?:(?:in|zu|von|der Stadt) )?(?!Nummer|Eintrag|Register|Abteilung|Blatt)\p{Lu}\p{Ll}{2}/u;

export const imprintRegister: LegalCheck = {
  id: "imprint-register",
  topic: "Registereintrag im Impressum",
  passedTitle: "Im Impressum stehen Register und Registernummer",
  source: law.imprint,
  judge(facts) {
    const imprint = readImprint(facts);
    if (!imprint.known) return unchecked(imprint.reason);
    const { text, where } = imprint;
    const { form } = findFirm(text);
    if (form === null) {
      return notApplicable("Im Impressum ist keine Rechtsform zu erkennen, die im Register steht");
    }
    const [hasNumber, hasCourt] = [registerNumber.test(text), registerCourt.test(text)];
    if (hasNumber && hasCourt) return passed();
    const noNumber = {
      where,
      value: `${quoted(form.line, 60)}, keine Registernummer`,
      expected: "die Registernummer, etwa HRB 12345",
    };
    const noCourt = {
      where,
      value: `${quoted(form.line, 60)}, kein Registergericht`,
      expected: "das Amtsgericht, bei dem das Register geführt wird",
    };
    return warning({
      title: `Im Impressum ist zur Rechtsform ${form.name} kein vollständiger Registereintrag zu erkennen`,
      advice: `Wer im ${form.register} steht, nennt im Impressum das Register, das Gericht und die Nummer.`,
      evidence: hasNumber ? [noCourt] : hasCourt ? [noNumber] : [noNumber, noCourt],
    });
  },
};
