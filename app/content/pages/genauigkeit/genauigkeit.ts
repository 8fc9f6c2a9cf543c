// What /genauigkeit says first. The figures and the sections below are in genauigkeit-sections.ts.
import { contactAbout } from "../../contact-link.ts";
import { owner } from "../../owner.ts";
import type { Opening } from "../../section-types.ts";

export const accuracyMeta = {
  title: `Wie genau ist der SEO-Check? – ${owner.brand}`,
  description:
    "Wie oft hat der SEO-Check recht? Wahre, nützliche und falsche Befunde, gezählt an Seiten mit bekannten Mängeln. Mit Methode, Datum und Grenzen.",
} as const;

export const accuracyOpening = {
  title: "Wie genau ist der Check?",
  lead: [
    "Ein Bericht hilft nur, wenn er stimmt. Deshalb liest der SEO-Check auch Seiten, zu denen es eine Liste der Mängel gibt. Ein Befund, der nicht auf der Liste steht, zählt als falsch.",
  ],
  actions: [
    { name: "Eigene Seite prüfen", href: "/seo-check" },
    { name: "Falschen Befund melden", href: contactAbout("Ein Befund im SEO-Check stimmt nicht") },
  ],
} as const satisfies Opening;
