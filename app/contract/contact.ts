// An inquiry as it travels from the contact form, with or without script (DATA-08).
import * as v from "valibot";
import { asLine, asText, hasControl, isVisible } from "./clean-text.ts";
import { readMailAddress } from "./mail-address.ts";
import { isPhoneNumber } from "./phone-number.ts";

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

/** Most characters per field, after cleaning. */
export const contactLimits = {
  name: 100,
  email: 254,
  phone: 40,
  company: 120,
  subject: 150,
  message: 5_000,
} as const;

const possibleFaults = ["missing", "too-long", "malformed"] as const;
/** What can be wrong with a field; the German sentences stand in content/contact-errors.ts. */
export type ContactFault = (typeof possibleFaults)[number];

/** Valibot's message carries the fault. */
const missing: ContactFault = "missing";
const tooLong: ContactFault = "too-long";
const malformed: ContactFault = "malformed";

const needed = v.check(isVisible, missing);
const most = (length: number) => v.maxLength<string, number, ContactFault>(length, tooLong);
/** A line break inside ends the header line of a mail: refused, as no text field can hold one. */
const oneLine = v.check((text: string) => !hasControl(text), malformed);
const line = v.pipe(v.string(malformed), v.transform(asLine));

/** Absent, null and empty are the same: not filled in. */
function field<Schema extends v.GenericSchema<string, string>>(schema: Schema) {
  return v.nullish(schema, "");
}

export const contactSchema = v.object({
  name: field(v.pipe(line, needed, most(contactLimits.name), oneLine)),
  email: field(
    v.pipe(
      line,
      needed,
      most(contactLimits.email),
      v.check((text) => readMailAddress(text) !== null, malformed),
      v.transform((text) => readMailAddress(text) ?? text),
    ),
  ),
  phone: field(v.pipe(line, most(contactLimits.phone), oneLine)),
  company: field(v.pipe(line, most(contactLimits.company), oneLine)),
  companySize: v.nullish(v.picklist([...companySizes, ""], malformed), ""),
  subject: field(v.pipe(line, needed, most(contactLimits.subject), oneLine)),
  message: field(v.pipe(v.string(malformed), v.transform(asText), needed, most(contactLimits.message))),
});

export type ContactData = v.InferOutput<typeof contactSchema>;
export type ContactField = keyof ContactData;
export const contactFields = Object.keys(contactSchema.entries) as ContactField[];

/** Who wants to be called back needs no mail address, but a number that can be called. */
const callbackSchema = v.object({
  ...contactSchema.entries,
  email: v.nullish(v.literal("", malformed), ""),
  phone: field(v.pipe(line, needed, most(contactLimits.phone), oneLine, v.check(isPhoneNumber, malformed))),
});

/** What the visitor neither sees nor can mend never refuses an inquiry: what breaks its form counts as not sent. */
function unseen<Schema extends v.GenericSchema<string, string>>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}
const uuid = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** What forms send beside the fields. */
const besideFields = {
  /** Made once per filled form: the same inquiry sent twice is one. */
  submissionId: unseen(uuid),
  /** An estimate of the price calculator that the inquiry is about. */
  estimateId: unseen(uuid),
  /** Of GET /functions/v1/contact-token; says when the form was first touched. */
  formToken: unseen(v.string()),
  /** Trap: a field that only programs see and fill. */
  website: unseen(v.string()),
};

/** The form's whole body: DATA-08 and what the form adds. */
export const contactRequestSchema = v.object({ ...contactSchema.entries, ...besideFields });

/** The body of a callback request, told from the form's by `callback`. */
export const callbackRequestSchema = v.object({
  ...callbackSchema.entries,
  ...besideFields,
  callback: v.literal(true),
});
export type CallbackRequest = v.InferOutput<typeof callbackRequestSchema>;

const isCallback = (body: unknown) => v.is(v.object({ callback: v.literal(true) }), body);

/** An inquiry of either kind as it came in. */
export function readInquiry(body: unknown) {
  return isCallback(body)
    ? v.safeParse(callbackRequestSchema, body)
    : v.safeParse(contactRequestSchema, body);
}

export type ContactRequest = v.InferOutput<typeof contactRequestSchema>;

/** Answer once the inquiry is stored. */
export const contactAnswerSchema = v.object({ ok: v.literal(true), id: v.string() });

/** Answer of GET /functions/v1/contact-token. */
export const contactTokenSchema = v.object({ token: v.string() });

/** First fault of each field that has one, in the order of the form. */
export type FieldFaults = Partial<Record<ContactField, ContactFault | undefined>>;

/** What a problem adds when fields are to be mended. */
export const contactRefusalSchema = v.object({
  fields: v.partial(v.object(v.entriesFromList(contactFields, v.picklist(possibleFaults)))),
});

/** The faults behind the issues of a schema above; empty when the body as a whole is none. */
export function fieldFaults(issues: readonly v.BaseIssue<unknown>[]): FieldFaults {
  const faults: FieldFaults = {};
  for (const name of contactFields) {
    const issue = issues.find(({ path }) => path?.[0]?.key === name);
    if (issue) faults[name] = possibleFaults.find((fault) => fault === issue.message) ?? malformed;
  }
  return faults;
}
