// The daily limit to mailed estimates as visitors meet it.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ESTIMATE_MAIL_DAILY_LIMIT } from "#content/constants.ts";
import { estimateMailFaults } from "#content/messages.ts";
import { owner } from "#content/owner.ts";
import { berlinDay, nextBerlinMidnight } from "#worker/quota/day.ts";
import { visitorId } from "#worker/quota/visitor.ts";
import type { Services } from "#worker/services/services.ts";
import { post, testServices } from "../../support/api.ts";
import { SEND_ESTIMATE, withEstimate } from "../../support/estimate-mails.ts";
import { inquiry, SEND } from "../../support/inquiries.ts";
import { BEGIN, setClock } from "../../support/outboxes.ts";
import { expectProblem } from "../../support/problems.ts";

const HOME = "203.0.113.7";
/** From ten in the morning to midnight, by the clock in Germany. */
const SECONDS_LEFT = String(14 * 3_600);

beforeEach(() => setClock());
afterEach(() => void vi.useRealTimers());

/** The real names of visitors and the real outbox, and an estimate to mail. */
async function site(): Promise<{ services: Services; id: string }> {
  const services = testServices({
    visitorOf: (request) =>
      visitorId("a secret", berlinDay(new Date()), request.headers.get("CF-Connecting-IP")),
  });
  return { services, id: (await withEstimate(undefined, services)).estimate.id };
}

async function mail({ services, id }: Awaited<ReturnType<typeof site>>, number: number, address = HOME) {
  const body = { email: `kunde.${number}@example.org`, priceEstimate: { id } };
  const headers = { "CF-Connecting-IP": address };
  return (await post(services, SEND_ESTIMATE, body, { headers })).answer;
}

async function usedUp() {
  const used = await site();
  for (let i = 0; i < ESTIMATE_MAIL_DAILY_LIMIT; i++) expect((await mail(used, i)).status).toBe(200);
  return used;
}

describe("the eleventh estimate mailed in a day", () => {
  it("is refused with the time until midnight and other ways to me [SAFE-15]", async () => {
    const used = await usedUp();
    const answer = await mail(used, 99);
    await expectProblem(answer, "rate-limited", estimateMailFaults.senderTooMany);
    expect(answer.headers.get("Retry-After")).toBe(SECONDS_LEFT);
    for (const way of [owner.phone.shown, owner.email, String(ESTIMATE_MAIL_DAILY_LIMIT)])
      expect(estimateMailFaults.senderTooMany).toContain(way);
    expect(await used.services.outbox.mails({ limit: 50 })).toHaveLength(ESTIMATE_MAIL_DAILY_LIMIT);
  });

  it("is taken from another network, when it is an earlier one once more, and from tomorrow on [SAFE-15]", async () => {
    const used = await usedUp();
    expect((await mail(used, 99, "203.0.113.8")).status).toBe(200);
    expect((await mail(used, 3)).status).toBe(200);
    const midnight = nextBerlinMidnight(new Date(BEGIN)).getTime();
    vi.setSystemTime(midnight - 1);
    expect((await mail(used, 98)).headers.get("Retry-After")).toBe("1");
    vi.setSystemTime(midnight);
    expect((await mail(used, 98)).status).toBe(200);
  });

  it("keeps no inquiry out [SAFE-15] [SAFE-17]", async () => {
    const { services } = await usedUp();
    const { answer } = await post(services, SEND, inquiry, { headers: { "CF-Connecting-IP": HOME } });
    expect(answer.status).toBe(200);
  });
});

describe("an estimate for which the outbox has no room", () => {
  it("is refused with an hour's patience and other ways to me [SAFE-17]", async () => {
    const { services, id } = await site();
    const enqueue: Services["outbox"]["enqueue"] = async () => ({ outcome: "no-room" });
    const answer = await mail({ services: { ...services, outbox: { ...services.outbox, enqueue } }, id }, 1);
    await expectProblem(answer, "rate-limited", estimateMailFaults.noRoom);
    expect(answer.headers.get("Retry-After")).toBe("3600");
    for (const way of [owner.phone.shown, owner.email]) expect(estimateMailFaults.noRoom).toContain(way);
  });
});
