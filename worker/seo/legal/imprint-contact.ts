import type { Evidence } from "#contract/seo-report.ts";
import { contactData } from "../contact-data.ts";
import { type ImprintText, imprintText } from "../imprint-page.ts";
import { law } from "../law-sources.ts";
import { firmSeemsGerman, foreignLaw, type LegalCheck, lookedAt } from "../legal-check.ts";
import { evidenceOf, passed, unchecked, warning } from "../verdicts.ts";

type KnownImprint = Extract<ImprintText, { known: true }>;

/** Addresses that a script writes out only in the browser. */
const hiddenMail = /\/cdn-cgi\/l\/email-protection|linkTo_UnCryptMailto|javascript:.{0,40}mail/i;
const protectedMail = /\[email[\s\u00a0]*protected\]|\[e-?mail[\s\u00a0]*geschützt\]/i;

export const imprintContact: LegalCheck = {
  id: "imprint-contact",
  topic: "E-Mail und zweiter Kontaktweg im Impressum",
  passedTitle: "Im Impressum stehen eine E-Mail-Adresse und ein zweiter schneller Kontaktweg",
  source: law.secondChannel,
  asOf: lookedAt,
  judge(facts) {
    const imprint = imprintText(facts);
    if (!imprint.known) return unchecked(imprint.reason);
    const mail = mailState(imprint);
    const hasSecond = hasSecondChannel(imprint);
    if (mail === "yes" && hasSecond) return passed();
    if (!firmSeemsGerman(facts, imprint.text)) return unchecked(foreignLaw);
    if (mail === "hidden" && hasSecond) {
      return unchecked(
        "Das Impressum kündigt eine E-Mail-Adresse an; im HTML steht sie nicht, vielleicht schreibt ein Skript sie.",
      );
    }
    const missing: Evidence[] = [];
    const { where } = imprint;
    if (mail === "no")
      missing.push({ where, value: "keine E-Mail-Adresse", expected: "eine E-Mail-Adresse" });
    if (!hasSecond) {
      missing.push({
        where,
        value: "weder Telefonnummer noch Formular",
        expected: "eine Telefonnummer oder ein Kontaktformular",
      });
    }
    return warning({
      title:
        mail === "no"
          ? "Im Impressum ist keine E-Mail-Adresse zu erkennen"
          : "Im Impressum fehlt neben der E-Mail ein zweiter schneller Kontaktweg",
      advice:
        "Ins Impressum gehören eine E-Mail-Adresse und ein zweiter Weg, auf dem man Sie schnell und direkt erreicht. Das kann eine Telefonnummer sein oder ein Formular, das rasch beantwortet wird.",
      evidence: evidenceOf(missing, { where, value: "unvollständig", expected: "E-Mail und zweiter Weg" }),
    });
  },
};

function mailState({ text, hrefs }: KnownImprint): "yes" | "hidden" | "no" {
  if (contactData(text, hrefs).mails.length > 0) return "yes";
  if (protectedMail.test(text) || hrefs.some((href) => hiddenMail.test(href.slice(0, 300)))) return "yes";
  return /e-?mail/i.test(text) ? "hidden" : "no";
}

function hasSecondChannel({ text, hrefs, hasForm }: KnownImprint): boolean {
  return (
    hasForm ||
    contactData(text, hrefs).phones.length > 0 ||
    /kontaktformular/i.test(text) ||
    hrefs.some((href) => /kontakt|contact|wa\.me\//i.test(href.slice(0, 300)))
  );
}
