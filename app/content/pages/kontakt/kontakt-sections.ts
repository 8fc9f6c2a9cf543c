// /kontakt below its first screens. The late part that shows it must share no file with its route alone: both would wait
// for each other.
import { contactEntries } from "../../footer.ts";
import { owner, serviceArea } from "../../owner.ts";
import type { Goal } from "../../section-types.ts";

export const area = {
  title: "Dahin komme ich",
  text: `Mein Büro ist in ${owner.town}. In diesen acht Orten komme ich zu Ihnen in den Betrieb. Ihr Ort steht nicht dabei? Fragen Sie trotzdem.`,
  towns: serviceArea,
  mapTitle: "Karte der acht Orte im Servicegebiet",
  mapText:
    "Von Lüdinghausen aus gesehen: Seppenrade liegt gleich im Westen, Olfen und Datteln im Südwesten, Haltern am See im Westen, Dülmen und Coesfeld im Nordwesten, Münster im Nordosten. Dazwischen fließen Stever und Lippe, der Dortmund-Ems-Kanal führt von Datteln nach Münster.",
  waters: { stever: "Stever", lippe: "Lippe", canal: "Dortmund-Ems-Kanal" },
  scale: "5 km",
} as const;

export const contactGoal = {
  title: "Ein Anruf genügt.",
  text: "Sie müssen nichts vorbereiten. Wir klären in zehn Minuten, ob und wie ich helfen kann.",
  actions: [
    { name: `Anrufen: ${contactEntries.phone.value}`, href: contactEntries.phone.href },
    {
      name: "E-Mail schreiben",
      href: `${contactEntries.email.href}?subject=${encodeURIComponent("Anfrage zu meiner Website")}`,
    },
  ],
} as const satisfies Goal;
