// An inquiry that is about an estimate of the price calculator.
import { describe, expect, it } from "vitest";
import type { Services } from "#worker/services/services.ts";
import { post, testServices } from "../../support/api.ts";
import { deleteSession } from "../../support/chat-calls.ts";
import { withEstimate } from "../../support/estimate-mails.ts";
import { inquiry, SEND } from "../../support/inquiries.ts";

const withoutLayout = (text: string) => text.replace(/\s/g, "");

async function sentTo(services: Services, estimateId: string) {
  const { answer } = await post(services, SEND, { ...inquiry, estimateId });
  const mails = await services.outbox.mails({ limit: 10 });
  const toOwner = mails.find(({ kind }) => kind === "inquiry");
  const { leads } = await services.outbox.leads({ after: 0, limit: 10 });
  const mail = (await services.outbox.mail(toOwner?.id ?? ""))?.mail;
  return { answer, leads, text: withoutLayout(mail?.text ?? ""), mails };
}

describe("an inquiry about an estimate", () => {
  it("brings it to the owner with positions and sums, found by its id alone [API-16] [CHAT-42]", async () => {
    const { services, estimate } = await withEstimate();
    const { answer, leads, text } = await sentTo(services, estimate.id);
    expect(answer.status).toBe(200);
    expect(leads).toMatchObject([{ estimateId: estimate.id }]);
    for (const said of ["Schätzung des Preisrechners", "Starter Website", "1.290 €", estimate.id])
      expect(text).toContain(withoutLayout(said));
  });

  it("whose conversation is deleted says so, and is taken like any other [API-16]", async () => {
    const { services, sessionId, estimate } = await withEstimate();
    await deleteSession(services, sessionId);
    const { answer, text, mails } = await sentTo(services, estimate.id);
    expect(answer.status).toBe(200);
    expect(text).toContain(`Schätzung${estimate.id},nichtgefunden`);
    expect(text).not.toContain("Starter");
    expect(mails).toHaveLength(2);
  });

  it("with an id nobody was given names it as not found", async () => {
    const { text } = await sentTo(testServices(), crypto.randomUUID());
    expect(text).toContain(",nichtgefunden");
  });

  it.each<[string, () => Promise<never>]>([
    ["fails", () => Promise.reject(new Error("gone"))],
    ["does not answer", () => new Promise(() => {})],
  ])("is not lost when the store of estimates %s [API-16]", async (_, estimate) => {
    const failing = { ...testServices().chats, estimate };
    const services = testServices({ chats: failing, times: { estimateMs: 20 } });
    const { answer, leads, text } = await sentTo(services, crypto.randomUUID());
    expect(answer.status).toBe(200);
    expect(leads).toHaveLength(1);
    expect(text).toContain(",nichtgefunden");
  });
});
