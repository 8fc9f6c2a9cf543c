// Reads the prefill of a link to the form (content/contact-link.ts). Anyone can write such a link: values are cleaned
// like the form's, cut to their limits and shown as text only.
import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import * as v from "valibot";
import { ESTIMATE_PARAMETER, MESSAGE_PARAMETER, SUBJECT_PARAMETER } from "#content/contact-link.ts";
import { asLine, asText } from "#contract/clean-text.ts";
import { contactLimits, contactRequestSchema } from "#contract/contact.ts";
import { control } from "./inquiry.ts";

interface Prefill {
  subject: string;
  message: string;
  /** UUID */
  estimateId: string | null;
}

/** Control characters, line breaks among them. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** @param search with "?" @param hash with "#"; both may be empty */
export function readPrefill({ search, hash }: { search: string; hash: string }): Prefill {
  const query = new URLSearchParams(search);
  const message = new URLSearchParams(hash.slice(1)).get(MESSAGE_PARAMETER) ?? "";
  const estimate = query.get(ESTIMATE_PARAMETER) ?? "";
  return {
    subject: subjectLine(query.get(SUBJECT_PARAMETER) ?? ""),
    message: truncate(asText(message), contactLimits.message),
    estimateId: v.parse(contactRequestSchema.entries.estimateId, estimate) ?? null,
  };
}

/** Line breaks become spaces. */
function subjectLine(text: string): string {
  return truncate(asLine(text.replace(CONTROL, " ")), contactLimits.subject);
}

/** Never splits a surrogate pair. */
function truncate(text: string, maxLength: number): string {
  return text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd();
}

interface KeptEstimate {
  /** UUID of the estimate that will be sent along. */
  estimateId: string | null;
  drop: () => void;
}

export function usePrefill(form: RefObject<HTMLFormElement | null>): KeptEstimate {
  const { search, hash } = useLocation();
  const [estimateId, setEstimateId] = useState<string | null>(null);

  useEffect(() => {
    const prefill = readPrefill({ search, hash });
    for (const name of ["subject", "message"] as const) {
      const field = form.current && control(form.current, name);
      // Keep what was typed before hydration.
      if (field && field.value === "" && prefill[name]) field.value = prefill[name];
    }
    setEstimateId(prefill.estimateId);
  }, [form, search, hash]);

  return { estimateId, drop: () => setEstimateId(null) };
}
