// What a walk with the Tab key brings home.
import type { PlainShot } from "#contract/accessibility-check.ts";
import type { Box, Spot } from "../spot.ts";

/** How a stop is seen while it has the focus. "covered": something fixed lies over all of it. */
export type Sight = "seen" | "hidden" | "off" | "covered";

/** Where the focus is after a press, as the script in the page tells. */
export type Arrival =
  /** The document has lost it: behind the last stop comes the browser itself. */
  | { kind: "left" }
  /** Nothing has it; `taken` had it for a moment. */
  | { kind: "nowhere"; taken: Spot | null }
  | { kind: "stop"; stop: Stop };

export interface Stop extends Spot {
  /** The same for the same element, however often it is reached. */
  id: number;
  /** As it is read, shortened. */
  name: string;
  sight: Sight;
  /** Part of the window in which the focus shows, in px of the page; null where nothing is to be seen. */
  surroundings: Box | null;
  /** Several stops in one, of which the document tells only the whole: frames, players, fields for dates, closed components. */
  isCompound: boolean;
  /** A caret shows where one is. */
  isTextField: boolean;
  isInDialog: boolean;
  /** Stays in view while the page scrolls. */
  isFixed: boolean;
  isRightToLeft: boolean;
  /** Stands before the main content or the first heading of the first level. */
  isBeforeContent: boolean;
  /** Where the stop before it is now; null where it has gone. */
  previous: Box | null;
  /** Of the page so far, see RestingWindow. */
  changes: number;
}

/** The window while nothing has the focus. */
export interface RestingWindow {
  /** What has changed since the walk began, apart from the focus: at the same number the window still looks like this. */
  changes: number;
  /** px of the page. */
  area: Box;
}

/** How the surroundings change with the focus. */
export type FocusSight = "visible" | "faint" | "none" | "unknown";

export type WalkedStop = Omit<Stop, "surroundings" | "isCompound" | "isTextField" | "changes"> & {
  focus: FocusSight;
};

export type WalkEnd =
  /** Once through the whole page. */
  | "page"
  /** As many stops as are looked at, or as much time as there is. */
  | "limit"
  /** The same stops again and again, others out of reach. */
  | "trap"
  /** The same, inside a dialog: that is how dialogs are made. */
  | "dialog"
  /** Inside an embedded page, a player or a component that tells nothing of its inside. */
  | "frame"
  /** The key did nothing from the start. */
  | "dead";

export interface SkipLink extends Spot {
  /** Pressed, and the next stop came after its target. Null: pressing it told nothing. */
  works: boolean | null;
}

export interface KeyboardReading {
  stops: WalkedStop[];
  end: WalkEnd;
  /** Stops that repeat, where they do. */
  circle: number[];
  /** Elements for the Tab key that the walk did not reach. */
  missed: number;
  /** Elements that had the focus for a moment. */
  taken: Spot[];
  skipLink: SkipLink | null;
  shot: PlainShot;
}
