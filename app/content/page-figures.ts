// Figures of the requirements' constants table that pages state: statistics, examples, costs, terms. One block a page.
import type { CounterFigure } from "./constants.ts";

/** Beside a figure that is quoted everywhere and proved nowhere. */
export const UNSOURCED = "oft genannt, Quelle unbekannt";

// /website-design
export const designCounters = {
  judgedByLooks: { target: 75, durationMs: 2000 },
  patienceSeconds: { target: 3, durationMs: 1500 },
  leaveEarly: { target: 40, durationMs: 2500 },
  neverReturn: { target: 88, durationMs: 2000 },
} as const satisfies Record<string, CounterFigure>;
export const designExample = { websiteEuros: 2500, newCustomersPerMonth: 1, orderEuros: 350 } as const;
export const LOAD_SECONDS_LIMIT = 3;

// /e-commerce
export const shopCounters = {
  buyOnline: { target: 87, durationMs: 2000 },
  marketBillions: { target: 214, durationMs: 2500 },
  openHours: { target: 24, durationMs: 1500 },
  byPhone: { target: 45, durationMs: 2000 },
} as const satisfies Record<string, CounterFigure>;
export const shopExample = {
  shopEuros: 3500,
  ordersPerWeek: 5,
  basketEuros: 60,
  runningEurosPerMonth: 50,
} as const;
export const DAYS_OPEN_ONLINE = 7;
/** Hours of the shop in the comparison, an example. */
export const shopHours = { from: 9, to: 18 } as const;

// /website-wartung
export const careCounters = {
  hacked: { target: 43, durationMs: 2000 },
  loadSeconds: { target: 3, durationMs: 1500 },
  moreEnquiries: { target: 25, durationMs: 2000 },
  damageEuros: { target: 5000, durationMs: 2500 },
} as const satisfies Record<string, CounterFigure>;
/** Amounts in euros, from lowest to highest. */
export type Range = readonly [from: number, to: number];
export const withoutCare = {
  hackEuros: [2000, 10_000],
  recoveryEuros: [500, 2000],
  lostEurosPerDay: [200, 1000],
  /** Three days offline, rounded down to thousands. */
  totalEuros: [3000, 15_000],
} as const satisfies Record<string, Range>;
/** A contract for full care, with work on contents; the care plans of prices.ts begin lower. */
export const CARE_EUROS_PER_MONTH: Range = [79, 349];
export const careEffects = {
  moreEnquiriesPercent: 25,
  moreVisitsPercent: 30,
  savedHoursPerMonth: [10, 20],
} as const;
export const repairEuros = {
  updates: [200, 800],
  conflicts: [150, 500],
  performance: [300, 1200],
  backups: [250, 1000],
} as const satisfies Record<string, Range>;

// /seo-monitoring: invented figures of an example, shown as such.
export const monitoringExample = {
  /** Place of a search term, one a month from January on. */
  places: [17, 16, 11, 8, 9, 5],
  /** Places of the report's terms in the month before and in the month. */
  terms: [
    [9, 5],
    [14, 12],
    [3, 4],
  ],
  visits: [212, 268],
  calls: [19, 26],
} as const;

// /performance-optimierung
/** Effects of load time in percent, each with the study it comes from. */
export const loadTimeStudies = {
  secondLonger: { fewerViews: 11, fewerConversions: 7, by: "Aberdeen Group", year: 2008 },
  oneToThreeSeconds: { moreBounces: 32, by: "Google", year: 2017 },
} as const;
/** Good values of Google's Core Web Vitals. */
export const webVitals = { lcpSeconds: 2.5, inpMs: 200, cls: 0.1 } as const;
/** When the frames of the filmstrip are taken, in seconds, an example. */
export const FILMSTRIP_SECONDS = [0.5, 1, 2, 3, 4] as const;
/** HTML with its CSS weighs no more than this on any page of ours; test/site holds it. */
export const OWN_PAGE_MAX_KB = 14;

// Portfolio.
/** A sample website with its typefaces weighs no more than this. */
export const DEMO_MAX_KB = 60;

// Terms.
export const terms = {
  paymentDays: 14,
  /** Share due at the order of projects above the amount. */
  downPayment: { percent: 50, aboveEuros: 2000 },
  reminderFeeEuros: 5,
  warrantyMonths: 12,
  /** A default of payment longer than this ends a contract. */
  defaultDays: 30,
  venue: "Münster",
} as const;
