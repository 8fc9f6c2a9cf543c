// The shape of one question about a page's consent.
import type { Evidence, FindingStatus, Source } from "#contract/seo-report.ts";
import type { ConsentView, StateView } from "./consent-view.ts";
import { hasBanner } from "./has-banner.ts";

export interface ConsentCheck {
  /** Equal to the file name. */
  id: string;
  source: Source;
  judge(view: ConsentView): ConsentVerdict;
}

export interface ConsentVerdict {
  status: FindingStatus;
  /** German, without a full stop. */
  title: string;
  /** German sentences: what to do, or why nothing can be said. */
  advice: string;
  evidence: Evidence[];
}

/** ISO date on which all checks were last compared with the law. */
export const reviewedOn = "2026-11-26";

export const passed = (title: string, evidence: Evidence[] = []): ConsentVerdict => ({
  status: "passed",
  title,
  advice: "",
  evidence,
});

export const notApplicable = (title: string): ConsentVerdict => ({
  status: "notApplicable",
  title,
  advice: "",
  evidence: [],
});

/** Never a verdict: what could not be read or operated. */
export const unchecked = (topic: string, why: string): ConsentVerdict => ({
  status: "unchecked",
  title: `Nicht geprüft: ${topic}`,
  advice: why,
  evidence: [],
});

/** A question that only a banner raises. @param topic what it asks, as part of "Nicht geprüft: …" */
export function askBanner(
  topic: string,
  judge: (view: ConsentView & { untouched: StateView }) => ConsentVerdict,
): ConsentCheck["judge"] {
  return (view) => {
    const { untouched } = view;
    if (untouched?.seen.isFramed) return unchecked(topic, framedBanner);
    return hasBanner(untouched) ? judge({ ...view, untouched }) : notApplicable(noBanner);
  };
}

const noBanner = "Kein Banner zu sehen";
const framedBanner =
  "In einem Rahmen einer anderen Website steht etwas, das wie ein Banner aussieht. Lesen und bedienen konnte ich es nicht.";
