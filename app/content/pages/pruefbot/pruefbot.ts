// The page that the crawler's User-Agent names: who it is, for people who found it in the log of their server.
import { CRAWLER_NAME } from "../../crawler.ts";
import { owner } from "../../owner.ts";
import type { LegalPageWords } from "../legal.ts";

export const crawlerPage = {
  meta: {
    title: `Der Prüfbot ${CRAWLER_NAME} – ${owner.brand}`,
    description: `${CRAWLER_NAME} steht im Protokoll Ihres Servers? Wer dahintersteckt, was der Prüfbot liest, wie oft er höchstens kommt und wie Sie ihn ausschließen.`,
  },
  opening: {
    title: "Der Prüfbot",
    lead: [
      `Im Protokoll Ihres Servers steht „${CRAWLER_NAME}“? Dann hat jemand Ihre Website mit meinem SEO-Check prüfen lassen. Von selbst kommt der Prüfbot nie.`,
    ],
    actions: [],
  },
} as const satisfies LegalPageWords;
