// The port to a browser that opens a page for several readers; its adapter is worker/ports/browser/check-page.ts.
import type { PlainShot } from "#contract/accessibility-check.ts";
import type { ReaderId } from "#contract/browser-check.ts";
import type { ViewportName } from "#contract/design-rating.ts";
import type { ErrorCode } from "#contract/problem.ts";
import type { ConsentFacts } from "../consent/consent-facts.ts";
import type { AxeReading } from "./accessibility/axe-reading.ts";
import type { KeyboardReading } from "./keyboard/keyboard-reading.ts";
import type { MendsReading } from "./mends/mend-reading.ts";
import type { ReflowReading } from "./reflow/reflow-reading.ts";
import type { SpeedReading } from "./speed/speed-reading.ts";

/** What each reader brings home: read in the page, not judged. */
export interface Readings {
  rendered: RenderedHtml;
  consent: ConsentFacts;
  accessibility: Record<ViewportName, SeenByAxe> & {
    /** What only the phone's opened menu shows; null without one. */
    menu: SeenByAxe | null;
  };
  mends: MendsReading;
  keyboard: KeyboardReading;
  reflow: ReflowReading;
  speed: SpeedReading;
}

export interface SeenByAxe {
  axe: AxeReading;
  shot: PlainShot;
}

/** The document after its scripts ran, as HTML. */
export interface RenderedHtml {
  url: string;
  html: string;
}

export type ReadingOutcome<Id extends ReaderId> =
  | { ok: true; reading: Readings[Id] }
  | { ok: false; code: ErrorCode };

export type OnReading = <Id extends ReaderId>(id: Id, outcome: ReadingOutcome<Id>) => void;

/**
 * One visit for all readers. Each reports as soon as it is done, and fails by itself; the visit fails when no page was to be had.
 * Expected failures are codes. The signal ends everything.
 */
export type CheckPage = (
  url: string,
  readers: readonly ReaderId[],
  signal: AbortSignal,
  onReading: OnReading,
) => Promise<{ ok: true; url: string } | { ok: false; code: ErrorCode }>;
