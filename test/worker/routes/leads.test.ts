import { describe, expect, it } from "vitest";
import type { LogEntry } from "#worker/http/log.ts";
import { csvHead, csvLines } from "#worker/mail/outbox/leads-csv.ts";
import type { Lead } from "#worker/mail/outbox/records.ts";
import type { Services } from "#worker/services/services.ts";
import { call, PUBLIC_KEY, testServices } from "../support/api.ts";
import { aLead, brokenOutbox, inquiry, rememberingOutbox } from "../support/inquiries.ts";
import { expectProblem } from "../support/problems.ts";

const LEADS = "/functions/v1/leads";
const KEY = "the-owner's-key-of-32-characters-or-more";

const many: Lead[] = Array.from({ length: 250 }, (_, index) =>
  aLead({ contact: { ...inquiry, name: `Erika ${index}` } }),
);

function holding(leads: Lead[], overrides: Partial<Services> = {}) {
  return testServices({ leadsKey: KEY, outbox: rememberingOutbox(leads).outbox, ...overrides });
}

function ask(services: Services, init: RequestInit = { headers: { Authorization: `Bearer ${KEY}` } }) {
  return call(services, LEADS, init);
}

describe("the export of inquiries", () => {
  it("answers a table to keep, for nobody's cache [API-16]", async () => {
    const { answer } = await ask(holding([aLead()]));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8; header=present");
    expect(answer.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="anfragen-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(
      new TextDecoder("utf-8", { ignoreBOM: true, fatal: true }).decode(await answer.arrayBuffer()),
    ).toBe(csvHead() + csvLines([aLead()]));
  });

  it.each([0, 1, 99, 100, 101, 200, 250])(
    "holds all of %i inquiries once each, in their order [API-16]",
    async (count) => {
      const leads = many.slice(0, count);
      const { answer } = await ask(holding(leads));
      expect(await answer.text()).toBe((csvHead() + csvLines(leads)).slice(1));
    },
  );

  it("reads on only as fast as it is taken [API-16]", async () => {
    let calls = 0;
    const { outbox } = rememberingOutbox(many);
    const counting = {
      ...outbox,
      leads: (page: Parameters<typeof outbox.leads>[0]) => outbox.leads(page).finally(() => calls++),
    };
    const { answer } = await ask(holding([], { outbox: counting }));
    const reader = answer.body?.getReader();
    await reader?.read();
    expect(calls).toBeLessThan(3);
    await reader?.cancel();
  });

  it("reaches inquiries of the real outbox [API-16] [EDGE-16]", async () => {
    const services = testServices({ leadsKey: KEY });
    const { contact, estimateId, suspicion, receivedAt } = aLead();
    await services.outbox.accept({ submissionId: null, contact, estimateId, suspicion, receivedAt });
    expect(await (await ask(services)).answer.text()).toContain(`"${inquiry.email}"`);
  });
});

describe("who may export", () => {
  it("is nobody as long as no key is set up: there is no such endpoint [API-16]", async () => {
    for (const headers of [{}, { Authorization: "Bearer null" }, { Authorization: `Bearer ${KEY}` }])
      await expectProblem((await ask(holding(many, { leadsKey: null }), { headers })).answer, "not-found");
  });

  it.each(["", "Bearer", "Bearer wrong", `Bearer ${PUBLIC_KEY}`, `Basic ${KEY}`, KEY, `Bearer ${KEY}x`])(
    "is nobody with „%s“ [API-09] [API-08]",
    async (Authorization) => {
      await expectProblem((await ask(holding(many), { headers: { Authorization } })).answer, "unauthorized");
    },
  );

  it("is no page of another site [API-15]", async () => {
    const headers = { Authorization: `Bearer ${KEY}`, Origin: "https://evil.example" };
    await expectProblem((await ask(holding(many), { headers })).answer, "foreign-origin");
  });

  it("asks by GET [API-11]", async () => {
    const headers = { Authorization: `Bearer ${KEY}` };
    const { answer } = await ask(holding(many), { method: "POST", headers });
    await expectProblem(answer, "method-not-allowed");
    expect(await (await ask(holding(many), { method: "HEAD", headers })).answer.text()).toBe("");
  });
});

describe("a failing outbox", () => {
  it("is told as a failure when nothing was sent yet [API-13]", async () => {
    await expectProblem((await ask(holding([], { outbox: brokenOutbox }))).answer, "internal");
  });

  it("breaks the table off instead of ending it [API-16]", async () => {
    const { outbox } = rememberingOutbox(many);
    const breaking: Services["outbox"] = {
      ...outbox,
      leads: (page) => (page.after > 0 ? Promise.reject(new Error("gone")) : outbox.leads(page)),
    };
    const services = holding([], { outbox: breaking });
    const entries: LogEntry[] = [];
    const { answer } = await ask({ ...services, log: (entry) => entries.push(entry) });
    await expect(answer.text()).rejects.toThrow("gone");
    expect(entries.map(({ event }) => event)).toEqual(["call", "exception"]);
  });
});
