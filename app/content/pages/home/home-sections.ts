// The sections of the home page below its first screen. Two headings of the process are fixed in the informal address; all else says Sie.
import { EXPERIENCE_YEARS, homeCounters } from "../../constants.ts";
import { owner, serviceArea } from "../../owner.ts";
import { terms } from "../../page-figures.ts";
import { projectWeeks, spanOf, websitePackages } from "../../prices.ts";
import type { Benefit, Figure, ProcessStep, Sentence } from "../../section-types.ts";

const [starter] = websitePackages;
const weeks = spanOf(projectWeeks);

export const about = {
  title: `Webdesign aus ${owner.town} für den Betrieb nebenan`,
  picture: {
    src: "/images/home-map.svg",
    width: 640,
    height: 664,
    alt: `Gezeichnete Karte: Wege verbinden ${serviceArea.slice(0, -1).join(", ")} und ${serviceArea.at(-1)}.`,
  },
  paragraphs: [
    [
      `Ich bringe über ${EXPERIENCE_YEARS} Jahre Erfahrung mit und arbeite für Betriebe zwischen Coesfeld, Münster und Datteln. Zum ersten Gespräch komme ich in Ihre Werkstatt, Ihre Praxis oder Ihr Lokal. Oder wir telefonieren.`,
    ],
    [
      "Sie sprechen immer mit mir: beim Entwurf, beim Start und wenn sich Ihre Öffnungszeiten ändern. Wie eine Website entsteht, lesen Sie unter ",
      { name: "Webdesign", href: "/website-design" },
      ". Wie das Ergebnis aussieht, zeigt das ",
      { name: "Portfolio mit fünf Musterprojekten", href: "/portfolio" },
      ".",
    ],
  ] satisfies Sentence[],
  benefitsTitle: "Was Ihre Website mitbringt",
  benefits: [
    {
      name: "Mobil-optimiert",
      text: "Telefonnummer, Öffnungszeiten und Anfahrt erreicht man mit dem Daumen, auch auf einem kleinen Handy.",
    },
    {
      name: "Blitzschnell",
      text: "Ihre Website muss nicht erst zusammengebaut werden, wenn jemand sie öffnet. Der Text ist lesbar, bevor das letzte Bild geladen ist.",
    },
    {
      name: "SEO-optimiert",
      text: "Jede Seite nennt Leistung und Ort in Titel und Überschrift. So versteht Google, was Sie wo anbieten.",
    },
    {
      name: "Verkaufsstark",
      text: "Jede Seite führt zum nächsten Schritt: anrufen, Termin anfragen oder Tisch reservieren.",
    },
  ] satisfies Benefit[],
} as const;

export const figures = [
  {
    ...homeCounters.care,
    after: "%",
    spoken: "100 %",
    label: "Persönliche Betreuung",
    basis: "Sie sprechen immer mit mir.",
  },
  {
    ...homeCounters.projectWeeks,
    before: "<",
    after: "Wochen",
    spoken: "unter 2 Wochen",
    label: "Durchschnittliche Projektdauer",
    basis: `Mein Ziel bei der ${starter.name}. Je nach Paket sind es ${weeks} Wochen.`,
  },
  {
    ...homeCounters.uptime,
    decimals: 1,
    after: "%",
    spoken: "99,9 %",
    label: "Verfügbarkeit",
    basis: "Ein Ziel. Was der Server schafft, hängt vom Anbieter ab.",
  },
  {
    ...homeCounters.quality,
    after: "%",
    spoken: "100 %",
    label: "Qualitätsversprechen",
    basis: `Das heißt: Mängel bessere ich ${terms.warrantyMonths} Monate lang nach.`,
  },
] as const satisfies readonly Figure[];

export const processSection = {
  title: "Vier Stationen bis zum Start",
  lead: "An jeder Station wissen Sie, was als Nächstes kommt und was ich von Ihnen brauche.",
  details: "Was dich erwartet",
  benefits: "Deine Vorteile",
  /** Name of a button: the step it chooses. */
  choose: "Station",
  pause: "Wechsel der Stationen anhalten",
  resume: "Wechsel der Stationen fortsetzen",
} as const;

export const processSteps = [
  {
    number: 1,
    icon: "i-tabler-messages",
    title: "Beratung & Analyse",
    subtitle: "Wir klären, was Ihre Website können soll",
    description:
      "Wir sprechen über Ihren Betrieb, Ihre Kundschaft und Ihre Ziele, bei Ihnen vor Ort oder am Telefon. Danach sehe ich mir Ihre jetzige Website und Ihren Google-Eintrag an.",
    details: [
      "Gespräch über Betrieb und Ziele",
      "Prüfung Ihrer jetzigen Website",
      "Blick auf Ihren Google-Eintrag",
      "Suchbegriffe für Ihren Ort",
      "Vergleich mit Mitbewerbern",
      "Angebot mit Preis und Termin",
    ],
    benefits: [
      "Sie kennen die Kosten vor dem Start",
      "Sie müssen nichts vorbereiten",
      "Sie entscheiden in Ruhe",
    ],
  },
  {
    number: 2,
    icon: "i-tabler-ruler-2",
    title: "Konzept & Design",
    subtitle: "Sie sehen früh, wie es aussieht",
    description:
      "Aus dem Gespräch wird ein Seitenplan und daraus ein Entwurf zum Anklicken. Sie probieren ihn auf Ihrem Handy aus und sagen, was anders werden soll.",
    details: [
      "Plan mit allen Unterseiten",
      "Entwurf zum Anklicken",
      "Farben und Schriften für Ihren Betrieb",
      "Ansicht für Handy und Rechner",
      "Texte mit klarer Gliederung",
      "Änderungen nach Ihrer Rückmeldung",
    ],
    benefits: [
      "Sie sehen das Ergebnis vor dem Bau",
      "Ihre Wünsche kommen früh hinein",
      "Ihre Kundschaft findet sich zurecht",
    ],
  },
  {
    number: 3,
    icon: "i-tabler-hammer",
    title: "Entwicklung & Umsetzung",
    subtitle: "Aus dem Entwurf wird Ihre Website",
    description:
      "Ich baue die Seiten, kürze die Ladezeit und prüfe jede Ansicht auf Handy, Tablet und Rechner. Über einen Testlink sehen Sie jederzeit, wie weit ich bin.",
    details: [
      "Eigener Code statt Baukasten",
      "Bilder in passender Größe",
      "Titel und Beschreibungen für Google",
      "Kontaktformular und Anfahrt",
      "Prüfung auf Handy, Tablet und Rechner",
      "Testlink zum Zuschauen",
    ],
    benefits: [
      "Ihre Website lädt schnell",
      "Ihre Kundschaft kann sofort anfragen",
      "Sie können jederzeit mitreden",
    ],
  },
  {
    number: 4,
    icon: "i-tabler-flag-3",
    title: "Launch & Support",
    subtitle: "Ihre Website geht ans Netz, ich bleibe",
    description:
      "Ich stelle die Website unter Ihre Adresse, melde sie bei Google an und prüfe, ob alles läuft. Danach bleibe ich Ihr Ansprechpartner für Änderungen und Fragen.",
    details: [
      "Umzug auf Ihre Adresse",
      "Weiterleitung alter Seiten",
      "Anmeldung bei Google",
      "Letzter Test aller Formulare",
      "Einweisung vor Ort oder am Telefon",
      "Wartung auf Wunsch",
    ],
    benefits: [
      "Alte Links führen weiter ans Ziel",
      "Sie wissen, was Sie selbst ändern können",
      "Sie haben eine feste Nummer für Fragen",
    ],
  },
] as const satisfies readonly ProcessStep[];

export const why = {
  title: "Warum unser Prozess funktioniert",
  values: [
    {
      name: "Transparenz",
      text: "Sie sehen jeden Entwurf, bevor ich weiterbaue. Preis und Termin stehen im Angebot.",
    },
    {
      name: "Qualität",
      text: "Keine Seite geht ans Netz, bevor ich sie auf Handy, Tablet und Rechner geprüft habe.",
    },
    {
      name: "Effizienz",
      text: `Jede Station baut auf der vorigen auf. Darum ist eine Website je nach Paket in ${weeks} Wochen fertig.`,
    },
  ] satisfies Benefit[],
  pause: "Hervorhebung anhalten",
  resume: "Hervorhebung fortsetzen",
} as const;

export const portfolioSection = {
  title: "Fünf Musterprojekte aus fünf Branchen",
  lead: "Die Betriebe gibt es nicht, die Websites schon. Öffnen Sie sie und klicken Sie sich durch.",
  all: { name: "Alle Projekte ansehen", href: "/portfolio" },
} as const;
