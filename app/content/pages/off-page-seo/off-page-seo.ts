// What /off-page-seo says first. The sections below are in off-page-seo-sections.ts, because their script arrives later.
import { contactAbout } from "../../contact-link.ts";
import { owner } from "../../owner.ts";
import type { Opening } from "../../section-types.ts";

export const offPageMeta = {
  title: `Off-Page-SEO und Backlinks im Münsterland – ${owner.brand}`,
  description:
    "Wer verlinkt auf Ihren Betrieb? Links von Kammer, Verein, Zeitung und Lieferant zählen. Ich finde solche Stellen im Münsterland und frage für Sie nach.",
} as const;

export const offPageOpening = {
  title: "Off-Page-SEO: Wer empfiehlt Sie im Netz?",
  lead: [
    "Ein Link von einer anderen Website ist eine Empfehlung. Google zählt sie mit. Viele Betriebe haben solche Fürsprecher längst im Ort, nur der Link fehlt noch. Die Backlink-Analyse beginnt mit dem SEO-Check Ihrer Seite, die Links selbst suche ich im Auftrag von Hand.",
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
