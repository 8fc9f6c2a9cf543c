// What /local-seo says first. The sections below are in local-seo-sections.ts.
import { contactAbout } from "../../contact-link.ts";
import { owner } from "../../owner.ts";
import type { Opening } from "../../section-types.ts";

export const localMeta = {
  title: `Lokales SEO im Münsterland: vor Ort gefunden – ${owner.brand}`,
  description:
    "Lokales SEO für Betriebe im Münsterland: Google-Eintrag pflegen, um Bewertungen bitten, Adresse überall gleich schreiben. So findet man Sie im Ort.",
} as const;

const askLocal = { name: "Lokales SEO anfragen", href: contactAbout("Lokales SEO") } as const;

export const localOpening = {
  title: "Lokales SEO: gefunden im eigenen Ort",
  lead: [
    "Wer in Lüdinghausen „Fahrrad Reparatur“ tippt, sieht weit oben eine Karte mit Betrieben aus der Nähe. Ich bringe Ihren Google-Eintrag in Ordnung und baue die Seite, zu der er führt.",
  ],
  actions: [askLocal, { name: "Zuerst zur SEO-Analyse", href: "/seo-analysis" }],
} as const satisfies Opening;

/** How the answer to a local search is built. */
export const localResult = {
  search: "fahrrad reparatur",
  labels: ["Karte", "Eintrag", "Sterne", "Website"],
  name: "Radwerkstatt Beispiel",
  stars: "4,6",
  reviews: "(28)",
  spoken: "4,6 von 5 Sternen bei 28 Bewertungen",
  facts: "Werkstatt · Lüdinghausen",
  hours: "Geöffnet bis 18 Uhr",
  address: "ihr-betrieb.de › reparatur",
  title: "Fahrrad reparieren in Lüdinghausen",
  text: "Bremse, Licht, Platten: Bringen Sie Ihr Rad ohne Termin.",
  caption:
    "So ist eine Suche vor Ort aufgebaut: oben die Karte, darunter die Einträge, dann erst die Websites. Ein Muster, keine echte Firma.",
} as const;
