// The articles of the blog as data; their bodies stand beside this file as <slug>.mdx.
import type { Picture } from "../section-types.ts";
import { type ArticleHead, articleHeads } from "./heads.ts";
import type { ArticleSlug } from "./slugs.ts";

/** In the order of the filter. */
export const categories = ["Webdesign", "Business", "SEO", "Persönlicher Erfolg"] as const;

export type Category = (typeof categories)[number];

export interface BlogPost extends ArticleHead {
  id: number;
  slug: ArticleSlug;
  /** What a card says; the search looks into it. */
  excerpt: string;
  /** First paragraph of the article, under its title. */
  teaser: string;
  category: Category;
  /** Day of publication, ISO. */
  date: string;
  readingMinutes: number;
  /** Words of the body, for search engines; a test compares. */
  words: number;
  /** Path of the cover; its size is COVER_SIZE. */
  image: string;
  imageAlt: string;
  sideImage: Picture;
  featured: boolean;
  related: readonly ArticleSlug[];
}

/** Of every cover, in CSS pixels. */
export const COVER_SIZE = { width: 800, height: 450 } as const;
const SIDE_SIZE = { width: 480, height: 600 } as const;

function pictures(slug: ArticleSlug, imageAlt: string, sideAlt: string) {
  return {
    image: `/images/blog/${slug}.svg`,
    imageAlt,
    sideImage: { src: `/images/blog/${slug}-seite.svg`, ...SIDE_SIZE, alt: sideAlt },
  };
}

export const posts: readonly BlogPost[] = [
  {
    id: 1,
    slug: "webdesign-trends-2025",
    ...articleHeads["webdesign-trends-2025"],
    excerpt:
      "Im Rückblick: klarer Aufbau, Bedienung mit dem Daumen, eigene Geschichten. Welche fünf Trends sich für einen Betrieb gelohnt haben und was sie kosten.",
    teaser:
      "Jedes Jahr gibt es Listen mit 20 Trends. Die meisten davon braucht eine Tischlerei in Seppenrade nicht. Diese fünf schon, und mit jedem davon können Sie heute anfangen.",
    category: "Webdesign",
    date: "2024-12-15",
    readingMinutes: 12,
    words: 2140,
    ...pictures(
      "webdesign-trends-2025",
      "Gezeichnet: Ein Wegweiser mit fünf nummerierten Schildern steht vor Feldern und einem Hof.",
      "Gezeichnet: Ein Daumen tippt auf den roten Knopf eines Handys, auf dem ein Weg zu einem Backsteinhaus führt.",
    ),
    featured: true,
    related: ["website-performance-optimierung", "lokale-unternehmen-website"],
  },
  {
    id: 2,
    slug: "lokale-unternehmen-website",
    ...articleHeads["lokale-unternehmen-website"],
    excerpt:
      "Facebook-Seite und Branchenbuch reichen nicht: was Ihre Kundschaft zwischen Suche und Anruf wissen will und wo sie es nachsieht.",
    teaser:
      "Ihre Kundschaft kennt Sie vom Hörensagen. Bevor sie anruft, sieht sie trotzdem nach: Was machen die genau, wann haben die auf, wie sieht die Arbeit aus? Die Antwort sollte von Ihnen kommen.",
    category: "Business",
    date: "2024-12-10",
    readingMinutes: 4,
    words: 780,
    ...pictures(
      "lokale-unternehmen-website",
      "Gezeichnet: Eine Ladenzeile am Marktplatz, über dem mittleren Laden steht die rote Nadel einer Karte.",
      "Gezeichnet: Ein Schaufenster unter einer Markise, in der Ladentür hängt ein Schild mit Öffnungszeiten.",
    ),
    featured: true,
    related: ["seo-fuer-handwerker", "webdesign-trends-2025"],
  },
  {
    id: 3,
    slug: "online-business-erfolg",
    ...articleHeads["online-business-erfolg"],
    excerpt:
      "Ein Angebot statt vieler, eine ehrliche Rechnung, ein fester Vormittag: fünf Lehren aus der Arbeit als Selbstständiger im Netz.",
    teaser:
      "Wer im Netz Geld verdienen will, liest viel über Reichweite und Automatik. Gelernt habe ich andere Dinge. Fünf davon hätte ich gern vor dem ersten Auftrag gewusst.",
    category: "Persönlicher Erfolg",
    date: "2024-12-05",
    readingMinutes: 8,
    words: 1525,
    ...pictures(
      "online-business-erfolg",
      "Gezeichnet: Ein Radweg mit fünf roten Schildern führt über Hügel zu einem Hof mit Licht im Fenster.",
      "Gezeichnet: Ein Schreibtisch am Fenster mit Blick auf Felder, darauf ein Laptop und ein gepacktes Paket mit Honigglas und Saftflasche.",
    ),
    featured: false,
    related: ["mindset-shift-unternehmer", "lokale-unternehmen-website"],
  },
  {
    id: 4,
    slug: "seo-fuer-handwerker",
    ...articleHeads["seo-fuer-handwerker"],
    excerpt:
      "Google-Eintrag, Leistungsseiten, Bewertungen: was ein Dachdecker aus Olfen in einem Monat selbst tun kann, damit die Suche zum Anruf führt.",
    teaser:
      "Es regnet durch, und jemand in Olfen tippt „Dachdecker“ in sein Handy. Drei Betriebe stehen auf der Karte. So steigt die Chance, dass Ihrer dabei ist: mit vier Abenden Arbeit und ohne Werbegeld.",
    category: "SEO",
    date: "2024-11-28",
    readingMinutes: 7,
    words: 1285,
    ...pictures(
      "seo-fuer-handwerker",
      "Gezeichnet: Ein Dachdecker deckt ein Backsteinhaus, über dem First schwebt die rote Nadel einer Karte.",
      "Gezeichnet: Ein Lieferwagen mit Leiter fährt auf einem gepunkteten Weg zu einem Haus, über dem ein Schild mit der Eins steht.",
    ),
    featured: false,
    related: ["lokale-unternehmen-website", "website-performance-optimierung", "webdesign-trends-2025"],
  },
  {
    id: 5,
    slug: "mindset-shift-unternehmer",
    ...articleHeads["mindset-shift-unternehmer"],
    excerpt:
      "Nach dem Meisterbrief kommt das Büro: was sich im Kopf ändern muss, wenn der Lohn am Monatsende nicht mehr von allein kommt.",
    teaser:
      "Am ersten Montag ohne Chef ruft niemand an und sagt, was zu tun ist. Ihr Fach beherrschen Sie längst. Neu sind der Preis, die Rechnung und das Nein am Telefon.",
    category: "Persönlicher Erfolg",
    date: "2024-11-22",
    readingMinutes: 10,
    words: 1875,
    ...pictures(
      "mindset-shift-unternehmer",
      "Gezeichnet: Ein Weg gabelt sich am Werkstor, der eine Arm führt zur Halle, der andere zu einem eigenen Haus.",
      "Gezeichnet: Eine Hand dreht das Schild an einer Werkstatttür um.",
    ),
    featured: false,
    related: ["online-business-erfolg", "lokale-unternehmen-website"],
  },
  {
    id: 6,
    slug: "website-performance-optimierung",
    ...articleHeads["website-performance-optimierung"],
    excerpt:
      "Bilder, Schriften, fremde Skripte: woran langsame Seiten meist leiden, wie Sie es selbst messen und was eine Optimierung einbringt.",
    teaser:
      "Zählen Sie mit, wenn Ihre Seite am Handy lädt. Kommen Sie bis vier, ist ein Teil Ihrer Besucher schon beim nächsten Betrieb. Woran es liegt, finden Sie in zehn Minuten selbst heraus.",
    category: "Webdesign",
    date: "2024-11-18",
    readingMinutes: 5,
    words: 940,
    ...pictures(
      "website-performance-optimierung",
      "Gezeichnet: Ein Radfahrer überholt auf dem Pättken einen schwer beladenen Karren, über ihnen ein großer Tacho.",
      "Gezeichnet: Eine Stoppuhr, deren Zeiger vor der roten Marke steht, darunter Felder und ein Weg.",
    ),
    featured: false,
    related: ["webdesign-trends-2025", "seo-fuer-handwerker"],
  },
];
