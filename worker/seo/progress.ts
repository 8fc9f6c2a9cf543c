// What a waiting visitor hears: German labels, percents that only rise, no event without news.
import { type SeoPhase, type SeoProgress, seoPhases } from "#contract/seo-request.ts";
import { germanSize } from "./wording.ts";

/** Percent at which each phase begins. Reading is given the widest span: it is the one that can be watched. */
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

/** Size around which most HTML documents lie; without a declared length it stands for half of the reading. */
const USUAL_PAGE_BYTES = 100 * 1024;

export interface ProgressReporter {
  begin(phase: SeoPhase): void;
  /** Bytes of the page read so far, and how many there will be, if the server said so. */
  read(bytes: number, expected: number | null): void;
}

export function reportProgress(onProgress: (progress: SeoProgress) => void): ProgressReporter {
  let last = -1;
  function say(phase: SeoPhase, percent: number, label: string): void {
    if (percent <= last) return;
    last = percent;
    onProgress({ phase, percent, label });
  }
  return {
    begin: (phase) => say(phase, PHASE_START[phase], PHASE_LABEL[phase]),
    read(bytes, expected) {
      const share = expected ? Math.min(bytes / expected, 1) : bytes / (bytes + USUAL_PAGE_BYTES);
      const span = PHASE_START[phaseAfter("read")] - PHASE_START.read - 1; // the next phase begins with a step
      say("read", PHASE_START.read + Math.floor(share * span), `${PHASE_LABEL.read}: ${germanSize(bytes)}`);
    },
  };
}

function phaseAfter(phase: SeoPhase): SeoPhase {
  return seoPhases[seoPhases.indexOf(phase) + 1] ?? "judge";
}
