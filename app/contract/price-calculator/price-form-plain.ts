// The form beside the price calculator as a browser without script sends it.
import * as v from "valibot";
import {
  careWishes,
  type FormTimeline,
  formLimits,
  industries,
  NOT_COUNTED,
  oneLine,
  projectTypes,
} from "./price-form.ts";

const optionalField = <const Values extends readonly string[]>(values: Values) =>
  v.fallback(v.nullable(v.picklist(values)), null);
const plainSpan = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,3}(?:\s?[–-]\s?\d{1,3}|\+)?$/),
    v.transform((text) => {
      const [min = 0, max = min] = (text.match(/\d+/g) ?? []).map(Number);
      return { min, max: text.endsWith("+") ? null : max };
    }),
    v.check(({ min, max }) => min >= 1 && min <= most && (max === null || (max >= min && max <= most))),
  );
const emptyIsNull = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.union([
    v.pipe(
      v.literal(""),
      v.transform(() => null),
    ),
    schema,
  ]);

/** What is not among the choices of a field counts as open. A feature is a field of its own, sent when ticked. */
export const plainFormSchema = v.object({
  company: v.pipe(
    v.optional(v.string(), ""),
    v.transform((text) => oneLine(text) || null),
  ),
  industry: optionalField(industries),
  projectType: optionalField(projectTypes),
  pages: v.optional(emptyIsNull(plainSpan(formLimits.pages)), ""),
  timeline: optionalField(["asap", "week", "weeks", "month", "flexible"] satisfies FormTimeline[]),
  /** Empty: none. */
  languages: v.optional(
    v.union([
      v.pipe(
        v.literal(NOT_COUNTED),
        v.transform(() => null),
      ),
      emptyIsNull(plainSpan(formLimits.languages)),
    ]),
    "",
  ),
  care: optionalField(careWishes),
});
