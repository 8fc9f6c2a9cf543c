// The estimate of a form that was sent without script: as if it were the only message of a conversation. Pure.
import * as v from "valibot";
import { formWords } from "#content/price-calculator/price-form.ts";
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import { type FormChange, featureIds, writeForm } from "#contract/price-calculator/price-form.ts";
import { plainFormSchema } from "#contract/price-calculator/price-form-plain.ts";
import { newConversation, takeTurn } from "./conversation.ts";

export type FormResult =
  | { kind: "estimated"; estimate: PriceEstimate }
  /** The number of pages is none; everything else is a choice, and what is not among them counts as open. */
  | { kind: "faulty" };

/** @param form fields by name, as a browser sends them */
export function estimateFromForm(form: ReadonlyMap<string, string>, now: Date): FormResult {
  const read = v.safeParse(plainFormSchema, Object.fromEntries(form));
  if (!read.success) return { kind: "faulty" };
  const languages = form.get("languages") ?? "";
  const features = featureIds.filter((id) =>
    id === "languages" ? languages !== "" : form.has(`feature-${id}`),
  );
  const change: FormChange = { ...read.output, features };
  const text = writeForm({ change, isComplete: true }, formWords);
  const { reply } = takeTurn(newConversation, text, { id: crypto.randomUUID(), now });
  if (reply.estimate === null) throw new Error("A complete form has no estimate");
  return { kind: "estimated", estimate: reply.estimate };
}
