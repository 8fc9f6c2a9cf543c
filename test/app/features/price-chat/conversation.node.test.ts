import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  type Conversation,
  hasBegun,
  isBusy,
  isFull,
  newConversation,
  nextConversation,
} from "#app/features/price-chat/conversation/conversation.ts";
import { buildRequest, listMessages } from "#app/features/price-chat/log/messages.ts";
import { greeting, quickReplies } from "#content/price-calculator/price-chat.ts";
import { chatLimits, priceChatRequestSchema } from "#contract/price-calculator/price-chat.ts";
import { opening } from "#worker/chat/conversation.ts";
import { AT, answer, contents, conversed, estimate, session, turn } from "./conversations.ts";

const say = (now: Conversation, n: number) => nextConversation(now, { type: "said", turn: turn(n) });

describe("a new conversation", () => {
  it("stands where the calculator's own rules begin, with its greeting [CHAT-03] [CHAT-07]", () => {
    const { content, step, quickReplies: first, understood, form, runningPrice } = opening();
    const price = runningPrice;
    expect(newConversation.state).toEqual({ step, quickReplies: first, understood, form, price });
    expect(contents(listMessages(newConversation))).toEqual([content]);
    expect(greeting).toMatch(/heißt Ihr Betrieb.*Branche/);
    expect(hasBegun(newConversation)).toBe(false);
  });
});

describe("a message", () => {
  it("is shown at once, and answered below it [CHAT-19] [CHAT-22]", () => {
    const said = nextConversation(say(newConversation, 1), { type: "sending" });
    expect(contents(listMessages(said))).toEqual([greeting, "Text 1"]);
    expect(isBusy(said)).toBe(true);
    const done = nextConversation(said, { type: "answered", turn: turn(1), answer: answer("Gut."), at: AT });
    expect(listMessages(done).map(({ role, content }) => [role, content])).toEqual([
      ["assistant", greeting],
      ["user", "Text 1"],
      ["assistant", "Gut."],
    ]);
    expect(isBusy(done)).toBe(false);
  });

  it("is not taken while another is under way, or the conversation is full [CHAT-18] [CHAT-58]", () => {
    const sending = nextConversation(say(newConversation, 1), { type: "sending" });
    expect(say(sending, 2)).toBe(sending);
    const full = conversed(Array.from({ length: chatLimits.turns }, (_, index) => turn(index)));
    expect(isFull(full)).toBe(true);
    expect(say(full, 99)).toBe(full);
  });

  it("stays after a failure, and can be sent again or taken back [CHAT-23] [CHAT-24]", () => {
    const failed = nextConversation(say(conversed([turn(1)]), 2), {
      type: "failed",
      kind: "unanswered",
      detail: "Kein Netz.",
    });
    expect(isBusy(failed)).toBe(false);
    expect(contents(listMessages(failed)).at(-1)).toBe("Text 2");
    expect(failed.trouble).toEqual({ kind: "unanswered", detail: "Kein Netz." });
    const back = nextConversation(failed, { type: "takenBack" });
    expect([back.outbox, back.returned.text, back.trouble]).toEqual([[], "Text 2", null]);
  });
});

describe("a request", () => {
  it("holds role and content alone, without what the system says, and counts the visitor's messages [CHAT-25] [CHAT-26] [CHAT-27] [DATA-06]", () => {
    const system = {
      id: "s",
      role: "system" as const,
      content: "Gespräch fortgesetzt",
      timestamp: AT,
      estimate: null,
    };
    const one = conversed([turn(1, "Malerbetrieb")]);
    const now = { ...one, messages: [system, ...one.messages] };
    const request = buildRequest(now, turn(2, "5 Seiten"));
    expect(request).toEqual({
      messages: [
        { role: "assistant", content: greeting },
        { role: "user", content: "Malerbetrieb" },
        { role: "assistant", content: "Antwort auf Malerbetrieb" },
        { role: "user", content: "5 Seiten" },
      ],
      conversationStep: 2,
      turnId: turn(2).id,
    });
    expect(buildRequest(newConversation, turn(1)).conversationStep).toBe(1);
  });

  it("keeps the contract up to the last message a conversation may hold [CHAT-58]", () => {
    const almost = conversed(Array.from({ length: chatLimits.turns - 1 }, (_, index) => turn(index)));
    expect(v.is(priceChatRequestSchema, buildRequest(almost, turn(99)))).toBe(true);
  });

  it("of a message that failed is the same when it is sent again [EDGE-09]", () => {
    const said = say(conversed([turn(1)]), 2);
    const failed = nextConversation(said, { type: "failed", kind: "unanswered", detail: "" });
    expect(buildRequest(failed, turn(2))).toEqual(buildRequest(said, turn(2)));
  });
});

describe("an answer without more than its words", () => {
  it.each([
    [1, quickReplies.projectType],
    [2, quickReplies.pages],
    [3, quickReplies.timeline],
    [4, quickReplies.features],
    [5, []],
    [6, []],
  ] as const)(
    "suggests after %d messages what their number asks for [CHAT-07] [CHAT-08] [CHAT-09] [CHAT-10] [CHAT-11] [CHAT-12]",
    (count, replies) => {
      const { state } = conversed(Array.from({ length: count }, (_, index) => turn(index)));
      expect(state.quickReplies).toEqual(replies);
      expect(state.step).toBe(Math.min(count, 5));
    },
  );
});

describe("an estimate", () => {
  it("opens by itself when it is answered, once [CHAT-31] [CHAT-32]", () => {
    const said = nextConversation(say(newConversation, 1), { type: "sending" });
    const done = nextConversation(said, {
      type: "answered",
      turn: turn(1),
      answer: answer("Gut.", { estimate }),
      at: AT,
    });
    expect(done.opensNext).toBe(done.messages.at(-1)?.id);
    expect(nextConversation(done, { type: "opened" }).opensNext).toBeNull();
  });

  const priced = session([turn(1)]);
  const withEstimate = {
    ...priced,
    messages: priced.messages.map((message) =>
      message.role === "assistant" ? { ...message, estimate } : message,
    ),
  };

  it("does not open when it is found after a reload [EDGE-07]", () => {
    const restoring = nextConversation(newConversation, { type: "restoring", kept: [] });
    const found = nextConversation(restoring, { type: "seen", session: withEstimate });
    expect(found.messages.at(-1)?.estimate).toEqual(estimate);
    expect(found.opensNext).toBeNull();
  });

  it("opens when it comes while its visitor waits for it, not in another tab [EDGE-07] [EDGE-08] [CHAT-31]", () => {
    const waiting = nextConversation(newConversation, {
      type: "seen",
      session: session([turn(1)], { pending: true }),
    });
    expect(waiting.phase).toBe("waiting");
    expect(nextConversation(waiting, { type: "seen", session: withEstimate }).opensNext).toBeNull();
    const found = nextConversation(waiting, { type: "seen", session: withEstimate, awaited: true });
    expect(found.opensNext).toBe(`${turn(1).id}/answer`);
  });
});

describe("what the server has", () => {
  it("takes the place of what the page knew, and leaves out what it has answered [EDGE-07]", () => {
    const kept = [turn(2)];
    const restoring = nextConversation(newConversation, { type: "restoring", kept });
    expect(contents(listMessages(restoring))).toEqual([greeting, "Text 2"]);
    const found = nextConversation(restoring, {
      type: "seen",
      session: session([turn(1), turn(2)], {
        step: 2,
        quickReplies: ["a"],
        runningPrice: { min: 1290, max: 2490 },
      }),
    });
    expect(contents(listMessages(found))).toEqual([
      greeting,
      "Text 1",
      "Antwort auf Text 1",
      "Text 2",
      "Antwort auf Text 2",
    ]);
    expect(found.state).toMatchObject({ step: 2, quickReplies: ["a"], price: { min: 1290, max: 2490 } });
    expect(found.outbox).toEqual([]);
  });

  it("leaves in the outbox what never arrived [EDGE-08]", () => {
    const restoring = nextConversation(newConversation, { type: "restoring", kept: [turn(2)] });
    const found = nextConversation(restoring, { type: "seen", session: session([turn(1)]) });
    expect(found.outbox).toEqual([turn(2)]);
    expect(nextConversation(restoring, { type: "seen", session: null }).outbox).toEqual([turn(2)]);
  });

  it("gives every message the id it had on the page, so that nothing is drawn or read aloud anew [CHAT-29]", () => {
    const here = conversed([turn(1)]);
    const found = nextConversation(here, { type: "seen", session: session([turn(1)]) });
    expect(found.messages.map(({ id }) => id)).toEqual(here.messages.map(({ id }) => id));
  });

  it("is not looked at while a message is under way", () => {
    const sending = nextConversation(say(newConversation, 1), { type: "sending" });
    expect(nextConversation(sending, { type: "seen", session: null })).toBe(sending);
  });

  it("holds when another window was quicker: the text goes back into the field [EDGE-09]", () => {
    const sending = nextConversation(say(conversed([turn(1)]), 2), { type: "sending" });
    const overtaken = nextConversation(sending, {
      type: "overtaken",
      session: session([turn(1), turn(7, "aus dem anderen Fenster")]),
    });
    expect(contents(overtaken.messages)).toContain("aus dem anderen Fenster");
    expect([overtaken.outbox, overtaken.returned.text, overtaken.phase]).toEqual([[], "Text 2", "ready"]);
    expect(overtaken.trouble?.kind).toBe("overtaken");
  });

  it("is nothing after the conversation was deleted [EDGE-12]", () => {
    const cleared = nextConversation(conversed([turn(1)]), { type: "cleared" });
    expect(cleared).toEqual(newConversation);
  });
});
