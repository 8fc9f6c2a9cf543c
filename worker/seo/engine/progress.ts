// Progress events for the waiting visitor: German labels, percentages that only rise, no event without news.
import type { SeoPhase, SeoProgress } from "#contract/seo-request.ts";
import { germanSize } from "./wording.ts";

/** Percent at which each phase begins. Reading has the widest span: only its progress can be measured. */
const PHASE_START: Record<SeoPhase, number> = {
  address: 2,
  fetch: 10,
  read: 30,
  "side-files": 80,
  judge: 92,
};

const PHASE_LABEL: Record<SeoPhase, string> = {
  address: "Adresse wird geprüft",
  fetch: "Seite wird abgerufen",
  read: "Seite wird gelesen",
  "side-files": "robots.txt, Sitemap und Impressum werden geprüft",
  judge: "Ergebnis wird ausgewertet",
};

/** Size of a usual page; without a declared length it counts as half of the reading. */
const USUAL_PAGE_BYTES = 100 * 1024;

export interface ProgressReporter {
  begin(phase: SeoPhase): void;
  /** Bytes of the page read so far, and how many there will be, if the server said so. */
  read(bytes: number, expected: number | null): void;
}

export function reportProgress(onProgress: (progress: SeoProgress) => void): ProgressReporter {
  let last = -1;
  function report(phase: SeoPhase, percent: number, label: string): void {
    if (percent <= last) return;
    last = percent;
    onProgress({ phase, percent, label });
  }
  return {
    begin: (phase) => report(phase, PHASE_START[phase], PHASE_LABEL[phase]),
    read(bytes, expected) {
      const share = expected ? Math.min(bytes / expected, 1) : bytes / (bytes + USUAL_PAGE_BYTES);
      const span = PHASE_START["side-files"] - PHASE_START.read - 1; // the next phase begins with a step
      report(
        "read",
        PHASE_START.read + Math.floor(share * span),
        `${PHASE_LABEL.read}: ${germanSize(bytes)}`,
      );
    },
  };
}
