// What /e-commerce says first. The sections below are in e-commerce-sections.ts, because their script arrives later.
import { contactAbout } from "../../contact-link.ts";
import { owner } from "../../owner.ts";
import { DAYS_OPEN_ONLINE, shopCounters, shopHours } from "../../page-figures.ts";
import type { Opening } from "../../section-types.ts";

export const shopMeta = {
  title: `Onlineshop erstellen lassen im Münsterland – ${owner.brand}`,
  description:
    "Onlineshop für Läden, Höfe und Werkstätten im Münsterland: Laden und Netz im Vergleich, eine Rechnung mit allen Kosten, fünf Schritte zum Start.",
} as const;

export const talkAboutShop = { name: "Onlineshop besprechen", href: contactAbout("Onlineshop") } as const;
export const shopProjects = { name: "Projekte auf der Startseite", href: "/#portfolio" } as const;

export const shopOpening = {
  title: "Ein Onlineshop, der offen hat, wenn Ihr Laden zu ist",
  lead: [
    `Um ${shopHours.to}\u00a0Uhr schließen Sie ab. Um 21\u00a0Uhr fällt jemandem ein, dass er noch ein Geschenk braucht. Der Shop nimmt die Bestellung an. Sie packen am Morgen.`,
  ],
  actions: [talkAboutShop, shopProjects],
} as const satisfies Opening;

const allDay = `${shopCounters.openHours.target}/${DAYS_OPEN_ONLINE}`;

/** Words inside the dial. */
export const dial = {
  title: `Zeichnung: ein Zifferblatt mit 24 Stunden. Der Ring des Ladens reicht von ${shopHours.from} bis ${shopHours.to} Uhr, der Ring des Onlineshops geht ganz herum. Drei Pakete zeigen Bestellungen um 7, 13 und 21 Uhr.`,
  middle: allDay,
  shop: "Laden",
  shopTimes: `${shopHours.from} bis ${shopHours.to} Uhr`,
  online: "Onlineshop",
  onlineTimes: "Tag und Nacht",
  /** Hours of the day at which somebody orders. */
  orders: [7, 13, 21],
} as const;
