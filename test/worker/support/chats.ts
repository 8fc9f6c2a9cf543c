// Conversations with sessions of their own, in the real objects, and a model that does what a test says.
import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { ChatModel } from "#worker/chat/answer-turn.ts";
import { createChats, type TurnOutcome, type VisitorTurn } from "#worker/chat/chat-client.ts";
import { ChatSession } from "#worker/chat/chat-session.ts";
import { objectName } from "#worker/chat/session-names.ts";
import type { StoredTurn } from "#worker/chat/turns.ts";

const SECRET = "a secret of more than thirty-two characters";
export const chats = createChats((name) => env.CHAT_SESSION.getByName(name), SECRET);

/** Texts that lead to an estimate: a company site of 3 to 5 pages, 1.290 €. */
export const wholePath = [
  "Handwerksbetrieb",
  "Einfache Firmenwebsite",
  "3–5 Seiten",
  "2–3 Wochen",
  "Standard reicht",
] as const;

export function turnOf(text: string, step = 1): VisitorTurn {
  return { turnId: crypto.randomUUID(), texts: [text], step, visitor: crypto.randomUUID() };
}

/** As `turnOf` by a certain visitor. */
export function turnBy(visitor: string, text: string, step = 1): VisitorTurn {
  return { ...turnOf(text, step), visitor };
}

/** The answer to a turn, which must be taken. */
export function answered(outcome: TurnOutcome) {
  if (outcome.outcome !== "answered") throw new Error(`Expected an answer, got ${outcome.outcome}`);
  return outcome.answer;
}

/** Sends texts one after the other; the answers. */
export async function say(sessionId: string, texts: readonly string[], first = 1) {
  const answers = [];
  for (const [index, text] of texts.entries())
    answers.push(answered(await chats.turn(sessionId, turnOf(text, first + index))));
  return answers;
}

/** A session with an estimate. */
export async function withEstimate() {
  const sessionId = crypto.randomUUID();
  const estimate = (await say(sessionId, wholePath)).at(-1)?.priceEstimate;
  if (!estimate) throw new Error("Expected an estimate");
  return { sessionId, estimate };
}

export async function objectOf(sessionId: string) {
  return env.CHAT_SESSION.getByName(await objectName(SECRET, sessionId));
}

/** What the object of a session holds. */
export async function storedOf(sessionId: string) {
  return runInDurableObject(await objectOf(sessionId), async (_, state) => ({
    turns: [...state.storage.kv.list<StoredTurn>()].map(([, turn]) => turn),
    alarm: await state.storage.getAlarm(),
  }));
}

/** Whether the object of a session has ever written: its database has tables then, until all is deleted. */
export async function hasTraces(sessionId: string): Promise<boolean> {
  return runInDurableObject(await objectOf(sessionId), async (_, { storage }) => {
    const tables = [...storage.sql.exec("SELECT name FROM sqlite_master")];
    return tables.length > 0 || (await storage.getAlarm()) !== null;
  });
}

/** Ends the object in the middle of whatever it does; the next call starts it anew from what is stored. */
export async function kill(sessionId: string): Promise<void> {
  await runInDurableObject(await objectOf(sessionId), (_, state) => state.abort("killed")).catch(() => {});
}

/** Stands in for the model of every session until `vi.restoreAllMocks`; without one, the rules answer. */
export function standInModel(model: ChatModel | null) {
  const prototype = ChatSession.prototype as unknown as { model: () => ChatModel | null };
  return vi.spyOn(prototype, "model").mockReturnValue(model);
}

/** A model that answers by the rules, but nothing before `release`; `asked` are the messages it was given. */
export function heldModel() {
  const gate = Promise.withResolvers<void>();
  const asked: string[] = [];
  standInModel(
    ({ message, reply }) =>
      new Promise((resolve) => {
        asked.push(message);
        gate.promise.then(() => resolve(reply));
      }),
  );
  return { asked, release: () => gate.resolve() };
}
