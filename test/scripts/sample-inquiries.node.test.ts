import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { contactSchema } from "#contract/contact.ts";
import { priceEstimateSchema } from "#contract/price-calculator/estimate.ts";
import { addSampleInquiries, SAMPLE_COUNT } from "#scripts/sample-inquiries.ts";
import type { Submission } from "#worker/mail/inquiry.ts";

async function added(count?: number): Promise<Submission[]> {
  const taken: Submission[] = [];
  const accept = async (submission: Submission) => {
    taken.push(submission);
    return { outcome: "stored" as const, id: crypto.randomUUID(), isNew: true };
  };
  await addSampleInquiries({ accept }, new Date("2026-11-26T12:00:00Z"), count);
  return taken;
}

describe("sample inquiries", () => {
  it("are what a form could have sent, with estimates by the price list, to addresses that reach nobody [DESK-13]", async () => {
    const taken = await added();
    expect(taken).toHaveLength(SAMPLE_COUNT);
    for (const { contact, estimate } of taken) {
      expect(v.parse(contactSchema, contact)).toEqual(contact);
      expect(contact.email).toMatch(/@example\.org$/);
      if (estimate) expect(v.parse(priceEstimateSchema, estimate)).toEqual(estimate);
    }
    expect(taken.filter(({ estimate }) => estimate)).toHaveLength(2);
    expect(taken.some(({ suspicion }) => suspicion.score > 0)).toBe(true);
  });

  it("come in the order of their time, under names that make each of them one [DESK-13]", async () => {
    const many = await added(200);
    expect(many.map(({ receivedAt }) => receivedAt)).toEqual(
      many.map(({ receivedAt }) => receivedAt).toSorted((one, other) => one - other),
    );
    expect(new Set(many.map(({ submissionId }) => submissionId)).size).toBe(200);
    const again = new Set((await added(200)).map(({ submissionId }) => submissionId));
    expect(again).toEqual(new Set(many.map(({ submissionId }) => submissionId)));
  });
});
