// What the blog says around its articles.
import { REPLY_PROMISE } from "../constants.ts";
import type { Goal } from "../section-types.ts";
import { FEED_PATH } from "./feed.ts";

export const blogPage = {
  filterLabel: "Nach Thema filtern",
  all: "Alle",
  searchLabel: "Artikel durchsuchen",
  featured: "Zuerst lesen",
  others: "Weitere Artikel",
  /** Above the others where none of the first is on show. */
  found: "Gefundene Artikel",
  read: "Artikel lesen",
  noMatch: "Keine Artikel gefunden. Versuchen Sie einen anderen Suchbegriff oder Filter.",
  showAll: "Alle Artikel zeigen",
  feed: {
    text: "Wer mit einem Feedreader liest, sieht neue Artikel zuerst:",
    name: "RSS-Feed abonnieren",
    href: FEED_PATH,
  },
} as const;

/** How many articles are on show, as it is read and announced. */
export function resultLine(count: number): string {
  return count === 1 ? "1 Artikel" : `${count} Artikel`;
}

export const blogGoal: Goal = {
  title: "Genug gelesen? Sehen Sie sich Beispiele an.",
  text: "Fünf Musterprojekte zeigen, wie das in der Praxis aussieht: vom Dachdecker bis zur Osteria.",
  actions: [{ name: "Portfolio ansehen", href: "/portfolio" }],
};

export const articleTexts = {
  minutes: "Min. Lesezeit",
  contents: "In diesem Artikel",
  share: "Artikel teilen",
  copied: { title: "Link kopiert", text: "Sie können ihn jetzt einfügen, zum Beispiel in eine Nachricht." },
  notCopied: {
    title: "Kopieren nicht möglich",
    text: "Ihr Browser lässt es nicht zu. Die Adresse steht oben in der Adresszeile.",
  },
  related: "Dazu passt",
  writtenBy: "Geschrieben von",
} as const;

export const articleGoal: Goal = {
  title: "Fragen zu Ihrer Website?",
  text: `Schreiben Sie mir, worum es geht. Ich antworte ${REPLY_PROMISE}, und das erste Gespräch kostet nichts.`,
  actions: [{ name: "Gespräch anfragen", href: "/kontakt" }],
};
