import type { Audit } from "../audit.ts";
import { sources } from "../sources.ts";
import { failed, notApplicable, passed } from "../verdicts.ts";
import { shortened } from "../wording.ts";

/**
 * A number introduced as a telephone number. Bare digits are not taken for one: they may be a price or a bank account.
 * Bounded repetitions keep the search linear.
 */
const introducedNumber =
  /\b(?:tel(?:efon)?|fon|mobil|handy|hotline|ruf(?:nummer)?)\b[.:\s–-]{0,5}((?:\+|00|\(?0)[\d\s()/.–-]{5,20}\d)/i;

export const phoneLink: Audit = {
  id: "phone-link",
  group: "images-and-links",
  topic: "Anrufbare Telefonnummer",
  passedTitle: "Die Telefonnummer lässt sich antippen",
  source: sources.telLinks,
  judge({ html }, { links }) {
    if (links.tel > 0) return passed();
    const number = introducedNumber.exec(html.text.text)?.[1]?.replace(/\s+/g, " ").trim();
    if (number === undefined) return notApplicable("Im Text der Seite ist keine Telefonnummer zu erkennen");
    return failed({
      title: "Die Telefonnummer lässt sich auf dem Handy nicht antippen",
      advice:
        "Wer unterwegs sucht, will anrufen, nicht abtippen. Machen Sie aus der Nummer einen Link mit tel: am Anfang.",
      evidence: [
        {
          where: "Text der Seite",
          value: shortened(number, 40),
          expected: `<a href="tel:${number.replace(/[^\d+]/g, "")}">`,
        },
      ],
      absence: true,
    });
  },
};
