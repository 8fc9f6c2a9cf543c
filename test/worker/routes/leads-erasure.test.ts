// DELETE /functions/v1/leads: what is stored for a mail address ends.
import { describe, expect, it } from "vitest";
import type { Services } from "#worker/services/services.ts";
import { call, PUBLIC_KEY, testServices } from "../support/api.ts";
import { brokenOutbox, inquiry } from "../support/inquiries.ts";
import { expectProblem } from "../support/problems.ts";
import { shareOne, sharingServices } from "../support/shares.ts";

const LEADS = "/functions/v1/leads";
const KEY = "the-owner's-key-of-32-characters-or-more";
const ERASED = { inquiries: 1, mails: 2, estimateMails: 0, waiting: 2, sending: 0 };
const TOLD = { ...ERASED, watches: 0 };

/** Services whose outbox only notes what it is to delete. */
function noting(overrides: Partial<Services> = {}) {
  const asked: string[] = [];
  const erase = async (email: string) => {
    asked.push(email);
    return ERASED;
  };
  return {
    asked,
    services: testServices({ leadsKey: KEY, outbox: { ...brokenOutbox, erase }, ...overrides }),
  };
}

function erase(services: Services, body: unknown, headers: Record<string, string> = {}) {
  return call(services, LEADS, {
    method: "DELETE",
    headers: { Authorization: `Bearer ${KEY}`, "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

it("deletes a shared report by its number, for the owner's key alone [SHARE-13]", async () => {
  const services = sharingServices(undefined, { leadsKey: KEY });
  const { id } = await shareOne(services);
  const refused = await erase(services, { sharedReport: id }, { Authorization: `Bearer ${PUBLIC_KEY}` });
  expect(refused.answer.status).toBe(401);
  expect(await services.sharing.sharedReports.exists(id)).toBe(true);
  expect(await (await erase(services, { sharedReport: id })).answer.json()).toEqual({ sharedReports: 1 });
  expect(await services.sharing.sharedReports.exists(id)).toBe(false);
  expect(await (await erase(services, { sharedReport: id })).answer.json()).toEqual({ sharedReports: 0 });
  expect((await erase(services, { sharedReport: "kurz" })).answer.status).toBe(400);
});

describe("deleting by the endpoint", () => {
  it("tells in numbers what is gone, for nobody's cache [CONT-36]", async () => {
    const { services, asked } = noting();
    const { answer } = await erase(services, { email: inquiry.email });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("application/json");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await answer.json()).toEqual(TOLD);
    expect(asked).toEqual([inquiry.email]);
  });

  it("reads the address as the form does [CONT-36]", async () => {
    const { services, asked } = noting();
    await erase(services, { email: "  Erika@MÜLLER.de " });
    expect(asked).toEqual(["Erika@xn--mller-kva.de"]);
  });

  it("empties the real outbox of that address: the table no longer has it [CONT-36]", async () => {
    const services = testServices({ leadsKey: KEY });
    const { outbox } = services;
    const given = { submissionId: null, receivedAt: Date.now(), estimateId: null };
    const suspicion = { score: 0, reasons: [] };
    for (const email of [inquiry.email, "bernd@example.de"])
      await outbox.accept({ ...given, suspicion, contact: { ...inquiry, email } });
    const { answer } = await erase(services, { email: inquiry.email.toUpperCase() });
    expect(await answer.json()).toMatchObject({ inquiries: 1, mails: 2 });
    const headers = { Authorization: `Bearer ${KEY}` };
    const table = await (await call(services, LEADS, { headers })).answer.text();
    expect(table).not.toContain(inquiry.email);
    expect(table).toContain("bernd@example.de");
    expect(await (await erase(services, { email: inquiry.email })).answer.json()).toMatchObject({
      inquiries: 0,
      mails: 0,
    });
  });

  it("leaves the address out of log and failures [CONT-36] [API-13]", async () => {
    const entries: string[] = [];
    const log: Services["log"] = (entry) => void entries.push(JSON.stringify(entry));
    const bad = await erase(noting({ log }).services, { email: `${inquiry.email}, x` });
    const broken = await erase(noting({ log, outbox: brokenOutbox }).services, { email: inquiry.email });
    await erase(noting({ log }).services, { email: inquiry.email });
    expect(await bad.answer.text()).not.toContain("erika");
    expect(broken.answer.status).toBe(500);
    expect(await broken.answer.text()).not.toContain("erika");
    expect(entries).toHaveLength(4);
    expect(entries.join("")).not.toContain("erika");
  });
});

describe("who may delete", () => {
  it("is nobody as long as no key is set up: there is no such endpoint [CONT-36]", async () => {
    const { services, asked } = noting({ leadsKey: null });
    for (const Authorization of ["", "Bearer null", `Bearer ${KEY}`])
      await expectProblem(
        (await erase(services, { email: inquiry.email }, { Authorization })).answer,
        "not-found",
      );
    expect(asked).toEqual([]);
  });

  it.each(["", "Bearer", "Bearer wrong", `Bearer ${PUBLIC_KEY}`, `Basic ${KEY}`, KEY, `Bearer ${KEY}x`])(
    "is nobody with „%s“ [CONT-36] [API-09]",
    async (Authorization) => {
      const { services, asked } = noting();
      const { answer } = await erase(services, { email: inquiry.email }, { Authorization });
      await expectProblem(answer, "unauthorized");
      expect(asked).toEqual([]);
    },
  );

  it("is no page of another site [CONT-36] [API-15]", async () => {
    const { services, asked } = noting();
    const headers = { Origin: "https://evil.example" };
    await expectProblem((await erase(services, { email: inquiry.email }, headers)).answer, "foreign-origin");
    expect(asked).toEqual([]);
  });

  it("is nobody above the limit of calls [CONT-36] [API-10]", async () => {
    const { services, asked } = noting();
    const limits = { ...services.limits, call: async () => false };
    const { answer } = await erase({ ...services, limits }, { email: inquiry.email });
    await expectProblem(answer, "rate-limited");
    expect(asked).toEqual([]);
  });
});

describe("a body that names no single address", () => {
  const malformed = "Die E-Mail-Adresse hat nicht die erwartete Form.";
  const notJson = "Die Anfrage ist kein gültiges JSON.";

  it.each<[string, unknown, string]>([
    ["nothing", {}, "Die E-Mail-Adresse fehlt."],
    ["an empty address", { email: "" }, malformed],
    ["a name", { email: "erika" }, malformed],
    ["two addresses", { email: "a@example.de, b@example.de" }, malformed],
    ["a list", { email: ["a@example.de"] }, malformed],
    ["a pattern", { email: "%@example.de%" }, malformed],
    ["all", { email: "*@*" }, malformed],
    ["no JSON", "email=a@example.de", notJson],
  ])("is refused and deletes nothing: %s [CONT-36] [API-10]", async (_, body, detail) => {
    const { services, asked } = noting();
    await expectProblem((await erase(services, body)).answer, "bad-request", detail);
    expect(asked).toEqual([]);
  });

  it("is refused, too, where it is no JSON by name, too large or in the address [CONT-36] [API-10]", async () => {
    const { services, asked } = noting();
    const body = { email: inquiry.email };
    await expectProblem((await erase(services, body, { "Content-Type": "text/plain" })).answer, "not-json");
    await expectProblem(
      (await erase(services, { ...body, more: "x".repeat(1100) })).answer,
      "body-too-large",
    );
    const headers = { Authorization: `Bearer ${KEY}`, "Content-Type": "application/json" };
    const inAddress = `${LEADS}?email=${inquiry.email}`;
    await expectProblem(
      (await call(services, inAddress, { method: "DELETE", headers })).answer,
      "bad-request",
      notJson,
    );
    expect(asked).toEqual([]);
  });
});
