// What the model may say about a message: the arguments of its one tool. Slots only; no price, no text of its own.
import { z } from "zod";
import { featureIds, industries, projectTypes } from "#contract/price-calculator/price-form.ts";

import { costly } from "../answers/doubts.ts";
import { MAX_PAGES } from "../reading/pages/read-pages.ts";

const MAX_QUOTE_LETTERS = 200;
const MAX_NAME_LETTERS = 60;
/** Two years: more is a slip or a joke. */
const MAX_WEEKS = 104;

const quote = z.string().min(1).max(MAX_QUOTE_LETTERS).describe("Wörtlich aus der Nachricht abgeschrieben");

/** A value with the visitor's own words for it. Models write null for what they leave out. */
function said<Value extends z.ZodType>(value: Value, meaning: string) {
  return z.object({ value, quote }).describe(meaning).nullish();
}

const count = (most: number) => z.number().int().min(1).max(most);

export const modelSlots = z.object({
  company: said(z.string().min(1).max(MAX_NAME_LETTERS), "Name des Betriebs"),
  industry: said(z.enum(industries), "Branche des Betriebs"),
  projectType: said(
    z.enum(projectTypes),
    "Art der Website: company = Firmenwebsite, booking = Buchungsportal, members = Portal mit Anmeldung",
  ),
  pages: said(
    z.object({ min: count(MAX_PAGES), max: count(MAX_PAGES).nullish() }),
    "Zahl der Seiten; max weglassen, wenn sie nach oben offen ist",
  ),
  timeline: said(
    z.object({
      kind: z.enum(["asap", "weeks", "flexible"]),
      minWeeks: count(MAX_WEEKS).nullish(),
      maxWeeks: count(MAX_WEEKS).nullish(),
    }),
    "Bis wann: asap = so schnell wie möglich, flexible = ohne Termin, weeks = in so vielen Wochen",
  ),
  features: z
    .array(z.object({ value: z.enum(featureIds), quote }))
    .max(featureIds.length)
    .describe("Gewünschte Funktionen: languages = weitere Sprachen, special = Sonderfunktion")
    .nullish(),
  doubtful: z
    .array(z.enum(costly))
    .max(costly.length)
    .describe("Funktionen, die im Entwurf gerechnet sind, in der Nachricht aber nicht sicher gewünscht")
    .nullish(),
  care: said(
    z.enum(["basic", "professional", "premium", "any", "none"]),
    "Pflege nach dem Start: any = gewünscht, none = abgelehnt",
  ),
});

export type ModelSlots = z.infer<typeof modelSlots>;
