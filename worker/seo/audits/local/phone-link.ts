import { shortened } from "#worker/german/sentences.ts";
import { collectContacts } from "../../business/contact-data.ts";
import type { Audit } from "../../engine/audit.ts";
import { escaped } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed } from "../../engine/verdicts.ts";

export const phoneLink: Audit = {
  id: "phone-link",
  group: "local",
  topic: "Anrufbare Telefonnummer",
  passedTitle: "Die Telefonnummer lässt sich antippen",
  source: sources.telLinks,
  judge(facts, { links }) {
    if (links.tel > 0) return passed();
    // Bare digits are not taken for a number: they may be a price or a bank account.
    const phone = collectContacts(facts).page.phones.find(({ certain }) => certain);
    if (phone === undefined) return notApplicable("Im Text der Seite ist keine Telefonnummer zu erkennen");
    const value = shortened(phone.written, 40);
    return failed({
      title: "Die Telefonnummer lässt sich auf dem Handy nicht antippen",
      advice: "Machen Sie aus der Nummer einen Link mit tel: am Anfang.",
      evidence: [{ where: "Text der Seite", value, expected: `<a href="tel:${phone.normal}">` }],
      snippet: `<a href="tel:${phone.normal}">${escaped(phone.written)}</a>`,
      absence: true,
    });
  },
};
