// The figures and sections of /genauigkeit. Every number comes from truth-figures.ts, which a script counts.
import { contactAbout } from "../../contact-link.ts";
import { inGerman, percentOf } from "../../figures.ts";
import type { Benefit, Goal, LedgerRow, Titled } from "../../section-types.ts";
import { truthFigures } from "../../truth-figures.ts";
import type { HalfFigures, Share } from "../../truth-types.ts";

const { pages, complaints, goals, open, locked, freshLinks, own, precision, date } = truthFigures;

/** [725, 797] → „725 von 797“ */
const ofAll = ([part, all]: Share) => `${inGerman(part)} von ${inGerman(all)}`;

const names = { locked: "Prüfseiten", open: "Übungsseiten" } as const;

/** Whole findings of a hundred; what is false is never rounded away. */
function hundredOf({ true: isTrue, useful }: HalfFigures) {
  const whole = ([part, all]: Share) => Math.floor((part * 100) / all);
  return { true: whole(isTrue), useful: whole(useful) };
}

export const hundred = {
  title: "Von 100 Befunden sind …",
  halves: [
    { name: names.locked, note: "nur gezählt", ...hundredOf(locked) },
    { name: names.open, note: "zum Verbessern", ...hundredOf(open) },
  ],
  true: "wahr",
  useful: "auch nützlich",
  legend: { useful: "wahr und nützlich", useless: "wahr, aber ohne Nutzen", false: "falsch" },
} as const;

interface Verdict {
  name: string;
  against: string;
  of: keyof Omit<HalfFigures, "pages" | "complaints" | "beyondServer">;
}

const verdicts: readonly Verdict[] = [
  { name: "Befunde, die wahr sind", against: "allen Angaben zur Seite", of: "true" },
  {
    name: "Befunde, die wahr und nützlich sind",
    against: "den Mängeln, die zu melden sich lohnt",
    of: "useful",
  },
  { name: "Mängel, die der Check gefunden hat", against: "allen bekannten Mängeln", of: "found" },
  {
    name: "Seiten mit Zähl- oder Werbediensten, die nicht durchgehen",
    against: "den Diensten, die beim Öffnen laufen",
    of: "trackers",
  },
  {
    name: "Cookie-Banner, die beim Namen genannt sind",
    against: "dem Namen des Werkzeugs",
    of: "consentTools",
  },
  { name: "Link zum Impressum richtig beurteilt", against: "der Angabe, ob er da ist", of: "imprint" },
  {
    name: "Link zur Datenschutzerklärung richtig beurteilt",
    against: "der Angabe, ob er da ist",
    of: "privacy",
  },
  {
    name: "Art der Seite richtig gelesen",
    against: "der Angabe, ob Betrieb, Artikel, Produkt …",
    of: "kinds",
  },
];

/** By what is counted; the other figures have none. */
const goalOf = new Map(Object.entries(goals) as [Verdict["of"], number][]);

function goalInWords(of: Verdict["of"]): string | null {
  const goal = goalOf.get(of);
  return goal === undefined ? null : `Ziel: mindestens ${inGerman(goal * 100)}\u00a0%`;
}

export const comparison = {
  title: "Was womit verglichen wurde",
  lead: [
    `Wahr ist ein Befund, wenn auf der Seite steht, was er behauptet. Nützlich ist er, wenn der Betrieb etwas davon hat, es zu ändern. Von ${pages} Seiten sind ${open.pages} zum Üben da: An ihnen dürfen die Regeln verbessert werden. Die anderen ${locked.pages} werden nur gezählt.`,
  ],
  caption: "Urteile des Checks, verglichen mit den Angaben zu jeder Seite",
  heads: { name: "Gezählt", against: "Verglichen mit", locked: names.locked, open: names.open },
  rows: verdicts.map(({ name, against, of }) => ({
    name,
    goal: goalInWords(of),
    against,
    locked: { percent: percentOf(locked[of]), count: ofAll(locked[of]) },
    open: { percent: percentOf(open[of]), count: ofAll(open[of]) },
  })),
} as const satisfies Titled & Record<string, unknown>;

export const recounted: Titled & { rows: readonly LedgerRow[] } = {
  title: "Was sich nachrechnen lässt",
  lead: [
    "Ein Befund taugt nur so viel wie das, was der Check vorher gelesen und gezählt hat. Dafür braucht es kein Urteil, nur einen zweiten Rechenweg.",
  ],
  rows: [
    {
      name: "Felder gleich gelesen",
      text: "Titel, Überschriften, Bilder, Links und mehr, Feld für Feld gegen den HTML-Leser parse5, der keine Zeile mit dem Check teilt",
      figure: ofAll(own.fields),
    },
    {
      name: "Wörter auf 1\u00a0% genau",
      text: "Seiten, auf denen beide gleich viele Wörter zählen",
      figure: ofAll(own.words),
    },
    {
      name: "robots.txt richtig gelesen",
      text: "veröffentlichte Fälle aus RFC 9309, Googles Dokumentation und Googles eigenem Leser",
      figure: ofAll(own.robots),
    },
    {
      name: "Silben richtig gezählt",
      text: "von Hand getrennte Wörter, nach denen sich keine Regel richtet; daraus rechnet der Check die Lesbarkeit",
      figure: ofAll(own.syllablesHeldOut),
    },
  ],
};

export const byAudit = {
  title: "Jede Prüfung für sich",
  lead: [
    "Beide Hälften zusammen. Oben stehen die Prüfungen, die am häufigsten falsch lagen. Was auf keiner der Seiten etwas beanstandet hat, fehlt.",
  ],
  fold: `Alle ${precision.length} Prüfungen zeigen`,
  caption: "Befunde je Prüfung auf allen Seiten",
  heads: { topic: "Prüfung", useful: "nützlich", useless: "ohne Nutzen", false: "falsch" },
  rows: precision,
} as const satisfies Titled & Record<string, unknown>;

export const unseen: Titled & { things: readonly Benefit[] } = {
  title: "Was der Check nicht sehen kann",
  things: [
    {
      name: "JavaScript",
      text: "Er liest, was der Server schickt, und führt kein Skript aus. Texte und Dienste, die erst ein Skript nachlädt, kennt er nicht.",
    },
    {
      name: "Klicks",
      text: "Was Ihr Cookie-Banner tut, wenn jemand ablehnt, probiert er nicht aus.",
    },
    {
      name: "Google",
      text: "Plätze in der Suche, Bewertungen und Links von anderen Websites stehen nicht auf Ihrer Seite.",
    },
    {
      name: "Inhalt",
      text: "Er zählt Wörter und Sätze. Ob stimmt, was Sie schreiben, weiß er nicht.",
    },
    {
      name: "Recht",
      text: "Er nennt die Stelle, den Paragrafen und den Stand. Eine Rechtsberatung ist das nicht.",
    },
  ],
};

const ofServer = complaints - open.beyondServer.true[1] - locked.beyondServer.true[1];

export const method = {
  title: "So wurde gezählt",
  date,
  counted: "Stand:",
  steps: [
    `Die ${pages} Seiten sind für diese Zählung geschrieben, so wie WordPress, TYPO3, Contao, Jimdo, Wix, Shopware, Redaktionssysteme und Handarbeit sie ausliefern; Firmen und Namen sind erfunden.`,
    "Zu jeder gibt es eine Liste: was ihr fehlt, was zwar stimmt, aber niemandem hilft, welche Dienste laufen und ob es Links zu Impressum und Datenschutz gibt.",
    "Die Listen entstanden beim Lesen der Seiten, ohne Blick auf die Regeln. Danach wurde jeder Befund, den sie nicht kannten, auf der Seite nachgesehen und eingeordnet.",
    `Verbessert werden die Regeln nur an den ${names.open}. Ein Test rechnet alle Zahlen dieser Seite nach.`,
  ],
  limitsTitle: "Was die Zahlen nicht sagen",
  limits: [
    "Echte Websites sind bunter als geschriebene. Auf Ihrer kann der Check öfter irren.",
    "Ein Mangel, den weder Leser noch Regel bemerkt hat, steht in keiner Liste. Der Anteil der gefundenen ist deshalb eher zu hoch.",
    "Ob ein Befund nützt, ist ein Urteil. Jemand anders zöge die Grenze an anderer Stelle.",
    `Vier ${names.locked} wurden angesehen, weil der Check dort Links zu Impressum oder Datenschutz falsch beurteilt hatte. Deshalb zählen dafür noch einmal ${inGerman(freshLinks.pages)} neue, die beim Verbessern niemand kannte: Impressum ${ofAll(freshLinks.imprint)}, Datenschutz ${ofAll(freshLinks.privacy)} richtig; die übrigen ließ der Check offen.`,
    `${inGerman(ofServer)} der ${inGerman(complaints)} Befunde folgen aus Kopfzeilen des Servers. Die sind vorgegeben und leicht zu erkennen. Ohne sie sind auf den ${names.locked} ${percentOf(locked.beyondServer.true)} der Befunde wahr und ${percentOf(locked.beyondServer.useful)} auch nützlich, auf den ${names.open} ${percentOf(open.beyondServer.true)} und ${percentOf(open.beyondServer.useful)}.`,
  ],
} as const;

export const accuracyGoal: Goal = {
  title: "Jeder falsche Befund hilft mir weiter.",
  text: "Im Bericht steht unter jedem Mangel „Stimmt das nicht?“. Ein Klick öffnet das Kontaktformular, Befund und Stelle sind schon eingetragen. Ich sehe nach und antworte Ihnen.",
  actions: [
    { name: "Falschen Befund melden", href: contactAbout("Ein Befund im SEO-Check stimmt nicht") },
    { name: "Zum SEO-Check", href: "/seo-check" },
  ],
};
