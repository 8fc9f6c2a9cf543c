// The model's calls of one visitor in a day: a share of the site's, after which the rules answer him and the model goes on with others.
import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { berlinDay, nextBerlinMidnight } from "#worker/quota/day.ts";
import { createChatModel } from "#worker/services/chat-model.ts";
import { MODEL_CALLS_OF_VISITOR } from "#worker/services/visitor-shares.ts";
import { answered, chats, kill, objectOf, standInModel, turnBy } from "../support/chats.ts";
import { says, standInAi } from "../support/models.ts";
import { recordLog, setClock } from "../support/outboxes.ts";

const WORDS = "Handwerk, notiert. Was für eine Website soll es werden?";

beforeEach(() => setClock());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Every session has a model that says WORDS; counters of their own. */
function bind({ dailyCalls = 300, rateLimits = true } = {}) {
  const own = crypto.randomUUID();
  const counters = { getByName: (name: string) => env.SEO_QUOTA.getByName(`${own} ${name}`) };
  const ai = standInAi(says(WORDS));
  const chatModel = { id: "@cf/zai-org/glm-4.7-flash", dailyCalls };
  standInModel(createChatModel({ chatModel, rateLimits }, { AI: ai.binding, SEO_QUOTA: counters }));
  const spent = async (name: string) => counters.getByName(`${name} on ${berlinDay(new Date())}`).spent();
  const count = async () => counters.getByName(`chat model ${berlinDay(new Date())}`).read();
  return { asked: ai.asked, spent, count };
}

/** The answer to the first message of a conversation of this visitor's. */
async function begin(visitor: string): Promise<string> {
  return answered(await chats.turn(crypto.randomUUID(), turnBy(visitor, "Handwerksbetrieb"))).content;
}

/** Conversations of one visitor are limited, too: his messages go to sessions that others have begun. */
async function talk(visitor: string, messages: number): Promise<string[]> {
  const said: string[] = [];
  while (said.length < messages) {
    const sessionId = crypto.randomUUID();
    await chats.turn(sessionId, turnBy(crypto.randomUUID(), "Handwerksbetrieb"));
    for (let step = 2; step <= 11 && said.length < messages; step++)
      said.push(answered(await chats.turn(sessionId, turnBy(visitor, "Handwerksbetrieb", step))).content);
  }
  return said;
}

describe("a visitor's share of the model", () => {
  it("is forty calls a day; after them the rules answer him, without a fault, and the model others [SAFE-21] [EDGE-14]", async () => {
    const log = recordLog();
    const { asked } = bind();
    const visitor = crypto.randomUUID();
    const others = () => asked.length;
    await talk(visitor, MODEL_CALLS_OF_VISITOR);
    const before = others();
    expect(await begin(visitor)).not.toBe(WORDS);
    expect(others()).toBe(before);
    expect(log.at(-1)).toContain('"spent"');
    expect(await begin(crypto.randomUUID())).toBe(WORDS);
    vi.setSystemTime(nextBerlinMidnight(new Date()));
    expect(await begin(visitor)).toBe(WORDS);
  });

  it("used up takes nothing more from the calls of all [SAFE-21]", async () => {
    recordLog();
    const { count, spent } = bind();
    const visitor = crypto.randomUUID();
    await talk(visitor, MODEL_CALLS_OF_VISITOR);
    const { used } = await count();
    for (let i = 0; i < 5; i++) await begin(visitor);
    expect((await count()).used).toBe(used);
    expect(await spent(`chat model calls of ${visitor}`)).toBe(MODEL_CALLS_OF_VISITOR);
  });

  it("is exact, also for messages at the same time [SAFE-21]", async () => {
    recordLog();
    const { spent, asked } = bind();
    const visitor = crypto.randomUUID();
    await talk(visitor, MODEL_CALLS_OF_VISITOR - 2);
    const before = asked.length;
    const answers = await Promise.all(Array.from({ length: 6 }, () => begin(visitor)));
    expect(answers.filter((content) => content === WORDS)).toHaveLength(2);
    expect(asked.length - before).toBe(2);
    expect(await spent(`chat model calls of ${visitor}`)).toBe(MODEL_CALLS_OF_VISITOR);
  });

  it("does not raise the budget of the day [SAFE-21] [EDGE-14]", async () => {
    recordLog();
    const { asked } = bind({ dailyCalls: 2 });
    for (let i = 0; i < 4; i++) await begin(crypto.randomUUID());
    expect(asked).toHaveLength(2);
  });

  it("is not counted where limits are off [SAFE-21]", async () => {
    recordLog();
    const { spent } = bind({ rateLimits: false });
    const visitor = crypto.randomUUID();
    expect(await begin(visitor)).toBe(WORDS);
    expect(await spent(`chat model calls of ${visitor}`)).toBe(0);
  });

  it("is not asked for an answer that nobody waits for: by alarm the rules answer [SAFE-21] [EDGE-08]", async () => {
    recordLog();
    const held = standInAi(() => new Promise(() => {}));
    const counters = {
      getByName: (name: string) => env.SEO_QUOTA.getByName(`${crypto.randomUUID()} ${name}`),
    };
    const chatModel = { id: "@cf/zai-org/glm-4.7-flash", dailyCalls: 300 };
    standInModel(createChatModel({ chatModel, rateLimits: true }, { AI: held.binding, SEO_QUOTA: counters }));
    const sessionId = crypto.randomUUID();
    const lost = chats.turn(sessionId, turnBy(crypto.randomUUID(), "Handwerksbetrieb")).catch(() => {});
    await vi.waitFor(() => expect(held.asked).toHaveLength(1));
    await kill(sessionId);
    await lost;
    const { asked } = bind();
    await runDurableObjectAlarm(await objectOf(sessionId));
    expect(asked).toEqual([]);
    expect(await chats.read(sessionId)).toMatchObject({ pending: false, step: 1 });
  });
});
