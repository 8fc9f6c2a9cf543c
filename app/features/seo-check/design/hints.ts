// Reads before/after pairs from a rating's measurements and sentences; without a figure nothing is drawn.
import { contrastRatio, nearestPassingColour } from "./contrast.ts";
import type { ShownMeasurement, ShownRating } from "./read-rating.ts";

export type Hint =
  | { kind: "contrast"; ground: string; now: string; after: string; nowRatio: number; afterRatio: number }
  /** Lengths in px. */
  | { kind: "size" | "target"; now: number; after: number }
  /** Characters in the longest line. */
  | { kind: "lines"; now: number; after: number };

/** Scores below this are drawn; the server writes suggestions from the same bound. */
const WEAK = 75;
const COMFORTABLE_TEXT = 16;
const COMFORTABLE_TARGET = 44;
const COMFORTABLE_LINE = 70;
/** Beyond these a figure was misread or cannot be drawn. */
const DRAWABLE = { min: 2, maxCharacters: 400 };

const PAIR = /(#[0-9a-f]{6}) auf (#[0-9a-f]{6}) ergibt [^;]{0,200}?nötig sind (\d+(?:,\d+)?) zu 1/i;
const LONGEST_LINE = /längste Zeile hat [^.]{0,40}?(\d{2,4}) Zeichen/;

export function findHints({ designAspects, measurements }: ShownRating): Hint[] {
  const { typography, userExperience } = measurements;
  return [
    contrastHint(designAspects.colorScheme.suggestions),
    lengthHint("size", find(typography, "body-size"), COMFORTABLE_TEXT),
    lengthHint("target", find(userExperience, "target-size-comfort"), COMFORTABLE_TARGET),
    lineHint(designAspects.typography.suggestions),
  ].filter((hint) => hint !== null);
}

function contrastHint(suggestions: readonly string[]): Hint | null {
  const [, now, ground, needed] = firstMatch(suggestions, PAIR) ?? [];
  if (!now || !ground || !needed) return null;
  const minRatio = Number(needed.replace(",", "."));
  const nowRatio = contrastRatio(now, ground);
  const after = nearestPassingColour(now, ground, minRatio);
  if (after === null || nowRatio >= minRatio) return null;
  return { kind: "contrast", ground, now, after, nowRatio, afterRatio: contrastRatio(after, ground) };
}

function lengthHint(
  kind: "size" | "target",
  measurement: ShownMeasurement | undefined,
  after: number,
): Hint | null {
  if (!measurement || measurement.score === null || measurement.score >= WEAK) return null;
  const now = Number(/^(\d{1,3}(?:,\d+)?)\s*px$/.exec(measurement.value ?? "")?.[1]?.replace(",", "."));
  return now >= DRAWABLE.min && now < after ? { kind, now, after } : null;
}

function lineHint(suggestions: readonly string[]): Hint | null {
  const now = Number(firstMatch(suggestions, LONGEST_LINE)?.[1]);
  return now > COMFORTABLE_LINE && now <= DRAWABLE.maxCharacters
    ? { kind: "lines", now, after: COMFORTABLE_LINE }
    : null;
}

function find(measurements: readonly ShownMeasurement[], id: string): ShownMeasurement | undefined {
  return measurements.find((one) => one.id === id);
}

function firstMatch(texts: readonly string[], pattern: RegExp): RegExpExecArray | null {
  for (const text of texts) {
    const match = pattern.exec(text);
    if (match) return match;
  }
  return null;
}
