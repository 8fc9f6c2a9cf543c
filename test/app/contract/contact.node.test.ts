import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { contactError, contactErrors } from "#content/contact-errors.ts";
import {
  type ContactField,
  companySizes,
  contactFields,
  contactLimits,
  contactRequestSchema,
  contactSchema,
  fieldFaults,
} from "#contract/contact.ts";

const filled = {
  name: "Erika Muster",
  email: "erika@example.de",
  phone: "02591 12345",
  company: "Tischlerei Muster",
  companySize: "kleine-unternehmen",
  subject: "Neue Website",
  message: "Guten Tag,\nich brauche eine neue Website.",
};
const UUID = "0b9f6c1e-5f0a-4c39-9d5d-6f1f0f8a2b11";

const read = (changes: object) => v.safeParse(contactRequestSchema, { ...filled, ...changes });

function output(changes: object) {
  const result = read(changes);
  if (!result.success) throw new Error(JSON.stringify(fieldFaults(result.issues)));
  return result.output;
}

function faults(changes: object) {
  const result = read(changes);
  return result.success ? {} : fieldFaults(result.issues);
}

describe("an inquiry", () => {
  it("has the fields of DATA-08, four of them needed [DATA-08] [CONT-04] [CONT-07]", () => {
    expect(contactFields).toEqual(Object.keys(filled));
    const { name, email, subject, message } = filled;
    expect(v.parse(contactSchema, { name, email, subject, message })).toEqual({
      ...{ name, phone: "", company: "", companySize: "" },
      ...{ email, subject, message },
    });
    expect(fieldFaults(v.safeParse(contactSchema, {}).issues ?? [])).toEqual({
      name: "missing",
      email: "missing",
      subject: "missing",
      message: "missing",
    });
  });

  it.each(companySizes)("may come from a company of size %s [CONT-08]", (companySize) => {
    expect(output({ companySize }).companySize).toBe(companySize);
  });

  it.each<[string, object, object]>([
    ["blanks as name", { name: " \u00a0\t" }, { name: "missing" }],
    ["invisible characters as name", { name: "\u200b\u200d" }, { name: "missing" }],
    ["line breaks as message", { message: "\r\n\r\n" }, { message: "missing" }],
    ["null as subject", { subject: null }, { subject: "missing" }],
    ["a number as name", { name: 7 }, { name: "malformed" }],
    ["a list as message", { message: ["a"] }, { message: "malformed" }],
    ["an object as e-mail", { email: {} }, { email: "malformed" }],
    ["an e-mail without a domain", { email: "erika@" }, { email: "malformed" }],
    ["two e-mails", { email: "a@example.de, b@example.de" }, { email: "malformed" }],
    ["an unknown size", { companySize: "riesig" }, { companySize: "malformed" }],
    ["a header in the name", { name: "Erika\r\nBcc: b@example.de" }, { name: "malformed" }],
    ["a header in the subject", { subject: "Hallo\nBcc: b@example.de" }, { subject: "malformed" }],
    ["a header in the e-mail", { email: "a@example.de\r\nBcc: b@example.de" }, { email: "malformed" }],
    [
      "a line separator in the subject",
      { subject: "Hallo\u2028Bcc: b@example.de" },
      { subject: "malformed" },
    ],
    ["a next-line character in the name", { name: "Erika\u0085Bcc: b" }, { name: "malformed" }],
    ["a null byte in the company", { company: "Muster\u0000GmbH" }, { company: "malformed" }],
    ["an escape in the phone number", { phone: "0259\u001b[2J" }, { phone: "malformed" }],
    ["two faults", { name: "", email: "x" }, { name: "missing", email: "malformed" }],
  ])("with %s is refused [CONT-19] [API-17]", (_, changes, expected) => {
    expect(faults(changes)).toEqual(expected);
  });

  it.each(Object.entries(contactLimits))(
    "has at most as many characters of %s as allowed: %i [API-10]",
    (field, most) => {
      const text = (length: number) =>
        field === "email" ? "@example.de".padStart(length, "a") : "ä".repeat(length);
      if (field !== "email") expect(faults({ [field]: text(most) })).toEqual({});
      expect(faults({ [field]: text(most + 1) })).toEqual({ [field]: "too-long" });
    },
  );

  it("counts a line break of a form as one character [API-10]", () => {
    const message = `${"ä".repeat(contactLimits.message - 2)}\r\nb`;
    expect(faults({ message })).toEqual({});
  });

  it("keeps line breaks of the message as LF and nothing else that controls [API-17]", () => {
    expect(output({ message: "Guten Tag\r\n\r\nA\u0007\u202eB" }).message).toBe("Guten Tag\n\nAB");
  });

  it("comes clean: trimmed, without the unseen, its address ready to be sent to [API-17]", () => {
    const changes = { name: "\ufeff Erika\u200b\tMuster ", email: " erika@Müller.de\u200b" };
    expect(output(changes)).toMatchObject({ name: "Erika Muster", email: "erika@xn--mller-kva.de" });
  });

  it("never holds a line break where a header will be made of it, whatever comes [API-17]", () => {
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom("\r", "\n", "\u2028", "\u0085", "a"), fc.string()),
    });
    fc.assert(
      fc.property(text, text, text, (name, subject, company) => {
        const result = read({ name, subject, company });
        fc.pre(result.success);
        for (const field of ["name", "subject", "company", "email"] as const)
          expect((result.output as typeof filled)[field]).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      }),
    );
  });

  it("is itself when read once more [API-17]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, message) => {
        const once = read({ name, message });
        fc.pre(once.success);
        expect(read(once.output as object).output).toEqual(once.output);
      }),
    );
  });
});

describe("what the form adds", () => {
  it("is optional [API-05]", () => {
    expect(output({})).toEqual(filled);
  });

  it("arrives as it is, ids in lower case [API-05]", () => {
    const added = { submissionId: UUID.toUpperCase(), estimateId: UUID, formToken: "abc", website: "" };
    expect(output(added)).toMatchObject({ ...added, submissionId: UUID });
  });

  it.each<[string, object]>([
    ["an id that is none", { submissionId: "../../1" }],
    ["an id with more behind it", { submissionId: `${UUID}'; DROP TABLE inquiry` }],
    ["an id as object", { submissionId: { $ne: null } }],
    ["an estimate's id that is none", { estimateId: "<script>" }],
    ["null as token", { formToken: null }],
    ["a number in the trap", { website: 1 }],
  ])("counts as not sent when it is %s: an inquiry is not refused for it [API-05]", (_, changes) => {
    const [name] = Object.keys(changes);
    expect(output(changes)[name as "submissionId"]).toBeUndefined();
  });

  it("brings no field nobody asked for [EDGE-21]", () => {
    const changes = JSON.parse('{"__proto__": {"admin": true}, "suspicion": {"score": 0}, "id": "x"}');
    expect(Object.keys(output(changes))).toEqual(Object.keys(filled));
  });
});

describe("the sentences", () => {
  it("are German and of their own for every fault a field can have [CONT-19]", () => {
    const needed: ContactField[] = ["name", "email", "subject", "message"];
    for (const field of needed) {
      const { missing, malformed } = contactErrors[field];
      expect([missing, contactErrors[field]["too-long"], malformed]).toEqual(
        Array(3).fill(expect.stringMatching(/\.$/)),
      );
    }
    const all = contactFields.flatMap((field) => Object.values(contactErrors[field]));
    expect(new Set(all).size).toBe(all.length);
    expect(contactError("companySize", "malformed")).toBe(contactErrors.companySize.malformed);
  });

  it("name the limit [CONT-19]", () => {
    expect(contactError("message", "too-long")).toContain("5.000 Zeichen");
  });
});
