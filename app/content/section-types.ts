// Shapes of the words that the shared sections (app/sections) show. Pages fill them in app/content/pages.

/** A sentence in pieces, so that links can stand inside it. */
export type Sentence = readonly (string | { name: string; href: string })[];

/** A link that looks like a button, or a plain link where the section says so. */
export interface Action {
  name: string;
  href: string;
}

export interface Picture {
  src: string;
  width: number;
  height: number;
  /** Empty for decoration. */
  alt: string;
}

/** The first screen of a page. */
export interface Opening {
  title: string;
  lead: Sentence;
  actions: readonly Action[];
}

/** The end of a page's path: the call to action that closes it. */
export interface Goal {
  title: string;
  text: string;
  actions: readonly Action[];
}

export interface Titled {
  title: string;
  lead?: Sentence;
}

export interface Tile {
  /** Class of the icon. */
  icon: string;
  name: string;
  text: string;
}

/** One station of a way. */
export interface Station {
  name: string;
  text: string;
  /** What comes out of it, in a few words. */
  result?: string;
}

/** A list under a heading. */
export interface Checklist {
  name: string;
  items: readonly string[];
}

/** A row of a ledger: what, why, and the figure at the end of the dotted line. */
export interface LedgerRow {
  name: string;
  text?: string;
  figure?: string;
}

/** Two ways side by side, topic by topic. */
export interface Comparison {
  /** What the table compares, for those who do not see it. */
  caption: string;
  /** Heads of the two columns; the second is the one the page stands for. */
  first: string;
  second: string;
  rows: readonly { topic: string; first: string; second: string }[];
  /** Sums in the last row. */
  total?: { topic: string; first: string; second: string };
}

/** One step of a sum: what is calculated, how, and the result. */
export interface SumStep {
  name: string;
  /** The arithmetic as it is read, e.g. „12 × 350 €“. */
  sum: string;
  result: string;
  /** Height of the step as a share of the highest, 0–1, where the steps are drawn. */
  share?: number;
}

/** What a trade needs, said to that trade. */
export interface Trade {
  icon: string;
  name: string;
  text: string;
  points: readonly string[];
}

export interface Question {
  question: string;
  answer: Sentence;
}

/** A thing by name, and a sentence about it. */
export interface Benefit {
  name: string;
  text: string;
}

/** A figure that counts up, with its label. */
export interface Figure {
  target: number;
  durationMs: number;
  /** Digits after the comma. */
  decimals?: number;
  /** What stands before and after the number. */
  before?: string;
  after: string;
  /** The whole figure as it is spoken. */
  spoken: string;
  label: string;
  /** What the figure is, under its label: a goal, an example, of unknown source. */
  basis: string;
}

/** A station of the process, with what stands on its board. */
export interface ProcessStep {
  number: number;
  /** Class of the icon. */
  icon: string;
  title: string;
  subtitle: string;
  description: string;
  details: readonly string[];
  benefits: readonly string[];
}
