// New conversations of one visitor in a day, as visitors meet the limit.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHAT_SESSION_DAILY_LIMIT } from "#content/constants.ts";
import { priceChatFaults } from "#content/messages.ts";
import { owner } from "#content/owner.ts";
import { berlinDay, nextBerlinMidnight } from "#worker/quota/day.ts";
import { visitorId } from "#worker/quota/visitor.ts";
import type { Services } from "#worker/services/services.ts";
import { post, testServices } from "../../support/api.ts";
import { CHAT, deleteSession, inSession, message, readSession } from "../../support/chat-calls.ts";
import { hasTraces } from "../../support/chats.ts";
import { BEGIN, setClock } from "../../support/outboxes.ts";
import { expectProblem } from "../../support/problems.ts";

/** From ten in the morning to midnight, by the clock in Germany. */
const SECONDS_LEFT = String(14 * 3_600);

beforeEach(() => setClock());
afterEach(() => void vi.useRealTimers());

/** A site whose visitors have names of their own, as by their addresses. */
function site(): Services {
  const secret = crypto.randomUUID();
  return testServices({
    visitorOf: (request) => visitorId(secret, berlinDay(new Date()), request.headers.get("CF-Connecting-IP")),
  });
}

async function send(services: Services, sessionId: string, body: object, address = "203.0.113.7") {
  const headers = { ...inSession(sessionId).headers, "CF-Connecting-IP": address };
  return (await post(services, CHAT, body, { headers })).answer;
}

const begin = (services: Services, address?: string) =>
  send(services, crypto.randomUUID(), message("Handwerksbetrieb"), address);

/** A site that begins no conversation with this address today. */
async function usedUp(address?: string): Promise<Services> {
  const services = site();
  for (let i = 0; i < CHAT_SESSION_DAILY_LIMIT; i++)
    expect((await begin(services, address)).status).toBe(200);
  return services;
}

describe("one conversation more than a visitor may begin in a day", () => {
  it("is refused with the time until midnight and another way to me, and nothing is stored [SAFE-19] [EDGE-17]", async () => {
    const services = await usedUp();
    const sessionId = crypto.randomUUID();
    const answer = await send(services, sessionId, message("Handwerksbetrieb"));
    await expectProblem(answer, "rate-limited", priceChatFaults.tooManyToday);
    expect(answer.headers.get("Retry-After")).toBe(SECONDS_LEFT);
    expect(priceChatFaults.tooManyToday).toContain(owner.email);
    expect(await readSession(services, sessionId)).toBeNull();
    expect(await hasTraces(sessionId)).toBe(false);
  });

  it("is taken from another network, and as soon as the next day begins in Germany [SAFE-19]", async () => {
    const services = await usedUp("2001:db8:1:2::1");
    expect((await begin(services, "2001:db8:1:2:ffff::9")).status).toBe(429);
    expect((await begin(services, "2001:db8:1:3::1")).status).toBe(200);
    const midnight = nextBerlinMidnight(new Date(BEGIN)).getTime();
    vi.setSystemTime(midnight - 1);
    const answer = await begin(services, "2001:db8:1:2::1");
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "1"]);
    vi.setSystemTime(midnight);
    expect((await begin(services, "2001:db8:1:2::1")).status).toBe(200);
  });

  it("ends none that has begun, and none is answered less [SAFE-19]", async () => {
    const services = site();
    const sessionId = crypto.randomUUID();
    await send(services, sessionId, message("Handwerksbetrieb"));
    for (let i = 1; i < CHAT_SESSION_DAILY_LIMIT; i++) await begin(services);
    expect((await begin(services)).status).toBe(429);
    const answer = await send(services, sessionId, message("Online-Shop", 2));
    expect(await answer.json()).toMatchObject({ step: 2 });
    const { answer: stateless } = await post(services, CHAT, message("Handwerksbetrieb"), {
      headers: { "CF-Connecting-IP": "203.0.113.7" },
    });
    expect(stateless.status).toBe(200);
  });
});

describe("what counts as a new conversation", () => {
  it("is its first message alone: not the second, not one sent again, not one refused as stale [SAFE-19] [EDGE-09]", async () => {
    const services = site();
    const sessionId = crypto.randomUUID();
    const first = message("Handwerksbetrieb");
    for (let i = 0; i < CHAT_SESSION_DAILY_LIMIT; i++)
      expect((await send(services, sessionId, first)).status).toBe(200);
    expect((await send(services, sessionId, message("Online-Shop", 2))).status).toBe(200);
    for (let i = 0; i < CHAT_SESSION_DAILY_LIMIT; i++)
      expect((await send(services, crypto.randomUUID(), message("3–5 Seiten", 3))).status).toBe(409);
    for (let i = 1; i < CHAT_SESSION_DAILY_LIMIT; i++) expect((await begin(services)).status).toBe(200);
    expect((await begin(services)).status).toBe(429);
  });

  it("is one, however many first messages come at once [SAFE-19] [EDGE-09]", async () => {
    const services = site();
    const sessionId = crypto.randomUUID();
    const same = message("Handwerksbetrieb");
    const sent = [same, same, message("Einzelhandel"), message("Gesundheitswesen"), same];
    const statuses = await Promise.all(
      sent.map(async (body) => (await send(services, sessionId, body)).status),
    );
    expect(statuses.toSorted()).toEqual([200, 200, 200, 409, 409]);
    for (let i = 1; i < CHAT_SESSION_DAILY_LIMIT; i++) expect((await begin(services)).status).toBe(200);
    expect((await begin(services)).status).toBe(429);
  });

  it("is exact, also when more come at once than are left [SAFE-19]", async () => {
    const services = site();
    const sent = Array.from({ length: CHAT_SESSION_DAILY_LIMIT + 10 }, () => begin(services));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(CHAT_SESSION_DAILY_LIMIT);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it("is every one that follows a deleted one: deleting gives nothing back [SAFE-19]", async () => {
    const services = site();
    const sessionId = crypto.randomUUID();
    for (let i = 0; i < CHAT_SESSION_DAILY_LIMIT; i++) {
      expect((await send(services, sessionId, message("Handwerksbetrieb"))).status).toBe(200);
      await deleteSession(services, sessionId);
    }
    expect((await send(services, sessionId, message("Handwerksbetrieb"))).status).toBe(429);
  });
});

describe("a session that nobody has begun", () => {
  it("has no trace after reading it, deleting it, and a message that did not fit [SAFE-19] [EDGE-12]", async () => {
    const services = site();
    const sessionId = crypto.randomUUID();
    expect(await readSession(services, sessionId)).toBeNull();
    expect(await hasTraces(sessionId)).toBe(false);
    expect((await deleteSession(services, sessionId)).status).toBe(204);
    expect(await hasTraces(sessionId)).toBe(false);
    expect((await send(services, sessionId, message("3–5 Seiten", 3))).status).toBe(409);
    expect(await hasTraces(sessionId)).toBe(false);
    expect((await send(services, sessionId, message("Handwerksbetrieb"))).status).toBe(200);
    expect(await hasTraces(sessionId)).toBe(true);
  });
});
