// What is taken, and how it is kept: the endpoint as the form's script calls it.
import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { contactAnswerSchema, contactLimits } from "#contract/contact.ts";
import { createFormTokens } from "#worker/mail/form-token.ts";
import { SUSPICIOUS_FROM } from "#worker/mail/inquiry.ts";
import { createOutboxClient } from "#worker/mail/outbox/outbox-client.ts";
import { createServices } from "#worker/services/services.ts";
import { post, testServices } from "../../support/api.ts";
import { brokenOutbox, inquiry, SEND, send, serving, UUID } from "../../support/inquiries.ts";
import { expectProblem } from "../../support/problems.ts";

const DAY_MS = 86_400_000;

describe("an inquiry", () => {
  it("is answered with its id once it is stored [API-05] [EDGE-21]", async () => {
    const { services, submissions } = serving();
    const begin = Date.now();
    const { answer } = await post(services, SEND, inquiry);
    expect(answer.status).toBe(200);
    const { id } = v.parse(contactAnswerSchema, await answer.json());
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const [stored] = submissions;
    expect(submissions).toHaveLength(1);
    expect(stored).toMatchObject({ contact: inquiry, estimateId: null });
    expect(stored?.receivedAt).toBeGreaterThanOrEqual(begin);
    expect((stored?.receivedAt ?? 0) - begin).toBeLessThan(DAY_MS);
  });

  it("reaches the real outbox in one call and stands there [API-16] [EDGE-16]", async () => {
    const services = testServices();
    const { answer } = await post(services, SEND, { ...inquiry, submissionId: UUID });
    const { id } = (await answer.json()) as { id: string };
    const { leads } = await services.outbox.leads({ after: 0, limit: 10 });
    expect(leads).toMatchObject([{ id, submissionId: UUID, contact: inquiry }]);
    const mails = await services.outbox.mails({ limit: 10 });
    const toOwner = mails.find(({ kind }) => kind === "inquiry");
    expect((await services.outbox.mail(toOwner?.id ?? ""))?.mail?.replyTo).toMatchObject({
      email: inquiry.email,
    });
  });

  it("costs one call to the outbox, and there one transaction [EDGE-16]", async () => {
    const stub = env.OUTBOX.getByName(crypto.randomUUID());
    const transaction = await runInDurableObject(stub, (_, { storage }) =>
      vi.spyOn(storage, "transactionSync"),
    );
    const calls: PropertyKey[] = [];
    const counted = new Proxy(stub, {
      get(target, name) {
        calls.push(name);
        return Reflect.get(target, name);
      },
    });
    const services = testServices({ outbox: createOutboxClient(() => counted) });
    expect((await post(services, SEND, inquiry)).answer.status).toBe(200);
    expect(calls).toEqual(["accept"]);
    expect(transaction).toHaveBeenCalledTimes(1);
    expect((await stub.leads({ after: 0, limit: 10 })).leads).toHaveLength(1);
  });

  it("sent twice under one id is one [API-05]", async () => {
    const { services, submissions } = serving();
    const body = { ...inquiry, submissionId: UUID };
    const first = await (await post(services, SEND, body)).answer.json();
    const second = await (await post(services, SEND, body)).answer.json();
    expect(second).toEqual(first);
    expect(submissions.map(({ submissionId }) => submissionId)).toEqual([UUID]);
  });

  it("goes on with the estimate it is about [API-05]", async () => {
    const { submissions } = await send({ estimateId: UUID });
    expect(submissions[0]?.estimateId).toBe(UUID);
  });

  it.each(["../../etc", `${UUID}' OR 1=1`, "00000000", 7, null, { $ne: 1 }])(
    "is kept without the forged id %j [API-05]",
    async (forged) => {
      const { answer, submissions } = await send({ submissionId: forged, estimateId: forged });
      expect(answer.status).toBe(200);
      expect(submissions[0]?.estimateId).toBeNull();
      expect(submissions[0]?.submissionId).not.toBe(forged);
      expect(submissions[0]?.submissionId).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it("takes the longest fields of the contract, every character escaped [API-10]", async () => {
    const { services, submissions } = serving();
    const longest = {
      ...inquiry,
      ...Object.fromEntries(
        Object.entries(contactLimits).map(([field, most]) => [
          field,
          field === "email" ? inquiry.email : "\u0800".repeat(most),
        ]),
      ),
    };
    const escaped = JSON.stringify(longest).replace(/\u0800/g, "\\u0800");
    expect((await post(services, SEND, escaped)).answer.status).toBe(200);
    expect(submissions[0]?.contact.message).toHaveLength(contactLimits.message);
  });

  it("what cannot be seen is taken out of the fields [API-17]", async () => {
    const { submissions } = await send({
      name: "Erika\u200b \u202eMuster",
      message: "Guten Tag\r\n\u0000\u202e<b>fett</b>",
      email: "erika@müller.de",
    });
    expect(submissions[0]?.contact).toMatchObject({
      name: "Erika Muster",
      message: "Guten Tag\n<b>fett</b>",
      email: "erika@xn--mller-kva.de",
    });
  });
});

describe("an outbox that cannot take the inquiry", () => {
  it("is told as not set up when mail has no way out [API-14]", async () => {
    const { services, submissions } = serving({ mailIsSetUp: false });
    await expectProblem((await post(services, SEND, inquiry)).answer, "not-configured");
    expect(submissions).toEqual([]);
  });

  it("is as production without the provider's key; with it, or locally, mail has a way out [API-14]", () => {
    const production = { ENVIRONMENT: "production", QUOTA_SECRET: "thirty-two characters of a secret" };
    const local = ["SEO_DAILY_LIMIT", "CRAWL_ALLOW_LOOPBACK", "RATE_LIMITS", "MAIL"];
    const withoutLocal = Object.fromEntries(local.map((name) => [name, ""]));
    const isSetUp = (settings: object) => {
      const outcome = createServices({ ...env, ...settings });
      if (!outcome.ok) expect.fail(JSON.stringify(outcome.refusals));
      return outcome.services.mailIsSetUp;
    };
    expect(isSetUp({})).toBe(true);
    expect(isSetUp({ ...production, ...withoutLocal })).toBe(false);
    expect(isSetUp({ ...production, ...withoutLocal, MAILCHANNELS_API_KEY: "a-key" })).toBe(true);
  });

  it("is no success, and leaves no personal data in the log [API-13] [EDGE-24]", async () => {
    const { services } = serving({ outbox: brokenOutbox });
    await expectProblem((await post(services, SEND, inquiry)).answer, "internal");
    expect(services.entries.map(({ event }) => event)).toEqual(["exception", "call"]);
    expect(JSON.stringify(services.entries)).not.toContain(inquiry.email);
  });
});

describe("an inquiry of a program", () => {
  it.each<[string, object, string]>([
    ["that fills the trap", { website: "https://spam.example" }, "trap-filled"],
    ["that forges a token", { formToken: "mdtq0000.AAAA" }, "token-forged"],
    ["that writes BBCode", { message: "[url=https://a.example]x[/url]" }, "markup"],
  ])("%s is stored and marked, and answered as any other [CONT-34]", async (_, changes, reason) => {
    const { answer, submissions } = await send(changes);
    expect(answer.status).toBe(200);
    expect(submissions[0]?.suspicion.reasons).toContain(reason);
    expect(submissions[0]?.suspicion.score).toBeGreaterThanOrEqual(SUSPICIOUS_FROM);
  });

  it("is told from a visitor's by the time of the first touch [CONT-34]", async () => {
    let time = Date.UTC(2026, 6, 21);
    const { services, submissions } = serving({
      formTokens: createFormTokens("a secret of thirty-two characters", () => time),
    });
    const formToken = await services.formTokens.issue();
    await post(services, SEND, { ...inquiry, formToken });
    time += 60_000;
    await post(services, SEND, { ...inquiry, formToken, message: "Eine andere Nachricht." });
    expect(submissions.map(({ suspicion }) => suspicion.reasons)).toEqual([["too-fast"], []]);
  });

  it("hands the token to the outbox, which lets it count once; a token that counts for nothing is not kept [SAFE-36]", async () => {
    const { services, submissions } = serving({});
    const formToken = await services.formTokens.issue();
    for (const [number, sent] of [formToken, "mdtq0000.AAAA", undefined].entries())
      await post(services, SEND, { ...inquiry, message: `Nachricht ${number}`, formToken: sent });
    const [id, signature] = [formToken.slice(0, 25), formToken.slice(26)];
    expect(submissions.map(({ token }) => token?.id)).toEqual([id, undefined, undefined]);
    expect(JSON.stringify(submissions)).not.toContain(signature);
  });
});
