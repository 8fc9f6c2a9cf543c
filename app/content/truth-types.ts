// Shapes of what `npm run bench -- truth --write` counts. The figures stand in truth-figures.ts beside this file.

/** So many of so many. */
export type Share = readonly [part: number, all: number];

/** Complaints of the check on labelled pages, beside their labels. */
export interface ComplaintFigures {
  /** Of all complaints: what is said stands on the page so. */
  true: Share;
  /** Of all complaints: true, and worth telling the owner. */
  useful: Share;
  /** Of all labelled faults: the check named them. */
  found: Share;
}

/** One half of the labelled pages. */
export interface HalfFigures extends ComplaintFigures {
  pages: number;
  complaints: number;
  /** The same without what follows from the server's headers, whose faults are labelled by preset. */
  beyondServer: ComplaintFigures;
  /** Of the pages that load one: the check does not let them pass. */
  trackers: Share;
  /** Of the pages with a consent tool that has a name: the check gives the name. */
  consentTools: Share;
  /** Of the pages where the check decided: it is right about whether the link is there. */
  imprint: Share;
  privacy: Share;
  /** Of all pages: the kind of page is read as labelled. */
  kinds: Share;
}

/** Pages labelled for their links to Impressum and privacy policy alone. */
export interface LinkFigures {
  pages: number;
  /** Of the pages where the check decided: it is right. */
  imprint: Share;
  privacy: Share;
}

export type GoalName = "true" | "useful" | "trackers" | "consentTools" | "imprint" | "privacy";
/** At least this share in each half, 0–1. */
export type Goals = Readonly<Record<GoalName, number>>;

/** Complaints of one audit on all labelled pages. */
export interface AuditPrecision {
  id: string;
  /** The question as a German noun. */
  topic: string;
  useful: number;
  /** True, but no use to this owner. */
  useless: number;
  false: number;
}

export interface TruthFigures {
  /** ISO date of the count. */
  date: string;
  pages: number;
  complaints: number;
  goals: Goals;
  /** Rules may be tuned to it. */
  open: HalfFigures;
  /** Only counted. */
  locked: HalfFigures;
  /** Pages that are only counted, written later for links alone: four of `locked` have been looked at for theirs. */
  freshLinks: LinkFigures;
  /** What can be compared without labels. */
  own: {
    /** Figures of the labelled pages that are equal to the parser's, of all compared. */
    fields: Share;
    /** Pages whose number of words is that of the parser, give or take 1 %. */
    words: Share;
    /** Verdicts on published cases about robots.txt. */
    robots: Share;
    /** German words whose syllables are counted as divided by hand. */
    syllables: Share;
    /** Those among them that no rule was fitted to. */
    syllablesHeldOut: Share;
  };
  /** Those with false complaints first. */
  precision: readonly AuditPrecision[];
}
