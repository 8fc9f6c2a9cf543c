// The limit of a day as visitors meet it: by script and without, from the same network and others, today and tomorrow.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { INQUIRY_DAILY_LIMIT } from "#content/constants.ts";
import { contactOutcome } from "#content/contact-errors.ts";
import { tooManyInquiries } from "#content/messages.ts";
import { owner } from "#content/owner.ts";
import { berlinDay, nextBerlinMidnight } from "#worker/quota/day.ts";
import { visitorId } from "#worker/quota/visitor.ts";
import type { Services } from "#worker/services/services.ts";
import { call, ORIGIN, post, testServices } from "../../support/api.ts";
import { contactPage } from "../../support/contact-page.ts";
import { inquiry, SEND } from "../../support/inquiries.ts";
import { BEGIN, setClock } from "../../support/outboxes.ts";
import { expectProblem } from "../../support/problems.ts";
import { readPage } from "../../support/read-page.ts";

const HOME = "203.0.113.7";
/** From ten in the morning to midnight, by the clock in Germany. */
const SECONDS_LEFT = String(14 * 3_600);

beforeEach(() => setClock());
afterEach(() => void vi.useRealTimers());

/** The real names of visitors and the real outbox. */
function site(): Services {
  return testServices({
    visitorOf: (request) =>
      visitorId("a secret", berlinDay(new Date()), request.headers.get("CF-Connecting-IP")),
    builtPage: async () => contactPage(),
  });
}

function from(address: string | null): Record<string, string> {
  return address === null ? {} : { "CF-Connecting-IP": address };
}

async function byScript(services: Services, address: string | null, changes: object = {}) {
  const body = { ...inquiry, submissionId: crypto.randomUUID(), ...changes };
  return (await post(services, SEND, body, { headers: from(address) })).answer;
}

async function asForm(services: Services, address: string, message: string) {
  const body = new URLSearchParams({ ...inquiry, message }).toString();
  const headers = {
    Origin: ORIGIN,
    "Sec-Fetch-Site": "same-origin",
    "Sec-Fetch-Mode": "navigate",
    "Content-Type": "application/x-www-form-urlencoded",
    ...from(address),
  };
  return (await call(services, SEND, { method: "POST", body, headers })).answer;
}

/** A site that takes no more of this address today. */
async function usedUp(address: string | null = HOME): Promise<Services> {
  const services = site();
  for (let i = 0; i < INQUIRY_DAILY_LIMIT; i++) expect((await byScript(services, address)).status).toBe(200);
  return services;
}

async function storedIn(services: Services): Promise<number> {
  return (await services.outbox.leads({ after: 0, limit: 100 })).leads.length;
}

describe("the twenty-first inquiry of a day", () => {
  it("is refused with the time until midnight and other ways to me [EDGE-17] [API-10]", async () => {
    const services = await usedUp();
    const answer = await byScript(services, HOME);
    await expectProblem(answer, "rate-limited", tooManyInquiries);
    expect(answer.headers.get("Retry-After")).toBe(SECONDS_LEFT);
    for (const way of [owner.phone.shown, owner.email]) expect(tooManyInquiries).toContain(way);
    expect(await storedIn(services)).toBe(INQUIRY_DAILY_LIMIT);
  });

  it("comes back as a page with its values when it was a form without script [EDGE-17] [CONT-34] [CONT-23]", async () => {
    const services = await usedUp();
    const answer = await asForm(services, HOME, "Noch eine Frage.");
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toBe(SECONDS_LEFT);
    const page = readPage(await answer.text());
    expect(page.one("data-contact-summary").words).toContain(tooManyInquiries);
    expect(page.one("data-contact-summary").words).toContain(contactOutcome.failed.text);
    expect(page.one("id", "contact-message").text).toBe("Noch eine Frage.");
    expect(page.one("id", "contact-email").attributes.value).toBe(inquiry.email);
    expect(await storedIn(services)).toBe(INQUIRY_DAILY_LIMIT);
  });

  it.each([
    ["from the same address", HOME, HOME, 429],
    ["from another address", HOME, "203.0.113.8", 200],
    ["from the same /64", "2001:db8:1:2::1", "2001:db8:1:2:ffff::9", 429],
    ["from another /64", "2001:db8:1:2::1", "2001:db8:1:3::1", 200],
    ["from nowhere, as locally", null, null, 429],
  ])("%s is answered as it should be [EDGE-17]", async (_, first, second, status) => {
    expect((await byScript(await usedUp(first), second)).status).toBe(status);
  });

  it("is taken when it is an earlier one once more, by script or as a form [EDGE-17] [API-05]", async () => {
    const services = site();
    const again = { submissionId: crypto.randomUUID() };
    const first = await (await byScript(services, HOME, again)).json();
    expect((await asForm(services, HOME, "Ohne Skript.")).status).toBe(200);
    for (let i = 2; i < INQUIRY_DAILY_LIMIT; i++) await byScript(services, HOME);
    expect((await byScript(services, HOME)).status).toBe(429);
    expect(await (await byScript(services, HOME, again)).json()).toEqual(first);
    expect((await asForm(services, HOME, "Ohne Skript.")).status).toBe(200);
    expect(await storedIn(services)).toBe(INQUIRY_DAILY_LIMIT);
  });

  it("is taken as soon as the next day begins in Germany [EDGE-17]", async () => {
    const services = await usedUp();
    const midnight = nextBerlinMidnight(new Date(BEGIN)).getTime();
    vi.setSystemTime(midnight - 1);
    const answer = await byScript(services, HOME);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "1"]);
    vi.setSystemTime(midnight);
    expect((await byScript(services, HOME)).status).toBe(200);
  });

  it("is told apart from a faulty one, which counts for nothing [EDGE-17]", async () => {
    const services = site();
    for (let i = 0; i <= INQUIRY_DAILY_LIMIT; i++)
      expect((await byScript(services, HOME, { email: "erika@" })).status).toBe(400);
    expect((await byScript(services, HOME)).status).toBe(200);
  });
});
