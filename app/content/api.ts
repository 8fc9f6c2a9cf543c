// How the site's own pages call the site's own API, and what they say when a call gets no answer at all.

export const API_BASE = "/functions/v1";

/** Public by nature: it opens nothing but the calls of these pages. Equal to PUBLIC_KEY in wrangler.toml. */
export const PUBLIC_KEY = "pk_paettken_public";

/** How long a page waits before it gives up, ms. The server's own limits are shorter. */
export const timeLimits = {
  seoQuota: 8_000,
  seoCheck: 40_000,
  /** Of a stream in which the server gives a sign of life every two seconds. */
  seoCheckSilence: 12_000,
  designRating: 60_000,
  browserCheck: 65_000,
  /** The server waits 20 s for the end of an analysis. */
  keptReport: 30_000,
  /** One connection to a crawl. It lasts longer: then the page connects anew, and a silent line is found out. */
  siteCrawl: 60_000,
  /** A report with pictures is some megabytes on its way up. */
  shareReport: 90_000,
  sharedReport: 40_000,
  watch: 15_000,
  contact: 20_000,
  contactToken: 8_000,
  priceChat: 20_000,
  priceChatSession: 10_000,
  estimateMail: 20_000,
} as const;

export const callFailures = {
  unreachable: "Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.",
  broken: "Die Verbindung ist unterwegs abgerissen. Bitte versuchen Sie es noch einmal.",
  tooSlow: (seconds: number) =>
    `Nach ${seconds} Sekunden kam noch keine Antwort. Bitte versuchen Sie es später noch einmal.`,
  /** Stands for the body in 'HTTP {status}: {body}' when there is none. */
  emptyBody: "leere Antwort",
} as const;
