// The end of a conversation's object: thirty days after the last message, or at once.
import { runDurableObjectAlarm } from "cloudflare:test";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CHAT_KEPT_DAYS } from "#content/constants.ts";
import {
  chats,
  heldModel,
  objectOf,
  say,
  storedOf,
  turnOf,
  wholePath,
  withEstimate,
} from "../support/chats.ts";
import { DAY, setClock } from "../support/outboxes.ts";

const KEPT_MS = CHAT_KEPT_DAYS * DAY;
const nothing = { turns: [], alarm: null };

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("thirty days after the last message", () => {
  it("the session deletes itself by alarm, with its estimates, down to the last trace [EDGE-12]", async () => {
    setClock();
    const { sessionId, estimate } = await withEstimate();
    const end = Date.now() + KEPT_MS;
    expect((await storedOf(sessionId)).alarm).toBe(end);
    setClock(end);
    await runDurableObjectAlarm(await objectOf(sessionId));
    expect(await storedOf(sessionId)).toEqual(nothing);
    expect(await chats.read(sessionId)).toBeNull();
    expect(await chats.estimate(estimate.id)).toBeNull();
  });

  it("is counted from the last message, not from the first; looking does not count [EDGE-12]", async () => {
    setClock();
    const sessionId = crypto.randomUUID();
    await say(sessionId, ["Handwerksbetrieb"]);
    setClock(Date.now() + 20 * DAY);
    await say(sessionId, ["Online-Shop"], 2);
    const end = Date.now() + KEPT_MS;
    setClock(Date.now() + 15 * DAY);
    await chats.read(sessionId);
    expect((await storedOf(sessionId)).alarm).toBe(end);
  });

  it("is not reached by an alarm that rings early or twice [EDGE-12]", async () => {
    setClock();
    const sessionId = crypto.randomUUID();
    await say(sessionId, ["Handwerksbetrieb"]);
    const { turns, alarm } = await storedOf(sessionId);
    await runDurableObjectAlarm(await objectOf(sessionId));
    expect(await storedOf(sessionId)).toEqual({ turns, alarm });
  });

  it("an unanswered message is deleted as well [EDGE-12]", async () => {
    setClock();
    const { asked } = heldModel();
    const sessionId = crypto.randomUUID();
    const lost = chats.turn(sessionId, turnOf("Handwerksbetrieb")).catch(() => {});
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    setClock(Date.now() + KEPT_MS);
    await runDurableObjectAlarm(await objectOf(sessionId));
    expect(await storedOf(sessionId)).toEqual(nothing);
    void lost;
  });
});

describe("deleting a conversation", () => {
  it("leaves nothing, at once: no message, no estimate, no alarm [EDGE-12]", async () => {
    const { sessionId, estimate } = await withEstimate();
    await chats.forget(sessionId);
    expect(await storedOf(sessionId)).toEqual(nothing);
    expect(await chats.estimate(estimate.id)).toBeNull();
    await chats.forget(sessionId);
  });

  it("while it is being answered does not bring it back [EDGE-12]", async () => {
    const { asked, release } = heldModel();
    const sessionId = crypto.randomUUID();
    const turn = chats.turn(sessionId, turnOf("Handwerksbetrieb"));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await chats.forget(sessionId);
    release();
    expect(await turn).toMatchObject({ outcome: "stale", session: { messages: [] } });
    expect(await storedOf(sessionId)).toEqual(nothing);
  });

  it("lets a new one begin under the same name, whose estimates have ids of their own", async () => {
    const { sessionId, estimate } = await withEstimate();
    await chats.forget(sessionId);
    const again = (await say(sessionId, wholePath)).at(-1)?.priceEstimate;
    expect(again).toMatchObject({ totalPrice: 1290 });
    expect(again?.id).not.toBe(estimate.id);
    expect(await chats.estimate(estimate.id)).toBeNull();
  });
});
