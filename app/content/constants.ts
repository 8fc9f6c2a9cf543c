// Figures of the requirements' constants table: how the site behaves. What pages state about the trade, costs and terms is in
// page-figures.ts, apart because every page loads this file. Durations in ms, shares as 0–1, sizes in CSS pixels.

export const MOBILE_BREAKPOINT_PX = 768;

export const SERVICES_MENU_CLOSE_DELAY_MS = 300;
export const HASH_SCROLL_DELAY_MS = 100;

export const PROCESS_ADVANCE_MS = 6000;
export const PROCESS_DRAG_SUPPRESSION_MS = 500;
export const WHY_BLOCK_ADVANCE_MS = 3000;
/** The price page's four steps go on at this pace; nothing of it is shown. */
export const PRICE_PROCESS_ADVANCE_MS = 3000;

export const SEARCH_DEBOUNCE_MS = 300;

export const HERO_TICK_MS = 80;
export const HERO_PROGRESS_MAX = 100;
export const HERO_OVERLAY_UNTIL = 95;

export const REVEAL_THRESHOLD = 0.1;
export const COUNTER_THRESHOLD = 0.5;

/** A counter's target and how long it takes to get there. */
export interface CounterFigure {
  target: number;
  durationMs: number;
}

export const homeCounters = {
  care: { target: 100, durationMs: 2000 },
  projectWeeks: { target: 2, durationMs: 1500 },
  uptime: { target: 99.9, durationMs: 2500 },
  quality: { target: 100, durationMs: 2000 },
} as const satisfies Record<string, CounterFigure>;

export const EXPERIENCE_YEARS = 5;

export const counts = {
  processSteps: 4,
  projects: 5,
  towns: 8,
  seoLinks: 8,
  websiteLinks: 4,
  articles: 6,
} as const;

export const SEO_DAILY_LIMIT = 3;
/** Requests a minute that one site gets from all analyses and crawls of all visitors: a crawl needs about 100, an analysis 6. */
export const SITE_REQUESTS_A_MINUTE = 120;
/** How often a day one site is read whole, whoever asks: two people who try what they mended, three times each. */
export const SITE_CRAWLS_A_DAY = 6;
/** Pages of one crawl. MAX_CRAWLED_PAGES of the contract is the same. */
export const SITE_CRAWL_PAGES = 20;
/**
 * Requests of one crawl, every redirect and every second try counted: 20 pages, 40 links and their redirects stay well below it, and
 * a site that answers everything by five redirects gets no more.
 */
export const SITE_CRAWL_REQUESTS = 200;
/** From the start to the end of a crawl's reading: longer nobody watches, and every second costs the site as well. */
export const SITE_CRAWL_SECONDS = 120;
/** The result of a whole site stays on the server for so long after its end. */
export const SITE_CRAWL_KEPT_HOURS = 24;
/** The report of one page stays on the server for so long, so that a reload or a broken connection loses nothing. */
export const KEPT_REPORT_HOURS = 24;
/** How often a day one visitor may share a report: three analyses, each handed to a few people. */
export const SHARE_DAILY_LIMIT = 10;
/** How many watches one visitor may begin a day. */
export const WATCH_DAILY_LIMIT = 5;
/** How long the owner's figures are kept: sums by day. */
export const TOTALS_KEPT_DAYS = 400;
/** How long an event that was counted is known as counted. */
export const TALLY_KNOWN_DAYS = 31;
/** The bounds belong to the better band. */
export const SCORE_BANDS = { good: 80, fair: 60 } as const;
/** A page that nobody finds, trusts or can read on a phone gets no more, however good it is otherwise. */
export const BARRED_SCORE_MOST = 30;
export const REACT_BENEFITS_SHOWN = 4;
export const OG_TAGS_SHOWN = 3;

/** After an answer with an estimate. */
export const ESTIMATE_OPEN_DELAY_MS = 500;
/** After the number of messages changes. */
export const CHAT_SCROLL_DELAY_MS = 100;

export const OPENING_HOURS = { days: "Mo–Fr", from: "9:00", to: "18:00" } as const;
export const REPLY_PROMISE_HOURS = 24;
/** The same words in every place. */
export const REPLY_PROMISE = `an Werktagen innerhalb von ${REPLY_PROMISE_HOURS} Stunden`;
/** Inquiries the contact form takes from one visitor a day. */
export const INQUIRY_DAILY_LIMIT = 20;
/** Estimates that are mailed for one visitor a day, to whichever addresses. */
export const ESTIMATE_MAIL_DAILY_LIMIT = 10;
/** Calendar months after which an inquiry is deleted. */
export const INQUIRY_KEPT_MONTHS = 6;
/** Conversations with the price calculator that one visitor may begin a day: more than anybody needs, also where a firm shares one address. */
export const CHAT_SESSION_DAILY_LIMIT = 20;
/** A conversation with the price calculator is deleted so long after its last message. */
export const CHAT_KEPT_DAYS = 30;
/** The copy of a mail leaves the outbox so long after its delivery. */
export const MAIL_COPY_KEPT_DAYS = 30;

export const FIRST_COPYRIGHT_YEAR = 2025;
