// A conversation's object that dies between a message and its answer, or errs.
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import type { ChatModel } from "#worker/chat/answer-turn.ts";
import {
  answered,
  chats,
  heldModel,
  kill,
  objectOf,
  say,
  standInModel,
  storedOf,
  turnOf,
  wholePath,
} from "../support/chats.ts";
import { clockAndLogOfEach } from "../support/outboxes.ts";

const logged = clockAndLogOfEach();

/** A session whose object was killed while a model worded the answer to the last of these texts; the rules answer from then on. */
async function killedWhileAnswering(texts: readonly string[]) {
  const sessionId = crypto.randomUUID();
  await say(sessionId, texts.slice(0, -1));
  const { asked } = heldModel();
  const turn = turnOf(texts.at(-1) ?? "", texts.length);
  const lost = chats.turn(sessionId, turn).catch((error: Error) => error);
  await vi.waitFor(() => expect(asked).toEqual(turn.texts));
  await kill(sessionId);
  expect(await lost).toBeInstanceOf(Error);
  standInModel(null);
  return { sessionId, turn };
}

describe("an object killed between message and answer", () => {
  it("has kept the message, and says that the answer is owed [EDGE-08] [EDGE-07]", async () => {
    const { sessionId, turn } = await killedWhileAnswering(wholePath.slice(0, 2));
    const session = await chats.read(sessionId);
    expect(session).toMatchObject({ pending: true, step: 1 });
    expect(session?.messages.at(-1)).toMatchObject({ id: turn.turnId, content: "Einfache Firmenwebsite" });
  });

  it("answers by alarm when nobody asks [EDGE-08]", async () => {
    const { sessionId } = await killedWhileAnswering(wholePath);
    const { alarm, turns } = await storedOf(sessionId);
    expect(alarm).toBe((turns.at(-1)?.askedAt ?? 0) + 15_000);
    expect(await runDurableObjectAlarm(await objectOf(sessionId))).toBe(true);
    const session = await chats.read(sessionId);
    expect(session).toMatchObject({ pending: false, estimate: { totalPrice: 1290 } });
    expect(session?.messages).toHaveLength(10);
  });

  it("answers at once when somebody looks, by the platform's own alarm [EDGE-08]", async () => {
    vi.useRealTimers();
    const { sessionId } = await killedWhileAnswering(wholePath);
    await chats.read(sessionId);
    await vi.waitFor(async () => expect(await chats.read(sessionId)).toMatchObject({ pending: false }));
    expect((await chats.read(sessionId))?.estimate).toMatchObject({ totalPrice: 1290 });
  });

  it("answers the same turn when it is sent again, once [EDGE-08] [EDGE-09]", async () => {
    const { sessionId, turn } = await killedWhileAnswering(wholePath);
    const [first, second] = await Promise.all([chats.turn(sessionId, turn), chats.turn(sessionId, turn)]);
    expect(answered(first).priceEstimate).toMatchObject({ totalPrice: 1290 });
    expect(second).toEqual(first);
    expect((await chats.read(sessionId))?.messages).toHaveLength(10);
  });

  it("answers what it owes before the next message [EDGE-08]", async () => {
    const { sessionId } = await killedWhileAnswering(wholePath.slice(0, 4));
    const [answer] = await say(sessionId, ["Standard reicht"], 5);
    expect(answer?.priceEstimate).toMatchObject({ totalPrice: 1290 });
    const session = await chats.read(sessionId);
    expect(session?.messages.map(({ role }) => role)).toEqual(wholePath.flatMap(() => ["user", "assistant"]));
  });

  it("gives the estimate the id that was set when the message came", async () => {
    const { sessionId } = await killedWhileAnswering(wholePath);
    const owed = (await storedOf(sessionId)).turns.at(-1);
    await runDurableObjectAlarm(await objectOf(sessionId));
    const estimate = (await chats.read(sessionId))?.estimate;
    expect(estimate?.id).toBe(owed?.estimateId);
    expect(await chats.estimate(owed?.estimateId ?? "")).toEqual(estimate);
  });
});

describe("message and answer by the rules", () => {
  it("reach the disk together: killed in between, there is neither, and the retry makes both [EDGE-08]", async () => {
    const sessionId = crypto.randomUUID();
    await say(sessionId, ["Handwerksbetrieb"]);
    const object = await objectOf(sessionId);
    const turn = { ...turnOf("Online-Shop", 2), estimateId: crypto.randomUUID() };
    const dies: ChatModel = async ({ reply }) => reply;
    await runInDurableObject(object, (instance, state) => {
      // Called where a model would be: after the message is stored, in the same step of the event loop.
      Reflect.set(instance, "model", () => {
        state.abort("killed");
        return dies;
      });
      return instance.turn(turn);
    }).catch(() => {});
    expect((await storedOf(sessionId)).turns).toHaveLength(1);
    expect(answered(await chats.turn(sessionId, turn)).step).toBe(2);
  });

  it("survive a restart as they were, with quick replies, estimate and its place [EDGE-07]", async () => {
    const sessionId = crypto.randomUUID();
    await say(sessionId, wholePath);
    const before = await chats.read(sessionId);
    await kill(sessionId);
    expect(await chats.read(sessionId)).toEqual(before);
    await kill(sessionId);
    const [answer] = await say(sessionId, ["doch 8 Seiten"], 6);
    expect(answer?.priceEstimate).toMatchObject({ totalPrice: 2490 });
  });
});

describe("an error of our own", () => {
  it("keeps the message; once it is mended, the answer comes by alarm, and the log repeats nothing [EDGE-24]", async () => {
    const sessionId = crypto.randomUUID();
    standInModel(async ({ message }) => {
      throw new TypeError(`${message} is not a function`);
    });
    await expect(chats.turn(sessionId, turnOf("Bäckerei Kornfeld"))).rejects.toThrow();
    const object = await objectOf(sessionId);
    for (let run = 0; run < 8; run++) {
      expect(await runDurableObjectAlarm(object)).toBe(true);
      expect((await storedOf(sessionId)).alarm).toBeGreaterThan(Date.now() + 60_000);
    }
    expect(logged.map((line) => JSON.parse(line))).toMatchObject(
      Array(8).fill({ event: "exception", error: "TypeError" }),
    );
    expect(logged.join()).not.toMatch(new RegExp(`Kornfeld|${sessionId}`));
    standInModel(null);
    await runDurableObjectAlarm(object);
    expect(await chats.read(sessionId)).toMatchObject({ pending: false, step: 1 });
  });
});
