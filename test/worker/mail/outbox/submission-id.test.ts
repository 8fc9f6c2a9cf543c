import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { contactFields, contactRequestSchema, contactSchema } from "#contract/contact.ts";
import { contentSubmissionId } from "#worker/mail/outbox/submission-id.ts";

const SECRET = "a secret of more than thirty-two characters";
const DAY = "2026-07-21";
const contact = v.parse(contactSchema, {
  name: "Erika Muster",
  email: "erika@example.de",
  subject: "Neue Website",
  message: "Guten Tag",
});

describe("the id of a submission without script", () => {
  it("is a UUID as forms make them, the same for the same words [API-05]", async () => {
    const id = await contentSubmissionId(SECRET, contact, DAY);
    expect(v.parse(contactRequestSchema, { ...contact, submissionId: id }).submissionId).toBe(id);
    expect(id[14]).toBe("8");
    expect(await contentSubmissionId(SECRET, { ...contact }, DAY)).toBe(id);
  });

  it("is another for other words, another day and another secret [API-05]", async () => {
    const changed = contactFields.map(
      (field) => ({ ...contact, [field]: `${contact[field]}a` }) as typeof contact,
    );
    const ids = await Promise.all([
      contentSubmissionId(SECRET, contact, DAY),
      contentSubmissionId(SECRET, contact, "2026-07-22"),
      contentSubmissionId(`${SECRET}!`, contact, DAY),
      ...changed.map((other) => contentSubmissionId(SECRET, other, DAY)),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("keeps fields apart: what is moved to the next one is another inquiry [API-05]", async () => {
    const moved = { ...contact, name: "Erika", company: "Muster" };
    const joined = { ...contact, name: "ErikaMuster", company: "" };
    expect(await contentSubmissionId(SECRET, moved, DAY)).not.toBe(
      await contentSubmissionId(SECRET, joined, DAY),
    );
  });
});
