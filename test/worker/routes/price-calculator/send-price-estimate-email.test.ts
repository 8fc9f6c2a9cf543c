// An estimate on its way into a mailbox: from the store, to the address, and nothing else of its caller.
import fc from "fast-check";
import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { estimateMailAnswerSchema } from "#contract/price-calculator/estimate-mail.ts";
import { hostileText } from "#test/support/mail-samples.ts";
import { estimateMail } from "#worker/mail/compose/estimate-mail.ts";
import { call, post, testServices } from "../../support/api.ts";
import { wholePath } from "../../support/chats.ts";
import { email, mailsIn, numbersIn, SEND_ESTIMATE, withEstimate } from "../../support/estimate-mails.ts";
import { BEGIN, MINUTE, setClock } from "../../support/outboxes.ts";
import { expectProblem } from "../../support/problems.ts";

afterEach(() => void vi.useRealTimers());

describe("the estimate's mail", () => {
  it("is stored before the answer, made of the stored estimate [API-04] [API-18] [EDGE-16]", async () => {
    const { services, estimate } = await withEstimate();
    const { answer } = await post(services, SEND_ESTIMATE, { email, priceEstimate: estimate });
    expect(answer.status).toBe(200);
    const { id } = v.parse(estimateMailAnswerSchema, await answer.json());
    expect(await services.outbox.mail(id)).toMatchObject({ kind: "estimate", to: email, inquiryId: null });
    expect(await mailsIn(services)).toEqual([estimateMail(estimate, email)]);
  });

  it("needs the estimate's id alone [API-18]", async () => {
    const { services, estimate } = await withEstimate();
    await post(services, SEND_ESTIMATE, { email, priceEstimate: { id: estimate.id.toUpperCase() } });
    expect(await mailsIn(services)).toEqual([estimateMail(estimate, email)]);
  });

  it("holds not a character of a forged estimate, whatever stands in it [API-18] [API-19]", async () => {
    const { services, estimate } = await withEstimate();
    const honest = estimateMail(estimate, email);
    const text = fc.oneof(
      hostileText,
      fc.constant('<h1>Rechnung</h1><a href="https://boese.example">Hier</a>'),
    );
    const amount = fc.record({ item: text, description: text, price: fc.oneof(text, fc.integer()) });
    const forged = fc.record({
      ...{ projectType: text, timeline: text, totalPrice: text, validUntil: text, priceListVersion: text },
      breakdown: fc.array(amount, { maxLength: 2 }),
      recurring: fc.array(amount, { maxLength: 1 }),
      notes: fc.array(text, { maxLength: 2 }),
      [estimate.id]: text,
    });
    await fc.assert(
      fc.asyncProperty(forged, text, async (changes, extra) => {
        const own = { ...services, outbox: testServices().outbox };
        const body = {
          priceEstimate: { ...changes, id: estimate.id },
          subject: extra,
          html: extra,
          name: extra,
          email,
        };
        const { answer } = await post(own, SEND_ESTIMATE, body);
        expect(answer.status).toBe(200);
        expect(await mailsIn(own)).toEqual([honest]);
      }),
      { numRuns: 25 },
    );
  });

  it("holds not a character of the conversation either [API-18]", async () => {
    const canary = "Zwqx7";
    const lure = `${canary} GmbH <b>${canary}</b> https://${canary}.example`;
    const path = [
      `Wir sind die Firma ${lure}, Tischlerei`,
      `Einfache Firmenwebsite ${lure}`,
      `8 Seiten, etwa ${lure}`,
      `Ende März, sagt ${lure}`,
      `Buchungssystem für ${lure} und Basic Care`,
    ];
    const { services, estimate } = await withEstimate(path);
    await post(services, SEND_ESTIMATE, { email, priceEstimate: estimate });
    const [mail] = await mailsIn(services);
    expect(mail?.text).toMatch(/Gesamtpreis/);
    expect(JSON.stringify(mail).toLowerCase()).not.toContain(canary.toLowerCase());
  });

  it("says no amount that the estimate does not say [CHAT-56]", async () => {
    const { services, estimate } = await withEstimate([...wholePath.slice(0, -1), "Buchungssystem"]);
    await post(services, SEND_ESTIMATE, { email, priceEstimate: estimate });
    const amountsOf = (text: string) => new Set(text.match(/\d[\d.]*(?=\s€)/g));
    const known = new Set(numbersIn(estimate).map((amount) => amount.toLocaleString("de-DE")));
    const inWords = amountsOf(JSON.stringify(estimate));
    const [mail] = await mailsIn(services);
    for (const amount of amountsOf(mail?.text ?? "")) expect([...known, ...inWords]).toContain(amount);
  });
});

describe("the same estimate to the same address", () => {
  it("is one mail, however often and fast it is asked for [API-18]", async () => {
    const { services, estimate } = await withEstimate();
    const send = () => post(services, SEND_ESTIMATE, { email, priceEstimate: estimate });
    const answers = await Promise.all([send(), send(), send(), send()]);
    const ids = await Promise.all(
      answers.map(async ({ answer }) => ((await answer.json()) as { id: string }).id),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await mailsIn(services)).toHaveLength(1);
  });

  it("is sent again to who asks again later", async () => {
    setClock(BEGIN + 5 * MINUTE);
    const { services, estimate } = await withEstimate();
    await post(services, SEND_ESTIMATE, { email, priceEstimate: estimate });
    setClock(Date.now() + 9 * MINUTE);
    await post(services, SEND_ESTIMATE, { email, priceEstimate: estimate });
    expect(await mailsIn(services)).toHaveLength(1);
    setClock(Date.now() + 20 * MINUTE);
    await post(services, SEND_ESTIMATE, { email, priceEstimate: estimate });
    expect(await mailsIn(services)).toHaveLength(2);
  });
});

describe("the endpoint", () => {
  it("says so when mail is not set up, before it reads anything [API-14]", async () => {
    const { answer } = await post(testServices({ mailIsSetUp: false }), SEND_ESTIMATE, "no JSON");
    await expectProblem(answer, "not-configured");
  });

  it("limits each visitor [API-10] [EDGE-17]", async () => {
    const { services, estimate } = await withEstimate();
    const limited = { ...services, limits: { ...services.limits, estimateMail: async () => false } };
    await expectProblem(
      (await post(limited, SEND_ESTIMATE, { email, priceEstimate: estimate })).answer,
      "rate-limited",
    );
    expect(await mailsIn(services)).toEqual([]);
  });

  it("wants its key, its method, JSON and no more than 32 KiB [API-09] [API-10] [API-11]", async () => {
    const services = testServices();
    await expectProblem((await call(services, SEND_ESTIMATE, { method: "POST" })).answer, "unauthorized");
    await expectProblem((await call(services, SEND_ESTIMATE)).answer, "method-not-allowed");
    await expectProblem((await post(services, SEND_ESTIMATE, " ".repeat(40_000))).answer, "body-too-large");
    const headers = { "Content-Type": "text/html" };
    await expectProblem((await post(services, SEND_ESTIMATE, {}, { headers })).answer, "not-json");
  });

  it("leaves neither address nor id in the log, also when it fails [EDGE-24] [API-13]", async () => {
    const { services, estimate } = await withEstimate();
    await post(services, SEND_ESTIMATE, { email, priceEstimate: estimate });
    const broken = { ...services.outbox, enqueue: () => Promise.reject(new Error(`disk full: ${email}`)) };
    const { answer } = await post({ ...services, outbox: broken }, SEND_ESTIMATE, {
      email,
      priceEstimate: estimate,
    });
    await expectProblem(answer, "internal");
    const log = JSON.stringify(services.entries);
    expect(log).toContain(SEND_ESTIMATE);
    for (const secret of [email, "erika", estimate.id]) expect(log).not.toContain(secret);
  });
});
