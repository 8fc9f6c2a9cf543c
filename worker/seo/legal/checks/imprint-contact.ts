import { law } from "../../../law/law-sources.ts";
import { extractContactData } from "../../business/contact-data.ts";
import { type ImprintText, readImprint } from "../../business/imprint-page.ts";
import { passed, unchecked, warning } from "../../engine/verdicts.ts";
import { foreignLawReason, isGermanFirm, type LegalCheck } from "../legal-check.ts";

type KnownImprint = Extract<ImprintText, { known: true }>;

/** Addresses that a script reveals in the browser. */
const hiddenMail = /\/cdn-cgi\/l\/email-protection|linkTo_UnCryptMailto|javascript:.{0,40}mail/i;
const protectedMail = /\[email[\s\u00a0]*protected\]|\[e-?mail[\s\u00a0]*geschützt\]/i;

export const imprintContact: LegalCheck = {
  id: "imprint-contact",
  topic: "E-Mail und zweiter Kontaktweg im Impressum",
  passedTitle: "Im Impressum stehen eine E-Mail-Adresse und ein zweiter schneller Kontaktweg",
  source: law.secondChannel,
  judge(facts) {
    const imprint = readImprint(facts);
    if (!imprint.known) return unchecked(imprint.reason);
    const mail = findMail(imprint);
    const hasSecond = hasSecondChannel(imprint);
    if (mail === "yes" && hasSecond) return passed();
    if (!isGermanFirm(facts, imprint.text)) return unchecked(foreignLawReason);
    if (mail === "hidden" && hasSecond) {
      return unchecked(
        "Das Impressum kündigt eine E-Mail-Adresse an; im HTML steht sie nicht, vielleicht schreibt ein Skript sie.",
      );
    }
    const { where } = imprint;
    const noMail = { where, value: "keine E-Mail-Adresse", expected: "eine E-Mail-Adresse" };
    const noSecond = {
      where,
      value: "weder Telefonnummer noch Formular",
      expected: "eine Telefonnummer oder ein Kontaktformular",
    };
    return warning({
      title:
        mail === "no"
          ? "Im Impressum ist keine E-Mail-Adresse zu erkennen"
          : "Im Impressum fehlt neben der E-Mail ein zweiter schneller Kontaktweg",
      advice:
        "Ins Impressum gehören eine E-Mail-Adresse und ein zweiter Weg, auf dem man Sie schnell und direkt erreicht. Das kann eine Telefonnummer sein oder ein Formular, das rasch beantwortet wird.",
      evidence: mail !== "no" ? [noSecond] : hasSecond ? [noMail] : [noMail, noSecond],
    });
  },
};

function findMail({ text, hrefs }: KnownImprint): "yes" | "hidden" | "no" {
  const isHidden = protectedMail.test(text) || hrefs.some((href) => hiddenMail.test(href.slice(0, 300)));
  if (isHidden || extractContactData(text, hrefs).mails.length > 0) return "yes";
  return /e-?mail/i.test(text) ? "hidden" : "no";
}

function hasSecondChannel({ text, hrefs, hasForm }: KnownImprint): boolean {
  return (
    hasForm ||
    extractContactData(text, hrefs).phones.length > 0 ||
    /kontaktformular/i.test(text) ||
    hrefs.some((href) => /kontakt|contact|wa\.me\//i.test(href.slice(0, 300)))
  );
}
