// What /website-design says first. The sections below are in website-design-sections.ts, because their script arrives later.
import { contactAbout } from "../../contact-link.ts";
import { owner } from "../../owner.ts";
import type { Opening } from "../../section-types.ts";

export const designMeta = {
  title: `Webdesign in ${owner.town} und im Münsterland – ${owner.brand}`,
  description:
    "Websites für Handwerk, Praxis und Lokal im Münsterland: was Sie bekommen, wie lange der Bau dauert und wann sich der Preis bezahlt macht.",
} as const;

export const firstTalk = { name: "Kostenloses Erstgespräch", href: contactAbout("Webdesign") } as const;

export const designOpening = {
  title: "Webdesign im Münsterland: von der Suche zum Anruf",
  lead: [
    "Jemand in Olfen sucht einen Klempner. Er tippt zwei Wörter, öffnet eine Seite und will eine Nummer. Ich baue Ihre Website so, dass dieser Weg kurz ist und bei Ihnen endet.",
  ],
  actions: [firstTalk, { name: "Fünf Beispiele im Portfolio", href: "/portfolio" }],
} as const satisfies Opening;

/** Words inside the drawing of the way. */
export const wayToCall = {
  title:
    "Zeichnung: ein gepunkteter Weg mit drei Schildern. Schild 1 steht an der Suche „klempner olfen“, Schild 2 an der Website des Betriebs, Schild 3 an einem Telefon, das klingelt.",
  query: "klempner olfen",
  headline: ["Heizung", "kalt?"],
  button: "Anrufen",
} as const;
