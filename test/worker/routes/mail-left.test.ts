// Visitors who close the page right after sending: the platform stops what nobody waits for, unless it is told to go on.
import { createExecutionContext } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import type { Services } from "#worker/services/services.ts";
import { call, post, testServices } from "../support/api.ts";
import { email, SEND_ESTIMATE, withEstimate } from "../support/estimate-mails.ts";
import { inquiry, SEND } from "../support/inquiries.ts";

const ID = "0b9f6c1e-5f0a-4c39-9d5d-6f1f0f8a2b11";

/** What an outbox that takes its time has stored once all is done that goes on after the visitor has left. */
async function storedAfterwards(send: (services: Services, context: ExecutionContext) => Promise<unknown>) {
  const services = testServices();
  const stored: string[] = [];
  const store = async (what: string) => {
    await scheduler.wait(20);
    stored.push(what);
    return { id: ID, isNew: true };
  };
  services.outbox = {
    ...services.outbox,
    accept: async () => ({ outcome: "stored", ...(await store("inquiry")) }),
    enqueue: async () => ({ outcome: "queued", ...(await store("mail")) }),
  };
  const afterwards: Promise<unknown>[] = [];
  const context = createExecutionContext();
  context.waitUntil = (work) => void afterwards.push(work);
  const answer = send(services, context);
  await vi.waitFor(() => expect(afterwards).not.toHaveLength(0));
  await Promise.all(afterwards);
  const before = [...stored];
  await answer;
  return before;
}

describe("a visitor who leaves right after sending", () => {
  it("an inquiry by script has sent it [EDGE-16]", async () => {
    const stored = await storedAfterwards((services, context) =>
      post(services, SEND, inquiry, {}, { context }),
    );
    expect(stored).toEqual(["inquiry"]);
  });

  it("an inquiry by a plain form has sent it [EDGE-16] [CONT-34]", async () => {
    const body = new URLSearchParams(inquiry);
    const stored = await storedAfterwards((services, context) =>
      call(services, SEND, { method: "POST", body }, { context }),
    );
    expect(stored).toEqual(["inquiry"]);
  });

  it("for an estimate by mail has asked for it [EDGE-16]", async () => {
    const { services: issuer, estimate } = await withEstimate();
    const stored = await storedAfterwards((services, context) => {
      services.chats = issuer.chats;
      return post(services, SEND_ESTIMATE, { email, priceEstimate: estimate }, {}, { context });
    });
    expect(stored).toEqual(["mail"]);
  });
});
