import { describe, expect, it, vi } from "vitest";
import { ApiError } from "#app/api-client.ts";
import {
  type Conversation,
  newConversation,
  nextConversation,
} from "#app/features/price-chat/conversation/conversation.ts";
import {
  type Deps,
  PAUSES_MS,
  refresh,
  restore,
  sendOutbox,
} from "#app/features/price-chat/conversation/converse.ts";
import type { ReadSession } from "#app/features/price-chat/conversation/read-answers.ts";
import { listMessages, type Turn } from "#app/features/price-chat/log/messages.ts";
import { priceChatFaults } from "#content/messages.ts";
import { owner } from "#content/owner.ts";
import { chatFailure } from "#content/pages/preisrechner/preisrechner.ts";
import { AT, answer, contents, conversed, session, turn, uuid } from "./conversations.ts";

const SESSION = uuid(100);
const offline = new ApiError("Der Server ist nicht erreichbar.");
const stay = new AbortController().signal;

/** A page whose server answers as told; without a word from the test it answers everything. */
function page(from: Conversation = newConversation) {
  const state = { now: from };
  const ask = vi.fn<Deps["ask"]>(async (_, { messages }) =>
    answer(`Antwort auf ${messages.at(-1)?.content}`),
  );
  const load = vi.fn<Deps["load"]>(async () => null);
  const wait = vi.fn<Deps["wait"]>(async () => {});
  const toast = vi.fn<Deps["toast"]>();
  const notifyTabs = vi.fn<Deps["notifyTabs"]>();
  const deps: Deps = {
    now: () => state.now,
    send: (event) => {
      state.now = nextConversation(state.now, event);
    },
    toast,
    ask,
    load,
    notifyTabs,
    clock: () => AT,
    wait,
  };
  const say = (each: Turn) => deps.send({ type: "said", turn: each });
  return { state, deps, ask, load, wait, toast, notifyTabs, say };
}

describe("sending", () => {
  it("sends one message, takes its answer, and tells other tabs [CHAT-19] [CHAT-22]", async () => {
    const { state, deps, ask, notifyTabs, say } = page();
    say(turn(1));
    await sendOutbox(SESSION, deps, stay);
    expect(ask).toHaveBeenCalledExactlyOnceWith(SESSION, expect.objectContaining({ turnId: turn(1).id }));
    expect(contents(state.now.messages)).toEqual(["Text 1", "Antwort auf Text 1"]);
    expect(notifyTabs).toHaveBeenCalledTimes(1);
  });

  it("keeps a message that failed, says so, and sends the same turn again [CHAT-23] [CHAT-24] [EDGE-09]", async () => {
    const { state, deps, ask, toast, say } = page();
    say(turn(1));
    ask.mockRejectedValueOnce(offline);
    await sendOutbox(SESSION, deps, stay);
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      kind: "destructive",
      title: "Fehler",
      text: "Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.",
    });
    expect(state.now).toMatchObject({
      phase: "ready",
      outbox: [turn(1)],
      trouble: { kind: "unanswered", detail: offline.detail },
    });
    await sendOutbox(SESSION, deps, stay);
    expect(ask.mock.calls[1]).toEqual(ask.mock.calls[0]);
    expect(state.now).toMatchObject({ outbox: [], trouble: null });
  });

  it("keeps a message that would begin one conversation too many today, and says why and where else to turn [SAFE-19] [EDGE-17]", async () => {
    const { state, deps, ask, say } = page();
    const limited = { status: 429, detail: priceChatFaults.tooManyToday };
    say(turn(1));
    ask.mockRejectedValueOnce(new ApiError("HTTP 429", limited));
    await sendOutbox(SESSION, deps, stay);
    expect(state.now).toMatchObject({
      phase: "ready",
      outbox: [turn(1)],
      trouble: { kind: "unanswered", detail: expect.stringContaining(owner.email) },
    });
    expect(contents(listMessages(state.now)).at(-1)).toBe("Text 1");
    await sendOutbox(SESSION, deps, stay);
    expect(state.now).toMatchObject({ outbox: [], trouble: null });
  });

  it("sends what failed before what was written after it, in order", async () => {
    const { state, deps, ask, say } = page();
    say(turn(1));
    ask.mockRejectedValueOnce(offline);
    await sendOutbox(SESSION, deps, stay);
    say(turn(2));
    await sendOutbox(SESSION, deps, stay);
    expect(ask.mock.calls.map(([, { conversationStep, turnId }]) => [conversationStep, turnId])).toEqual([
      [1, turn(1).id],
      [1, turn(1).id],
      [2, turn(2).id],
    ]);
    expect(contents(listMessages(state.now)).slice(1)).toEqual([
      "Text 1",
      "Antwort auf Text 1",
      "Text 2",
      "Antwort auf Text 2",
    ]);
  });

  it("says nothing to a visitor who has left [API-24]", async () => {
    const { state, deps, ask, toast, say } = page();
    const leaving = new AbortController();
    say(turn(1));
    ask.mockImplementationOnce(async () => {
      leaving.abort();
      throw offline;
    });
    await sendOutbox(SESSION, deps, leaving.signal);
    expect(toast).not.toHaveBeenCalled();
    expect(state.now.outbox).toEqual([turn(1)]);
  });
});

describe("a stale message", () => {
  const elsewhere = session([turn(1), turn(9, "aus dem anderen Fenster")]);
  const stale = (data?: unknown) => new ApiError("HTTP 409", { status: 409, data });

  it("gives way to the conversation that the refusal brings, and returns to the field [EDGE-09]", async () => {
    const { state, deps, ask, load, toast, say } = page(conversed([turn(1)]));
    say(turn(2));
    const conversation = {
      ...elsewhere,
      messages: elsewhere.messages.map(({ estimate: _, ...message }) => message),
    };
    ask.mockRejectedValueOnce(stale({ conversation }));
    await sendOutbox(SESSION, deps, stay);
    expect(load).not.toHaveBeenCalled();
    expect(contents(state.now.messages)).toContain("aus dem anderen Fenster");
    expect(state.now.returned.text).toBe("Text 2");
    expect(toast).not.toHaveBeenCalled();
  });

  it("asks for the conversation where the refusal brings none", async () => {
    const { state, deps, ask, load, say } = page(conversed([turn(1)]));
    say(turn(2));
    ask.mockRejectedValueOnce(stale());
    load.mockResolvedValueOnce(elsewhere);
    await sendOutbox(SESSION, deps, stay);
    expect(state.now.returned.text).toBe("Text 2");
    expect(contents(state.now.messages)).toContain("aus dem anderen Fenster");
  });

  it("is a failure like any other when the conversation cannot be had", async () => {
    const { state, deps, ask, load, toast, say } = page(conversed([turn(1)]));
    say(turn(2));
    ask.mockRejectedValueOnce(stale());
    load.mockRejectedValueOnce(offline);
    await sendOutbox(SESSION, deps, stay);
    expect(state.now.outbox).toEqual([turn(2)]);
    expect(toast).toHaveBeenCalledWith({ kind: "destructive", ...chatFailure.toast });
  });
});

describe("after a reload", () => {
  it("shows what the server has [EDGE-07]", async () => {
    const { state, deps, ask, load } = page();
    load.mockResolvedValueOnce(session([turn(1)]));
    await restore(SESSION, [], deps, stay);
    expect(contents(state.now.messages)).toEqual(["Text 1", "Antwort auf Text 1"]);
    expect(state.now.phase).toBe("ready");
    expect(ask).not.toHaveBeenCalled();
  });

  it("waits with growing pauses for an answer under way [EDGE-08]", async () => {
    const { state, deps, load, wait } = page();
    const pending = session([turn(1)], { pending: true });
    load.mockResolvedValueOnce(pending).mockResolvedValueOnce(pending).mockRejectedValueOnce(offline);
    load.mockResolvedValueOnce(session([turn(1)]));
    await restore(SESSION, [turn(1)], deps, stay);
    expect(wait.mock.calls.map(([ms]) => ms)).toEqual(PAUSES_MS.slice(0, 3));
    expect(PAUSES_MS.toSorted((a, b) => a - b)).toEqual(PAUSES_MS);
    expect(contents(state.now.messages)).toEqual(["Text 1", "Antwort auf Text 1"]);
    expect(state.now.outbox).toEqual([]);
  });

  it("leaves it to the visitor when the answer does not come [EDGE-08]", async () => {
    const { state, deps, load } = page();
    load.mockResolvedValue(session([turn(1)], { pending: true }));
    await restore(SESSION, [], deps, stay);
    expect(load).toHaveBeenCalledTimes(1 + PAUSES_MS.length);
    expect(state.now).toMatchObject({ phase: "ready", trouble: { kind: "lost" } });
  });

  it("sends what never arrived, under the same id [EDGE-08] [EDGE-09]", async () => {
    const { state, deps, ask, load } = page();
    load.mockResolvedValueOnce(session([turn(1)]));
    await restore(SESSION, [turn(2)], deps, stay);
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      SESSION,
      expect.objectContaining({ turnId: turn(2).id, conversationStep: 2 }),
    );
    expect(contents(state.now.messages).at(-1)).toBe("Antwort auf Text 2");
  });

  it("says that it could not be loaded, and keeps what was under way [EDGE-22]", async () => {
    const { state, deps, load, ask } = page();
    load.mockRejectedValueOnce(offline);
    await restore(SESSION, [turn(1)], deps, stay);
    expect(state.now).toMatchObject({ phase: "ready", outbox: [turn(1)], trouble: { kind: "unrestored" } });
    expect(ask).not.toHaveBeenCalled();
  });
});

describe("a quiet look", () => {
  it("shows what another tab has said [EDGE-07]", async () => {
    const { state, deps, load } = page(conversed([turn(1)]));
    load.mockResolvedValueOnce(session([turn(1), turn(2)]));
    await refresh(SESSION, deps, stay);
    expect(contents(state.now.messages)).toContain("Text 2");
  });

  it("changes nothing when it fails, or a message was sent meanwhile", async () => {
    const { state, deps, load, say } = page(conversed([turn(1)]));
    const before = state.now;
    load.mockRejectedValueOnce(offline);
    await refresh(SESSION, deps, stay);
    expect(state.now).toBe(before);
    load.mockImplementationOnce(async (): Promise<ReadSession> => {
      say(turn(2));
      deps.send({ type: "sending" });
      return session([turn(1)]);
    });
    await refresh(SESSION, deps, stay);
    expect(state.now).toMatchObject({ phase: "sending", outbox: [turn(2)] });
  });
});
