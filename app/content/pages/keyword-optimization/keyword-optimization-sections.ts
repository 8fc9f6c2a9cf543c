// The sections of /keyword-optimization below its first screen.
import { REPLY_PROMISE } from "../../constants.ts";
import { contactAbout } from "../../contact-link.ts";
import type { Benefit, Goal, Station, Titled } from "../../section-types.ts";
import { startAnalysis } from "./keyword-optimization.ts";

export const tailHead = {
  title: "Drei Suchen nach einem Elektriker",
  lead: [
    "Je genauer jemand sucht, desto seltener kommt die Suche vor. Und desto klarer ist, was er will. Die Hecke zeigt nur dieses Prinzip. Gemessene Zahlen stecken nicht darin.",
  ],
} as const satisfies Titled;

export const tail = [
  {
    search: "Elektriker",
    text: "Viele suchen so, in ganz Deutschland. Es kann ein Azubi sein, ein Bauherr oder ein Notfall in Kiel.",
  },
  {
    search: "Elektriker Lüdinghausen",
    text: "Weniger, aber aus Ihrer Gegend. Hier geht es um einen Betrieb, der bald kommen kann.",
  },
  {
    search: "Wallbox installieren Lüdinghausen Kosten",
    text: "Selten. Doch wer so sucht, hat das Auto schon bestellt und fragt nach dem Preis. Eine Seite, die darauf antwortet, hat wenig Konkurrenz.",
  },
] as const;

export const typesHead = {
  title: "Kurz, lang und verwandt",
  lead: ["Welche Arten von Keywords es gibt. Die Namen sind englisch, die Sache ist einfach."],
} as const satisfies Titled;

export const types = {
  examples: "Beispiele",
  rows: [
    {
      name: "Short-Tail",
      text: "Ein Wort, höchstens zwei. Oft gesucht, hart umkämpft und selten klar. Große Portale stehen hier vorn. Für einen Betrieb mit acht Leuten lohnt sich der Kampf kaum.",
      searches: ["Zahnarzt", "Fahrrad", "Garten"],
    },
    {
      name: "Long-Tail",
      text: "Drei Wörter oder mehr, oft mit Ort oder Frage. Jede dieser Suchen ist selten. Doch es gibt viele davon, und dahinter steht ein klarer Wunsch. Hier fange ich an.",
      searches: ["Zahnarzt Olfen Samstag offen", "E-Bike leihen Seppenrade", "Hecke schneiden lassen Preis"],
    },
    {
      name: "LSI",
      text: "Das Kürzel steht für Latent Semantic Indexing, ein Verfahren aus den Achtzigern. Google sagt, dass es LSI nicht nutzt. Der Name hat sich trotzdem gehalten und meint Wörter rund um ein Thema: Wer über Zahnersatz schreibt, nennt auch Krone, Brücke und Kasse. So bleibt beim Leser keine Frage offen.",
      searches: ["Krone", "Heil- und Kostenplan", "Zuzahlung"],
    },
  ],
} as const;

export const cardsHead = {
  title: "Was ich für Sie tue",
  lead: ["So arbeite ich mich vom einzelnen Wort zur fertigen Seite vor."],
} as const satisfies Titled;

export const cards = [
  {
    name: "Wörter sammeln",
    text: "Was fragen Leute am Telefon? Was steht in Ihren Bewertungen? Was schlägt Google vor, wenn man zu tippen beginnt? Daraus wird eine lange Liste.",
  },
  {
    name: "Absicht klären",
    text: "„Rohr verstopft Notdienst“ braucht eine Telefonnummer. „Heizung entlüften“ braucht eine Anleitung. Ich schreibe zu jedem Wort dazu, was der Mensch dahinter will.",
  },
  {
    name: "Mitbewerber ansehen",
    text: "Wer steht heute oben? Gegen ein großes Portal hilft ein genaueres Wort mehr als ein längerer Text. Steht dort ein Betrieb aus dem Nachbarort, reicht oft schon eine eigene Seite zum Thema.",
  },
  {
    name: "Seiten zuordnen",
    text: "Jedes Thema bekommt eine Seite, jede Seite ein Thema. Sonst streiten sich zwei Ihrer Seiten um denselben Platz. Was noch keine Seite hat, kommt auf den Plan.",
  },
] as const satisfies readonly Benefit[];

export const strategyHead = {
  title: "So wird aus Wörtern eine Seite",
  lead: ["Das Beispiel: Eine Tischlerei aus Seppenrade möchte mehr Treppen bauen."],
} as const satisfies Titled;

export const strategy = [
  {
    name: "Recherche",
    text: "Ich sammle alles rund um die Treppe: „Treppe knarrt“, „Holztreppe sanieren“, „Treppe Altbau Dülmen“. Dazu frage ich den Meister, was Kunden am Telefon sagen.",
    result: "Lange Liste",
  },
  {
    name: "Bewertung",
    text: "Welche Suche passt zum Angebot, kommt aus der Nähe und ist nicht schon vergeben? „Treppe selber bauen“ fällt weg. „Holztreppe sanieren Dülmen“ bleibt.",
    result: "Kurze Liste",
  },
  {
    name: "Umsetzung",
    text: "Die Treppe bekommt eine eigene Seite mit Fotos, Ablauf und Preisrahmen. Das Keyword steht im Titel, in der Überschrift und im ersten Absatz. Danach nur noch, wo es passt.",
    result: "Fertige Seite",
  },
  {
    name: "Monitoring",
    text: "Ich sehe regelmäßig nach, bei welchen Suchen die Seite erscheint und ob jemand anruft. Was nichts bringt, schreibe ich um.",
    result: "Nächste Änderung",
  },
] as const satisfies readonly Station[];

export const usage = {
  head: {
    title: "Wie oft muss das Wort in den Text?",
    lead: [
      "So oft, wie Sie es einem Menschen am Tresen sagen würden. Wo das Wort hingehört, steht unter ",
      { name: "On-Page-SEO", href: "/on-page-seo" },
      ".",
    ],
  },
  not: {
    name: "So nicht",
    text: "Ihr Elektriker Lüdinghausen ist der Elektriker in Lüdinghausen, wenn Sie einen Elektriker Lüdinghausen suchen.",
    why: "Das liest niemand zu Ende. Google nennt es Keyword-Stuffing und kann solche Seiten zurückstufen.",
  },
  instead: {
    name: "So klingt es besser",
    text: "Sie wohnen in Lüdinghausen und brauchen eine Wallbox? Ich sehe mir Ihren Zählerschrank an und nenne danach einen festen Preis.",
    why: "Ort und Leistung stehen da. Und der Leser weiß, was passiert, wenn er anruft.",
  },
} as const;

export const goal = {
  title: "Nennen Sie mir Ihren liebsten Auftrag.",
  text: `Der SEO-Check prüft sofort, ob Ihre Keywords auf einer Seite stehen. Oder Sie schreiben mir, was Sie öfter verkaufen möchten. Ich antworte ${REPLY_PROMISE}.`,
  actions: [
    { name: "Beratung zu Keywords anfragen", href: contactAbout("Beratung zu Keywords") },
    startAnalysis,
  ],
} as const satisfies Goal;
