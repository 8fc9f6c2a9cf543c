// What a link to the form has filled in already (content/contact-link.ts). Anyone can write such a link: all of it is
// cleaned as the form's fields are, cut to their limits, and only ever shown as text.
import * as v from "valibot";
import { ESTIMATE_PARAMETER, MESSAGE_PARAMETER, SUBJECT_PARAMETER } from "#content/contact-link.ts";
import { asLine, asText } from "#contract/clean-text.ts";
import { contactLimits, contactRequestSchema } from "#contract/contact.ts";

export interface Prefill {
  /** Empty without one. */
  subject: string;
  message: string;
  /** UUID */
  estimateId: string | null;
}

/** Control characters, line breaks among them. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** @param query of the page's address */
export function readPrefill(query: string): Prefill {
  const parameters = new URLSearchParams(query);
  const text = (name: string) => parameters.get(name) ?? "";
  return {
    subject: subjectLine(text(SUBJECT_PARAMETER)),
    message: cut(asText(text(MESSAGE_PARAMETER)), contactLimits.message),
    estimateId: v.parse(contactRequestSchema.entries.estimateId, text(ESTIMATE_PARAMETER)) ?? null,
  };
}

/** One line within the limits of a subject; line breaks become spaces. */
function subjectLine(text: string): string {
  return cut(asLine(text.replace(CONTROL, " ")), contactLimits.subject);
}

/** Never ends with half a character. */
function cut(text: string, most: number): string {
  return text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd();
}
