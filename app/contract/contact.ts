// An inquiry as it travels from the contact form, with or without script (DATA-08).
import * as v from "valibot";
import { readMailAddress } from "./mail-address.ts";

export const companySizes = [
  "einzelunternehmer",
  "startup",
  "kleine-unternehmen",
  "mittlere-unternehmen",
  "grosse-unternehmen",
  "verein-ngo",
  "oeffentlich",
  "sonstiges",
] as const;
export type CompanySize = (typeof companySizes)[number];

/** Most characters per field, after trimming. */
export const contactLimits = {
  name: 100,
  email: 254,
  phone: 40,
  company: 120,
  subject: 150,
  message: 5_000,
} as const;

/** What can be wrong with a field; the German sentences stand in content/contact-errors.ts. */
export type ContactFault = "missing" | "too-long" | "malformed";

/** Valibot's message carries the fault. */
const missing: ContactFault = "missing";
const tooLong: ContactFault = "too-long";
const malformed: ContactFault = "malformed";

/** Line breaks and other control characters end a header line; nothing that becomes one may hold them. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** Characters that change the direction or look of what stands beside them, or cannot be seen. */
const DECEIVING = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

const isPlain = (text: string) => !CONTROL.test(text) && !DECEIVING.test(text);
const line = (most: number) =>
  v.pipe(v.string(malformed), v.trim(), v.maxLength(most, tooLong), v.check(isPlain, malformed));
const needed = v.minLength<string, 1, ContactFault>(1, missing);

export const contactSchema = v.object({
  name: v.pipe(line(contactLimits.name), needed),
  email: v.pipe(
    v.string(malformed),
    v.trim(),
    needed,
    v.maxLength(contactLimits.email, tooLong),
    v.check((text) => readMailAddress(text) !== null, malformed),
    v.transform((text) => readMailAddress(text) ?? text),
  ),
  phone: v.optional(line(contactLimits.phone), ""),
  company: v.optional(line(contactLimits.company), ""),
  companySize: v.optional(v.union([v.picklist(companySizes), v.literal("")], malformed), ""),
  subject: v.pipe(line(contactLimits.subject), needed),
  message: v.pipe(v.string(malformed), v.trim(), needed, v.maxLength(contactLimits.message, tooLong)),
});

export type ContactData = v.InferOutput<typeof contactSchema>;
export type ContactField = keyof ContactData;

const uuid = v.pipe(v.string(), v.uuid());

/** The form's whole body: DATA-08 and what the form adds. */
export const contactRequestSchema = v.object({
  ...contactSchema.entries,
  /** Made once per filled form: the same inquiry sent twice is one. */
  submissionId: v.optional(uuid),
  /** An estimate of the price calculator that the inquiry is about. */
  estimateId: v.optional(uuid),
  /** Of GET /functions/v1/contact-token; says when the form was first touched. */
  formToken: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** Trap: a field that only programs see and fill. */
  website: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
});

export type ContactRequest = v.InferOutput<typeof contactRequestSchema>;

/** Answer once the inquiry is stored. */
export const contactAnswerSchema = v.object({ ok: v.literal(true), id: v.string() });
