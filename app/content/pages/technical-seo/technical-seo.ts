// What /technical-seo says first. The sections below are in technical-seo-sections.ts, because their script arrives later.
import { contactAbout } from "../../contact-link.ts";
import { owner } from "../../owner.ts";
import type { Opening } from "../../section-types.ts";

export const technicalMeta = {
  title: `Technisches SEO für Betriebe im Münsterland – ${owner.brand}`,
  description:
    "robots.txt, Sitemap, Weiterleitungen, Ladezeit, Handy und HTTPS: Ich prüfe, ob Google durch Ihre Website kommt, und räume die Hindernisse weg.",
} as const;

export const technicalOpening = {
  title: "Technisches SEO: Kommt Google bei Ihnen durch?",
  lead: [
    "Bevor Google eine Seite zeigen kann, muss ein Programm sie finden, öffnen und lesen. Bleibt es unterwegs stecken, hilft der beste Text nichts. Ich gehe den Weg vorher ab und räume auf.",
  ],
  actions: [
    { name: "Technik prüfen lassen", href: contactAbout("Technisches SEO") },
    { name: "Erst selbst testen", href: "/seo-check" },
  ],
} as const satisfies Opening;

export const gateDrawing = {
  title: "Der Crawler steht vor dem Tor Ihrer Website. Auf dem Schild steht „Disallow: /“: kein Zutritt.",
  file: "robots.txt",
  rule: "Disallow: /",
} as const;
