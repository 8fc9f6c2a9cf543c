// What the home page says first. The sections below are in home-sections.ts, because their script arrives later.
import { owner } from "../../owner.ts";
import type { Sentence } from "../../section-types.ts";

export const homeMeta = {
  title: `Webdesign und SEO in ${owner.town} – ${owner.brand}`,
  description:
    "Individuelle Websites und SEO für Handwerk, Praxen und Gastronomie im Münsterland. Persönlich betreut aus Lüdinghausen, je nach Paket in 1–4 Wochen fertig.",
} as const;

export const hero = {
  title: { before: "Websites, die im Münsterland", accent: "gefunden", after: "werden." },
  intro: [
    "Ich baue ",
    { name: "individuelle Websites", href: "/website-design" },
    " für Handwerk, Praxen und Gastronomie: mit einer ",
    { name: "SEO-Analyse", href: "/seo-analysis" },
    " vor dem ersten Entwurf und mit ",
    { name: "Wartung", href: "/website-wartung" },
    ", wenn alles läuft.",
  ] satisfies Sentence,
  start: { name: "Projekt starten", href: "/kontakt" },
  portfolio: { name: "Portfolio ansehen", href: "/portfolio" },
  promises: ["100% individuell", "SEO-optimiert", "Mobil-first"],
  picture: { src: "/images/home-hero.svg", width: 640, height: 456, address: "ihr-betrieb.de" },
  /** One label a quarter of the progress. */
  stages: ["Code wird geschrieben...", "Design wird erstellt...", "Website wird gebaut...", "Fertig!"],
  pause: "Animation anhalten",
  resume: "Animation abspielen",
} as const;
