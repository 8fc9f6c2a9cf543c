// The sections of the page about the SEO analysis below its first screen.
import { freeOrPaid } from "../../agreements.ts";
import { REPLY_PROMISE, SITE_CRAWL_PAGES } from "../../constants.ts";
import { contactAbout } from "../../contact-link.ts";
import type { Benefit, Comparison, Goal, Station, Tile, Titled } from "../../section-types.ts";

export const checksHead = {
  title: "Was ich für Sie prüfe",
  lead: ["Diese vier Punkte zeigen zusammen, warum Ihr Betrieb bei Google dort steht, wo er steht."],
} as const satisfies Titled;

export const checks = [
  {
    icon: "i-tabler-list-search",
    name: "Lokale Keyword-Analyse",
    text: "Ich sammle die Wörter, mit denen man hier sucht: „Heizung tropft Seppenrade“ oder „Friseur ohne Termin Lüdinghausen“. Dann sehe ich nach, welche davon auf Ihrer Website stehen und welche Seite zu welcher Suche passt.",
  },
  {
    icon: "i-tabler-gauge",
    name: "Performance-Check",
    text: "Wie lange wartet man auf Ihre Seite, am Handy und bei schwachem Netz? Ich messe es und nenne die Bremsen: zu große Fotos, fremde Schriften, alte Skripte.",
  },
  {
    icon: "i-tabler-scale",
    name: "Lokale Konkurrenz",
    text: "Wer steht vor Ihnen, in Lüdinghausen und in den Orten drum herum? Ich lege Texte, Technik und Bewertungen nebeneinander.",
  },
  {
    icon: "i-tabler-map-pin-star",
    name: "Google-My-Business-Optimierung",
    text: "Google My Business heißt seit 2021 Unternehmensprofil. Gemeint ist der Kasten mit Karte, Zeiten und Sternen. Ich prüfe jede Angabe und sage, was fehlt: Leistungen, Fotos, Feiertage.",
  },
] as const satisfies readonly Tile[];

export const sheet = {
  head: {
    title: "So liest sich ein Befund",
    lead: [
      "Jeder Befund sagt, was ich gefunden habe, was das für Sie heißt und was zu tun ist. Drei Beispiele für einen ausgedachten Friseursalon:",
    ],
  },
  name: "Befund: Salon Beispiel, Lüdinghausen",
  found: "Gefunden",
  means: "Das heißt",
  todo: "Zu tun",
  who: "Wer macht es?",
  findings: [
    {
      found: "Der Titel der Startseite ist „Home“.",
      means: "Google liest dort weder „Friseur“ noch „Lüdinghausen“.",
      todo: "Neuer Titel: „Friseur in Lüdinghausen: Salon Beispiel“.",
      who: "Sie selbst",
    },
    {
      found: "Im Google-Eintrag steht noch die alte Nummer.",
      means: "Wer anruft, erreicht niemanden.",
      todo: "Erst im Eintrag ändern, dann in den Branchenbüchern.",
      who: "Sie selbst",
    },
    {
      found: "Das erste Foto ist groß genug für ein Plakat.",
      means: "Auf dem Handy bleibt die Seite lange weiß.",
      todo: "Foto verkleinern und neu speichern.",
      who: "Ich",
    },
  ],
} as const;

export const pairHead = {
  title: "SEO-Check oder SEO-Analyse?",
  lead: [
    `${freeOrPaid} Der `,
    { name: "SEO-Check als Werkzeug", href: "/seo-check" },
    " reicht, wenn Sie schnell eine Seite prüfen wollen. Für die Analyse setze ich mich selbst hin und sehe mir den ganzen Betrieb an.",
  ],
} as const satisfies Titled;

export const pair = {
  caption: "SEO-Check und SEO-Analyse im Vergleich",
  first: "SEO-Check",
  second: "SEO-Analyse",
  rows: [
    { topic: "Wer prüft", first: "ein Programm", second: "ich, von Hand" },
    {
      topic: "Was geprüft wird",
      first: `eine Seite Ihrer Website, auf Wunsch bis zu ${SITE_CRAWL_PAGES}`,
      second: "Website, Google-Eintrag und Mitbewerber",
    },
    { topic: "Ihr Platz bei Google", first: "bleibt offen", second: "sehe ich für Ihre Orte nach" },
    { topic: "Was Sie bekommen", first: "Punkte und Hinweise", second: "ein Gespräch und eine Liste" },
  ],
  total: { topic: "Preis", first: "kostenlos", second: "kostenlos" },
} as const satisfies Comparison;

export const stepsHead = {
  title: "So kommen wir zum Befund",
  lead: ["Vorbereiten müssen Sie nichts."],
} as const satisfies Titled;

export const steps = [
  {
    name: "Wir reden",
    text: "Was bieten Sie an? Aus welchen Orten kommt Ihre Kundschaft? Welche Aufträge hätten Sie gern öfter? Wir sprechen am Telefon oder bei Ihnen im Betrieb.",
    result: "Ihre Ziele, Ihre Orte",
  },
  {
    name: "Ich prüfe",
    text: "Ich suche so, wie Ihre Kundschaft sucht. Ich lese Ihre Website und Ihren Google-Eintrag, messe die Ladezeit und sehe mir an, wer vor Ihnen steht.",
    result: "Befund mit Belegen",
  },
  {
    name: "Sie entscheiden",
    text: "Wir gehen den Befund zusammen durch. Jeder Punkt bekommt einen Platz: gleich, später oder gar nicht. Danach wissen Sie, was Sie selbst tun und was Sie abgeben wollen.",
    result: "Liste nach Wichtigkeit",
  },
] as const satisfies readonly Station[];

export const gainsHead = {
  title: "Was Sie danach wissen",
  lead: [
    "Die Analyse ist ein Anfang. Soll ich den Befund auch umsetzen, geht es beim ",
    { name: "lokalen SEO für Ihren Ort", href: "/local-seo" },
    " weiter.",
  ],
} as const satisfies Titled;

export const gains = [
  { name: "Ihre Suchen", text: "Bei welchen Wörtern Sie auftauchen und bei welchen nicht." },
  { name: "Ihre Orte", text: "Ob man Sie auch in Seppenrade, Olfen und Dülmen findet." },
  { name: "Ihr Tempo", text: "Welche Seiten am Handy zu lange laden und warum." },
  { name: "Ihr Eintrag", text: "Ob Adresse, Telefon und Zeiten bei Google stimmen." },
  { name: "Ihr Umfeld", text: "Wer vor Ihnen steht und was er anders macht." },
  { name: "Ihre Texte", text: "Welche Fragen der Kundschaft Ihre Website noch offen lässt." },
  { name: "Ihre Liste", text: "Was zuerst dran ist und was warten kann." },
  { name: "Ihr Aufwand", text: "Was Sie selbst erledigen und wofür Sie Hilfe brauchen." },
] as const satisfies readonly Benefit[];

export const limits = {
  title: "Was ich nicht verspreche",
  text: [
    "Platz 1 kann Ihnen niemand zusagen. Was Google zeigt, hängt von Ort und Gerät ab: In Seppenrade sieht die Liste anders aus als in Münster, am Handy anders als am Rechner. Darum nenne ich bei jeder Suche Ort, Tag und Gerät dazu. So können Sie später vergleichen, ob sich etwas bewegt hat.",
    "Der Befund gehört Ihnen. Sie können ihn selbst abarbeiten, an Ihre jetzige Agentur weitergeben oder mich beauftragen.",
  ],
} as const;

export const goal = {
  title: "Der Name Ihres Betriebs genügt.",
  text: `Schreiben Sie mir dazu, was Sie anbieten. Ich antworte ${REPLY_PROMISE} und frage nach, was ich für die Analyse noch wissen muss.`,
  actions: [
    {
      name: "Kostenlose Beratung in Lüdinghausen",
      href: contactAbout("Kostenlose Beratung in Lüdinghausen"),
    },
  ],
} as const satisfies Goal;
