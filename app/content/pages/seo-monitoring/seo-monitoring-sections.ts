// The sections of /seo-monitoring below its first screen.
import { contactAbout } from "../../contact-link.ts";
import { monitoringExample } from "../../page-figures.ts";
import type { Checklist, Goal, Sentence, Station } from "../../section-types.ts";

export const watched = {
  title: "Was ich im Auge behalte",
  lead: [
    "Mehr braucht ein kleiner Betrieb nicht. Zahlen, aus denen nichts folgt, lasse ich weg.",
  ] satisfies Sentence,
  things: [
    {
      kind: "rank",
      name: "Plätze in der Suche",
      text: "Wo steht Ihre Seite, wenn jemand in Dülmen nach „Zaun bauen lassen“ sucht? Ich messe für Ihre Begriffe und Ihre Orte, auf dem Handy und am Rechner.",
    },
    {
      kind: "visits",
      name: "Besucher und was sie tun",
      text: "Wie viele kommen über Google, auf welcher Seite landen sie, und wer tippt auf die Telefonnummer? Das zählt mehr als jeder Platz.",
    },
    {
      kind: "alert",
      name: "Warnungen",
      text: "Antwortet die Seite nicht, läuft das Zertifikat ab oder fällt eine Seite aus dem Index, bekomme ich eine Nachricht und sage Ihnen Bescheid.",
    },
    {
      kind: "sheet",
      name: "Berichte",
      text: "Einmal im Monat eine Seite in klaren Sätzen. Wer mag, geht sie mit mir am Telefon durch.",
    },
  ],
} as const;

export const curve = {
  title: "Eine Kurve sagt mehr als ein Platz.",
  text: [
    [
      "Heute Platz acht, morgen neun: Das ist Rauschen. Google zeigt je nach Ort und Gerät etwas andere Treffer. Erst über Monate sieht man eine Richtung.",
    ],
    [
      "Darum notiere ich an der Kurve, was wir getan haben. Im Beispiel stieg die Seite, nachdem sie neu geschrieben war. Im Mai fiel sie einen Platz, weil ein Mitbewerber nachzog. Wir haben Bilder ergänzt und gewartet.",
    ],
    [
      "Was eine Änderung bringt, verspreche ich vorher nicht. Ich zeige nachher, ob sie gewirkt hat. Wo man am besten anfängt, klärt die ",
      { name: "SEO-Analyse", href: "/seo-analysis" },
      ".",
    ],
  ] satisfies Sentence[],
  chart: {
    mark: "Beispiel mit erfundenen Zahlen",
    title: `Kurve über sechs Monate, Beispiel mit erfundenen Zahlen: Der Begriff „Carport Lüdinghausen“ steigt von Platz ${monitoringExample.places[0]} im Januar auf Platz ${monitoringExample.places.at(-1)} im Juni.`,
    term: "„Carport Lüdinghausen“",
    place: "Platz",
    months: ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni"],
    places: monitoringExample.places,
    /** What happened, at the month with this index. */
    events: [
      { month: 1, text: "Seite neu geschrieben" },
      { month: 4, text: "Bilder ergänzt" },
    ],
  },
} as const;

export const alerts = {
  title: "Wenn etwas ausfällt, melde ich mich zuerst.",
  lead: [
    "Ein Ausfall, den am Freitag niemand bemerkt, dauert leicht bis Montag. So lesen sich meine Nachrichten:",
  ] satisfies Sentence,
  mark: "Beispiele",
  messages: [
    {
      icon: "i-tabler-plug-connected-x",
      when: "Freitag, 16:10 Uhr",
      text: "Ihre Website antwortet nicht. Ich rufe gerade beim Anbieter an.",
      outcome: "16:40 Uhr: läuft wieder. Grund war eine volle Festplatte beim Anbieter.",
    },
    {
      icon: "i-tabler-map-pin-x",
      when: "Dienstag, 9:05 Uhr",
      text: "Jemand hat bei Google andere Öffnungszeiten für Ihr Lokal vorgeschlagen.",
      outcome: "Stimmt der Ruhetag am Montag noch? Eine kurze Antwort genügt.",
    },
    {
      icon: "i-tabler-trending-down",
      when: "Donnerstag, 10:30 Uhr",
      text: "Die Seite „Bad-Sanierung“ ist aus der Suche gefallen. Nach dem Update steht sie auf „noindex“.",
      outcome: "Ich habe die Sperre entfernt und die Seite bei Google neu angemeldet.",
    },
  ],
} as const;

export const month = {
  title: "So läuft ein Monat ab",
  lead: ["Vor dem ersten Monat legen wir Begriffe und Orte fest. Dann läuft es so:"] satisfies Sentence,
  steps: [
    {
      name: "Messen",
      text: "Ich hole die Zahlen: Plätze, Besuche, Anrufe, Fehler. Alles am selben Tag und auf dieselbe Art, damit man vergleichen kann.",
      result: "Woche 1",
    },
    {
      name: "Deuten",
      text: "Was hat sich bewegt und warum? Ich sehe mir die Seiten an, die jetzt vor Ihnen stehen. Dann schreibe ich den Bericht.",
      result: "Woche 2",
    },
    {
      name: "Handeln",
      text: "Aus dem Bericht folgt immer nur eine Sache. Ein Titel wird kürzer, eine Seite bekommt Preise, ein toter Link kommt weg. Sie entscheiden, ob ich das übernehme oder Sie es selbst tun.",
      result: "Woche 3 und 4",
    },
  ] satisfies Station[],
} as const;

export const features = {
  title: "Was dazugehört",
  lead: [
    "Das richte ich einmal ein, danach haben Sie damit keine Arbeit. Besuche zähle ich nur, wenn Ihre Besucher im Cookie-Hinweis zustimmen.",
  ] satisfies Sentence,
  lists: [
    {
      name: "Gemessen wird",
      items: [
        "Platz Ihrer Begriffe, nach Ort getrennt",
        "Treffer und Klicks aus der Google Search Console",
        "Besuche, Anfragen und Tipps auf die Nummer",
        "Drei Mitbewerber, die Sie mir nennen",
        "Neue und verlorene Links zu Ihrer Seite",
        "Ladezeit auf dem Handy",
      ],
    },
    {
      name: "Sie bekommen",
      items: [
        "Jeden Monat einen Bericht auf einer Seite",
        "Warnung bei Ausfall und Fehlern",
        "Eine Empfehlung für den nächsten Monat",
        "Ihre Zahlen auf Wunsch als Datei",
      ],
    },
  ] satisfies Checklist[],
} as const;

export const worth = {
  title: "Brauchen Sie das überhaupt?",
  sides: [
    {
      name: "Es lohnt sich,",
      items: [
        "wenn die Hälfte Ihrer Aufträge über Google kommt oder kommen soll",
        "wenn Sie gerade Geld in Texte, Links oder eine neue Website stecken",
        "wenn ein Mitbewerber im Ort aufholt und Sie wissen wollen, womit",
      ],
    },
    {
      name: "Sparen Sie es sich,",
      items: [
        "wenn Sie auf ein Jahr ausgebucht sind und keine Leute suchen",
        "wenn sich an der Website nichts ändern darf, denn Messen allein hebt keinen Platz",
        "wenn die Website ganz neu ist und es noch nichts zu messen gibt",
      ],
    },
  ],
} as const;

export const monitoringGoal = {
  title: "Nennen Sie mir drei Wörter.",
  text: "Und zwar die, mit denen Kunden Sie finden sollen, dazu Ihren Ort. Im ersten Gespräch sehen wir nach, wo Sie heute stehen und ob sich ein Bericht für Sie lohnt.",
  actions: [
    {
      name: "Drei Wörter schicken",
      href: contactAbout("SEO-Monitoring: Meine drei Wörter", {
        message: "Guten Tag,\n\ndiese drei Wörter sollen Kunden tippen:\n1.\n2.\n3.\n\nMein Ort:",
      }),
    },
  ],
} as const satisfies Goal;
