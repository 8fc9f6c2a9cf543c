// A callback asked for inside the price calculator: an inquiry by telephone number.
import { describe, expect, it } from "vitest";
import { INQUIRY_DAILY_LIMIT } from "#content/constants.ts";
import { contactError } from "#content/contact-errors.ts";
import { post, testServices } from "../../support/api.ts";
import { say } from "../../support/chats.ts";
import { deskServices, look } from "../../support/desk.ts";
import { withEstimate } from "../../support/estimate-mails.ts";
import { SEND, serving, UUID } from "../../support/inquiries.ts";

const callback = {
  callback: true,
  name: "Tischlerei Muster",
  phone: "02591 12345",
  company: "Tischlerei Muster",
  subject: "Bitte um Rückruf, vormittags",
  message: "Bitte rufen Sie mich an: 02591 12345, vormittags.",
  submissionId: UUID,
};

describe("a callback request", () => {
  it("is an inquiry without a mail address; the same id twice is one [TALK-37]", async () => {
    const { services, submissions } = serving();
    const [first, second] = [await post(services, SEND, callback), await post(services, SEND, callback)];
    expect([first.answer.status, second.answer.status]).toEqual([200, 200]);
    expect(await second.answer.json()).toEqual(await first.answer.json());
    expect(submissions).toHaveLength(1);
    expect(submissions[0]?.contact).toEqual({
      name: "Tischlerei Muster",
      email: "",
      phone: "02591 12345",
      company: "Tischlerei Muster",
      companySize: "",
      subject: callback.subject,
      message: callback.message,
    });
  });

  it.each([
    ["", "missing"],
    ["   ", "missing"],
    ["keine", "malformed"],
    ["12345", "malformed"],
    ["0", "malformed"],
    ["2591 12345", "malformed"],
    ["0190 <b>5</b>", "malformed"],
    ["0".repeat(30), "malformed"],
    ["0".repeat(60), "too-long"],
  ] as const)("with the number „%s“ is refused: %s [TALK-37]", async (phone, fault) => {
    const { services, submissions } = serving();
    const { answer } = await post(services, SEND, { ...callback, phone });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      fields: { phone: fault },
      detail: contactError("phone", fault),
    });
    expect(submissions).toEqual([]);
  });

  it.each(["02591 123456", "+49 2591 12345", "+49 (0) 171 / 234 567-8", "0171-2345678", "(02591) 12345"])(
    "takes %s [TALK-37]",
    async (phone) => {
      const { services } = serving();
      expect((await post(services, SEND, { ...callback, phone })).answer.status).toBe(200);
    },
  );

  it("needs what any inquiry needs, and a form without its mark still needs an address [TALK-37]", async () => {
    const { services } = serving();
    expect((await post(services, SEND, { ...callback, message: "" })).answer.status).toBe(400);
    expect((await post(services, SEND, { ...callback, email: "a@example.org" })).answer.status).toBe(400);
    for (const mark of [undefined, false, "true", 1])
      expect((await post(services, SEND, { ...callback, callback: mark })).answer.status).toBe(400);
  });

  it("reaches the owner by mail with the estimate, confirms nothing to anybody, and is counted like any inquiry [TALK-37]", async () => {
    const { services, estimate } = await withEstimate();
    await post(services, SEND, { ...callback, estimateId: estimate.id });
    const mails = await services.outbox.mails({ limit: 10 });
    expect(mails.map(({ kind }) => kind)).toEqual(["inquiry"]);
    const mail = (await services.outbox.mail(mails[0]?.id ?? ""))?.mail;
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.text).toContain("02591 12345");
    expect(mail?.text).toContain("Starter Website");
    const statuses: number[] = [];
    for (let count = 0; count < INQUIRY_DAILY_LIMIT; count++) {
      const body = { ...callback, submissionId: crypto.randomUUID() };
      statuses.push((await post(services, SEND, body)).answer.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(INQUIRY_DAILY_LIMIT - 1);
    expect(statuses.at(-1)).toBe(429);
  });

  it("stands on the owner's desk with a number to press [TALK-37]", async () => {
    const services = deskServices();
    const { answer } = await post(services, SEND, callback);
    const { id } = (await answer.json()) as { id: string };
    expect((await look(services)).body).toContain("Bitte um Rückruf, vormittags");
    expect((await look(services, `/anfrage/${id}`)).body).toContain('href="tel:');
  });

  it("is offered by the answer to whoever asks for it, and by no other [TALK-37]", async () => {
    const services = testServices();
    const ask = async (content: string) => {
      const body = { messages: [{ role: "user", content }], conversationStep: 1 };
      return (await post(services, "/functions/v1/price-calculator-ai", body)).answer.json();
    };
    for (const text of ["Rückruf", "Rufen Sie mich bitte an", "0171 2345678"])
      expect(await ask(text), text).toMatchObject({ offersCall: true });
    expect(await ask("Malerbetrieb Kock")).not.toHaveProperty("offersCall");
    expect(await say(crypto.randomUUID(), ["Rückruf"])).toBeDefined();
  });
});
