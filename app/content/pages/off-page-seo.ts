// What /off-page-seo says first. The sections below are in off-page-seo-sections.ts, because their script arrives later.
import { contactAbout } from "../contact-link.ts";
import type { Opening } from "../section-types.ts";

export const offPageMeta = {
  title: "Off-Page-SEO und Backlinks im Münsterland – Pättken",
  description:
    "Wer verlinkt Ihren Betrieb? Kammer, Verein, Zeitung und Lieferant sind Backlinks, die zählen. Ich finde sie und frage für Sie nach, im Münsterland.",
} as const;

export const offPageOpening = {
  title: "Off-Page-SEO: Wer empfiehlt Sie im Netz?",
  lead: [
    "Ein Link von einer anderen Website ist eine Empfehlung. Google zählt sie mit. Viele Betriebe haben solche Fürsprecher längst im Ort. Nur fehlt dort noch der Link.",
  ],
  actions: [
    { name: "Backlink-Analyse anfordern", href: "/seo-check" },
    { name: "Über Backlinks sprechen", href: contactAbout("Off-Page-SEO") },
  ],
} as const satisfies Opening;

export const villageGraph = {
  title:
    "Gezeichnetes Dorf: Von der Handwerkskammer, der Zeitung, dem Sportverein und dem Lieferanten führt je ein Weg zu Ihrem Betrieb. Der Weg vom gekauften Link endet vorher.",
  firm: "Ihr Betrieb",
  places: [
    { name: "Handwerkskammer", link: "Betriebssuche" },
    { name: "Zeitung", link: "Bericht" },
    { name: "Sportverein", link: "Förderer" },
    { name: "Lieferant", link: "Händlerliste" },
  ],
  bought: { name: "Gekaufter Link", link: "führt nicht weiter" },
} as const;
