// The endpoint as a browser without script calls it: a plain form, answered with a page.
import { describe, expect, it } from "vitest";
import { contactError, contactOutcome } from "#content/contact-errors.ts";
import { problemMessages } from "#content/messages.ts";
import { contactFields, contactLimits } from "#contract/contact.ts";
import type { ErrorCode } from "#contract/problem.ts";
import { RATE_LIMIT_PERIOD_SECONDS } from "#worker/http/rate-limits.ts";
import { SUSPICIOUS_FROM } from "#worker/mail/inquiry.ts";
import type { Services } from "#worker/services/services.ts";
import { call, ORIGIN } from "../../support/api.ts";
import { contactPage } from "../../support/contact-page.ts";
import { brokenOutbox, inquiry, SEND, serving, UUID } from "../../support/inquiries.ts";
import { expectProblem } from "../../support/problems.ts";
import { readPage } from "../../support/read-page.ts";

/** What browsers send beside the fields. */
const navigation = {
  Origin: ORIGIN,
  "Sec-Fetch-Site": "same-origin",
  "Sec-Fetch-Mode": "navigate",
  "Content-Type": "application/x-www-form-urlencoded",
};

function form(overrides: Partial<Services> = {}) {
  return serving({ builtPage: async () => contactPage(), ...overrides });
}

function submit(
  services: Services,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
) {
  // A browser's form sends line breaks as CRLF, and fields left empty.
  const all = typeof fields === "string" ? fields : { ...inquiry, website: "", ...fields };
  const body =
    typeof all === "string" ? all : new URLSearchParams(all).toString().replaceAll("%0A", "%0D%0A");
  return call(services, SEND, { method: "POST", body, headers: { ...navigation, ...headers } });
}

async function submitted(fields: Record<string, string> = {}, overrides: Partial<Services> = {}) {
  const { services, submissions } = form(overrides);
  const { answer } = await submit(services, fields);
  return { answer, submissions, services, page: readPage(await answer.clone().text()) };
}

describe("a form without script", () => {
  it("is taken without the key and answered with thanks [CONT-34] [CONT-21]", async () => {
    const { answer, submissions, page } = await submitted();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(submissions).toMatchObject([{ contact: inquiry, estimateId: null }]);
    expect(page.one("autofocus").words).toBe(contactOutcome.sent.title);
  });

  it("is answered with the page's policy and the guards of every answer, and is kept by no cache [API-12] [QUAL-13]", async () => {
    const { headers } = (await submitted()).answer;
    expect(headers.get("Content-Security-Policy")).toContain("style-src 'self' 'sha256-def='");
    expect(headers.get("Content-Security-Policy")).not.toContain("script-src");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("is marked neither for its missing token nor for the empty trap [CONT-34]", async () => {
    const { submissions } = await submitted();
    expect(submissions[0]?.suspicion.reasons).toEqual(["token-missing"]);
    expect(submissions[0]?.suspicion.score).toBeLessThan(SUSPICIOUS_FROM);
  });

  it("is one inquiry however often its answer is loaded anew [CONT-34] [API-05]", async () => {
    const { services, submissions } = form();
    for (let loads = 0; loads < 3; loads++) expect((await submit(services, {})).answer.status).toBe(200);
    expect(submissions).toHaveLength(1);
    await submit(services, { message: "Noch etwas anderes." });
    expect(submissions).toHaveLength(2);
    expect(new Set(submissions.map(({ submissionId }) => submissionId)).size).toBe(2);
  });

  it("may carry ids and is taken without forged ones [API-05]", async () => {
    const { submissions } = await submitted({ submissionId: UUID, estimateId: "../1" });
    expect(submissions).toMatchObject([{ submissionId: UUID, estimateId: null }]);
  });

  it("is shown success when a program filled the trap, and is marked [CONT-34]", async () => {
    const { answer, submissions } = await submitted({ website: "https://spam.example" });
    expect(answer.status).toBe(200);
    expect(submissions[0]?.suspicion.reasons).toContain("trap-filled");
  });

  it("may be as long as the contract allows, every character escaped [API-10]", async () => {
    const message = "€".repeat(contactLimits.message);
    const longest = { name: "€".repeat(100), company: "€".repeat(120), subject: "€".repeat(150), message };
    const { answer, submissions } = await submitted(longest);
    expect(answer.status).toBe(200);
    expect(submissions[0]?.contact.message).toBe(message);
  });

  it("counts for the first of several fields with one name [API-05]", async () => {
    const { services, submissions } = form();
    const body = `${new URLSearchParams(inquiry)}&name=Zweiter&email=zweiter%40example.de`;
    expect((await submit(services, body)).answer.status).toBe(200);
    expect(submissions[0]?.contact.name).toBe(inquiry.name);
  });
});

describe("a form without script that cannot be taken", () => {
  it("comes back with faults and values, status 400 [CONT-19] [CONT-34] [API-10]", async () => {
    const { answer, submissions, page, services } = await submitted({ name: " ", email: "erika@" });
    expect(answer.status).toBe(400);
    expect(submissions).toEqual([]);
    expect(page.one("data-contact-error", "name").words).toBe(contactError("name", "missing"));
    expect(page.one("data-contact-error", "email").words).toBe(contactError("email", "malformed"));
    expect(page.one("id", "contact-email").attributes.value).toBe("erika@");
    // Parsers fold the CRLF of forms.
    expect(page.one("id", "contact-message").text).toBe(inquiry.message);
    expect(services.entries).toMatchObject([{ event: "call", status: 400, code: "bad-request" }]);
  });

  it("comes back with every needed field named when nothing was filled in [CONT-19] [CONT-34]", async () => {
    const { services } = form();
    const { answer } = await submit(services, "");
    expect(answer.status).toBe(400);
    const page = readPage(await answer.text());
    expect(page.tags("a").map(({ attributes }) => attributes.href)).toEqual(
      ["name", "email", "subject", "message"].map((field) => `#contact-${field}`),
    );
  });

  it.each<[ErrorCode, number, Partial<Services>]>([
    ["not-configured", 503, { mailIsSetUp: false }],
    ["internal", 500, { outbox: brokenOutbox }],
    ["rate-limited", 429, { limits: { ...form().services.limits, contact: async () => false } }],
    ["rate-limited", 429, { limits: { ...form().services.limits, call: async () => false } }],
  ])(
    "for %s comes back with its values and the reason, status %i [CONT-34] [CONT-23] [API-14] [EDGE-17]",
    async (code, status, overrides) => {
      const { answer, page, submissions, services } = await submitted({}, overrides);
      expect(answer.status).toBe(status);
      expect(submissions).toEqual([]);
      expect(page.one("data-contact-summary").words).toContain(contactOutcome.failed.text);
      expect(page.one("data-contact-summary").words).toContain(problemMessages[code].detail);
      expect(page.one("id", "contact-message").text).toBe(inquiry.message);
      expect(answer.headers.get("Retry-After")).toBe(
        status === 429 ? String(RATE_LIMIT_PERIOD_SECONDS) : null,
      );
      expect(services.entries.at(-1)).toMatchObject({ event: "call", status, code });
      expect(JSON.stringify(services.entries)).not.toContain(inquiry.email);
    },
  );

  it("is not read to its end when it has 10 MB, and comes back empty, status 413 [API-10]", async () => {
    const { services, submissions } = form();
    const { answer } = await submit(services, `message=${"a".repeat(10_000_000)}`);
    expect(answer.status).toBe(413);
    const page = readPage(await answer.text());
    expect(page.one("data-contact-summary").words).toContain(problemMessages["body-too-large"].detail);
    expect(page.one("id", "contact-message").text).toBe("");
    expect(submissions).toEqual([]);
  });

  it.each(contactFields)(
    "shows what was written into %s as text, never as markup [API-17]",
    async (field) => {
      const attack = `"><script>alert(1)</script></textarea></select><img src=x onerror=alert(1)>`;
      const { page, answer } = await submitted({ [field]: attack, name: field === "name" ? attack : "" });
      expect([200, 400]).toContain(answer.status);
      expect([...page.tags("script"), ...page.tags("img")]).toEqual([]);
      if (answer.status === 400 && field !== "companySize") {
        const { tag, text, attributes } = page.one("id", `contact-${field}`);
        expect(tag === "textarea" ? text : attributes.value).toBe(attack);
      }
    },
  );
});

describe("a form from elsewhere", () => {
  it.each<[string, Record<string, string>]>([
    ["another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
    ["a sandboxed frame", { Origin: "null" }],
    ["a subdomain", { "Sec-Fetch-Site": "same-site" }],
  ])(
    "is refused from %s with a page that shows none of its words: nothing is stored [API-15] [CONT-34]",
    async (_, headers) => {
      const { services, submissions } = form();
      const { answer } = await submit(services, {}, headers);
      expect(answer.status).toBe(403);
      expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(answer.headers.get("Content-Security-Policy")).toContain("form-action 'self'");
      const page = readPage(await answer.text());
      expect(page.one("data-contact-summary").words).toContain(problemMessages["foreign-origin"].detail);
      expect(page.one("id", "contact-message").text).toBe("");
      expect(submissions).toEqual([]);
      expect(services.entries.at(-1)).toMatchObject({ event: "call", status: 403, code: "foreign-origin" });
    },
  );

  it("and from a script is refused as a problem: scripts read no pages [API-15]", async () => {
    const headers = { Origin: "https://evil.example", "Content-Type": "application/json" };
    await expectProblem((await submit(form().services, {}, headers)).answer, "foreign-origin");
  });

  it("is taken without an origin: some browsers send none [API-15]", async () => {
    const { services } = form();
    const { answer } = await call(services, SEND, {
      method: "POST",
      body: new URLSearchParams(inquiry),
    });
    expect(answer.status).toBe(200);
  });
});
