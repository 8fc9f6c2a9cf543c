// The parts of a browser check that tell who cannot use a page: what axe-core finds, the walk with the Tab key, small windows and large text.
import * as v from "valibot";
import { MAX_SHOT_LENGTH, viewportNames } from "./design-rating.ts";
import { boxSchema, photoSchema } from "./picture.ts";
import { essential } from "./read-leniently.ts";

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const length = v.pipe(v.number(), v.minValue(0));

/** The pictures of the check with axe: both widths, and the phone with its menu opened. */
export const shotNames = [...viewportNames, "menu"] as const;
export type ShotName = (typeof shotNames)[number];

const placeSchema = v.object({
  /** Where it was found. */
  viewports: v.array(v.picklist(shotNames)),
  /** CSS selector as axe writes it, shortened. */
  selector: text,
  /** Beginning of the element's HTML, as text. */
  snippet: text,
  /** By picture; null where it was not found or nothing of it is to be seen. */
  boxes: v.object({
    desktop: v.nullable(boxSchema),
    mobile: v.nullable(boxSchema),
    menu: v.nullable(boxSchema),
  } satisfies Record<ShotName, v.GenericSchema>),
});
export type FaultPlace = v.InferOutput<typeof placeSchema>;

const faultEntries = {
  /** axe's rule: "color-contrast"; or one of ours: "keyboard-trap". */
  rule: essential(text),
  title: essential(text),
  /** Whom it keeps from what, German. */
  meaning: text,
  /** How to mend it, German. */
  mend: text,
  severity: v.picklist(["critical", "serious", "moderate", "minor"]),
  /** "1.4.3"; empty where it is good practice and no success criterion. */
  wcag: v.array(text),
  /** Elements with this fault, each once, whatever the width. */
  count,
};

const faultSchema = v.object({
  ...faultEntries,
  /** Some of them, first ones first. */
  places: v.array(placeSchema),
});
export type Fault = v.InferOutput<typeof faultSchema>;

export const shotSchema = v.object({
  source: essential(photoSchema(MAX_SHOT_LENGTH)),
  /** CSS px of the picture and of the whole page. */
  width: essential(length),
  height: essential(length),
  pageHeight: v.nullable(length),
});
export type PlainShot = v.InferOutput<typeof shotSchema>;

export const accessibilityResultSchema = v.object({
  verdict: essential(text),
  /** Against WCAG 2.2 A and AA first, then by severity. */
  faults: v.array(faultSchema),
  /** What a program cannot decide: to be looked at. */
  open: v.array(faultSchema),
  /** Rules that the page keeps at both widths. */
  passed: count,
  shots: v.object({
    desktop: v.nullable(shotSchema),
    mobile: v.nullable(shotSchema),
    /** Null without a menu, or where it shows nothing new. */
    menu: v.nullable(shotSchema),
  } satisfies Record<ShotName, v.GenericSchema>),
  notes: v.array(text),
});
export type AccessibilityResult = v.InferOutput<typeof accessibilityResultSchema>;

/** A place in the one picture that belongs to it. */
const spotSchema = v.object({
  /** CSS selector, shortened. */
  selector: text,
  /** Beginning of the element's HTML, as text. */
  snippet: text,
  /** Null where nothing of it is to be seen. */
  box: v.nullable(boxSchema),
});

const spotFaultSchema = v.object({
  ...faultEntries,
  /** Some of them, first ones first. */
  spots: v.array(spotSchema),
});
export type SpotFault = v.InferOutput<typeof spotFaultSchema>;

const spotResultEntries = {
  /** What breaks a success criterion of WCAG 2.2 A or AA first, then advice. */
  faults: v.array(spotFaultSchema),
  /** What a person has to look at. */
  open: v.array(spotFaultSchema),
  shot: v.nullable(shotSchema),
};

export const keyboardResultSchema = v.object({
  verdict: essential(text),
  ...spotResultEntries,
  /** Stops of the Tab key in their order: what they are called, and whether one sees where one is. */
  stops: v.array(v.object({ name: text, isVisible: v.boolean() })),
  /** German: how the walk ended. */
  ending: text,
  notes: v.array(text),
});
export type KeyboardResult = v.InferOutput<typeof keyboardResultSchema>;

const sizeSchema = v.object(spotResultEntries);
export type SizeResult = v.InferOutput<typeof sizeSchema>;

/** The top of the page in a window of one width. */
const widthViewSchema = v.object({
  /** CSS px of the window; 320 to 1,920. */
  width: essential(length),
  /** CSS px by which the page can be pushed sideways. */
  overflow: length,
  /** What sticks out, as far as it lies in the picture. */
  marks: v.array(spotSchema),
  shot: essential(shotSchema),
});

export const reflowResultSchema = v.object({
  verdict: essential(text),
  /** In a window of 320 px. */
  narrow: sizeSchema,
  /** From the narrowest to the widest. */
  widths: v.array(widthViewSchema),
  /** With text of twice the size; null where it did not get larger. */
  large: v.nullable(sizeSchema),
  notes: v.array(text),
});
export type ReflowResult = v.InferOutput<typeof reflowResultSchema>;
