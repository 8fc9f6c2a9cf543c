// Conversations of `npm run bench -- load`: each answer must be the one that the same message got when it was played alone.
import * as v from "valibot";
import { chatSessionHeader, priceChatAnswerSchema, priceChatSessionSchema } from "#contract/price-chat.ts";
import { request } from "../outbox/senders.ts";
import { type Answer, type Call, jsonHeaders, judged, type Verdict } from "./calls.ts";

const CHAT = "/functions/v1/price-calculator-ai";

const CONVERSATIONS: readonly (readonly string[])[] = [
  [
    "Handwerksbetrieb",
    "Einfache Firmenwebsite",
    "6–10 Seiten",
    "2–3 Wochen",
    "Buchungssystem",
    "doch nur 4 Seiten, aber mit Shop",
  ],
  [
    "Wir sind eine Bäckerei in Münster",
    "Online-Shop",
    "etwa zwölf Seiten",
    "es eilt nicht",
    "Newsletter und Galerie",
  ],
  ["Zahnarztpraxis", "Was kostet die Betreuung?", "Firmenwebsite", "1–5 Seiten", "1 Monat", "keine", "danke"],
];
/** Conversations under way at a time, at least: a visitor also reads and thinks. */
const OPEN_CONVERSATIONS = 30;

interface Conversation {
  session: string;
  script: number;
  /** Messages answered. */
  step: number;
  /** Of the message that comes next; kept when it has to be sent again. */
  turnId: string;
}

export interface ChatVisitors {
  /** The next message of somebody; one that got no answer is sent again, as the page does. */
  call: () => Call;
  /** Messages without an answer that had been sent. */
  unanswered: () => number;
  /** What is wrong with the stored conversations. */
  faultsInStored: () => Promise<string[]>;
}

/** Plays every conversation alone first; no other call may run meanwhile. */
export async function chatVisitors(port: number): Promise<ChatVisitors> {
  const expected: string[][] = [];
  for (const [script, messages] of CONVERSATIONS.entries()) {
    const alone = begin(script);
    const answers: string[] = [];
    for (let step = 0; step < messages.length; step++) answers.push(await answerAlone(port, alone, step));
    expected.push(answers);
  }
  const all: Conversation[] = [];
  const waiting: Conversation[] = [];
  const failed: Conversation[] = [];
  const pick = () => {
    const again = failed.shift() ?? (waiting.length > OPEN_CONVERSATIONS ? waiting.shift() : undefined);
    if (again) return again;
    const fresh = begin(all.length % CONVERSATIONS.length);
    all.push(fresh);
    return fresh;
  };
  const answered = (conversation: Conversation) => {
    conversation.step += 1;
    conversation.turnId = crypto.randomUUID();
    if (conversation.step < messagesOf(conversation).length) waiting.push(conversation);
  };
  return {
    call: () => ({
      kind: "chat turn",
      send: async () => {
        const conversation = pick();
        const verdict = await take(port, conversation, expected[conversation.script] ?? []);
        if (verdict.outcome === "right") answered(conversation);
        else if (verdict.outcome !== "wrong") failed.push(conversation);
        return verdict;
      },
    }),
    unanswered: () => failed.length,
    async faultsInStored() {
      const faults: string[] = [];
      for (const conversation of all) faults.push(...(await storedFaults(port, conversation, expected)));
      return faults;
    },
  };
}

function begin(script: number): Conversation {
  return { session: crypto.randomUUID(), script, step: 0, turnId: crypto.randomUUID() };
}

function messagesOf({ script }: Conversation): readonly string[] {
  return CONVERSATIONS[script] ?? [];
}

async function answerAlone(port: number, conversation: Conversation, step: number): Promise<string> {
  const answer = await request(port, sent({ ...conversation, step, turnId: crypto.randomUUID() }));
  if (answer.status !== 200) throw new Error(`status ${answer.status}: ${answer.body}`);
  return comparable(answer, conversation).text;
}

async function take(port: number, conversation: Conversation, expected: string[]): Promise<Verdict> {
  const verdict = await judged(port, sent(conversation), (answer) => {
    const { text, isOwn } = comparable(answer, conversation);
    if (!isOwn) return "the answer of another session";
    return text === expected[conversation.step]
      ? null
      : `message ${conversation.step + 1}: ${text.slice(0, 200)}`;
  });
  // The page's own step is refused only where an answered message is missing.
  if (verdict.outcome === "problem" && verdict.code === "stale-turn")
    return { outcome: "wrong", why: "an answered message is lost" };
  return verdict;
}

function sent(conversation: Conversation) {
  const { session, step, turnId } = conversation;
  const messages = [{ role: "user", content: messagesOf(conversation)[step] }];
  return {
    method: "POST",
    path: CHAT,
    headers: { ...jsonHeaders, [chatSessionHeader]: session },
    body: JSON.stringify({ messages, conversationStep: step + 1, turnId }),
  };
}

/** The answer without the ids, which every session has of its own. */
function comparable({ body }: Answer, { session }: Conversation): { text: string; isOwn: boolean } {
  const { sessionId, priceEstimate, ...rest } = v.parse(priceChatAnswerSchema, JSON.parse(body));
  const { id: _id, ...estimate } = priceEstimate ?? { id: "" };
  return { text: JSON.stringify({ ...rest, estimate }), isOwn: sessionId === session };
}

/** Every answered message with its answer, in order, once. */
async function storedFaults(
  port: number,
  conversation: Conversation,
  expected: readonly string[][],
): Promise<string[]> {
  const headers = { ...jsonHeaders, [chatSessionHeader]: conversation.session };
  const answer = await request(port, { method: "GET", path: `${CHAT}/session`, headers });
  if (answer.status === 404 && conversation.step === 0) return [];
  if (answer.status !== 200) return [`status ${answer.status}`];
  const { messages } = v.parse(priceChatSessionSchema, JSON.parse(answer.body));
  const wanted = (expected[conversation.script] ?? [])
    .slice(0, conversation.step)
    .flatMap((text, step) => [
      messagesOf(conversation)[step],
      (JSON.parse(text) as { content: string }).content,
    ]);
  const found = messages.map(({ content }) => content);
  return JSON.stringify(found) === JSON.stringify(wanted)
    ? []
    : [`${found.length} messages stored, ${wanted.length} answered`];
}
