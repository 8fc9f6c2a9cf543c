import type { PagePath } from "#app/paths.ts";
import { owner } from "../owner.ts";

export const notFoundPage = {
  title: `Seite nicht gefunden (404) – ${owner.brand}`,
  description:
    "Unter dieser Adresse gibt es keine Seite. Von hier geht es zur Startseite, zu den Leistungen und zum Kontakt.",
  kicker: "Vom Weg abgekommen",
  number: "404",
  heading: "Oops! Page not found",
  text: "Unter dieser Adresse liegt keine Seite. Vielleicht ist ein Buchstabe verrutscht, vielleicht ist die Seite umgezogen. An dieser Kreuzung finden Sie zurück.",
  home: "Return to Home",
  picture: "Kreuzung von vier Wegen in der Parklandschaft, daneben zwei Schafe, die sich fragend ansehen.",
  ways: [
    { name: "Webdesign", hint: "Was ich baue", href: "/website-design" },
    { name: "SEO-Check", hint: "Ihre Website prüfen", href: "/seo-check" },
    { name: "Portfolio", hint: "Beispiele ansehen", href: "/portfolio" },
    { name: "Kontakt", hint: "Fragen Sie mich", href: "/kontakt" },
  ] satisfies { name: string; hint: string; href: PagePath }[],
} as const;
