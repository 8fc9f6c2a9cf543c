// Conversations of `npm run bench -- load`: each answer must equal the one that the same message got without load.
import * as v from "valibot";
import {
  chatSessionHeader,
  priceChatAnswerSchema,
  priceChatSessionSchema,
} from "#contract/price-calculator/price-chat.ts";
import { request } from "../outbox/senders.ts";
import { type Answer, type Call, jsonHeaders, sendAndJudge, type Verdict } from "./calls.ts";

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
/** Minimum of concurrent conversations: visitors also read and think. */
const OPEN_CONVERSATIONS = 30;

interface Conversation {
  session: string;
  script: number;
  /** Number of answered messages. */
  step: number;
  /** Of the next message; kept when it is resent. */
  turnId: string;
}

export interface ChatVisitors {
  /** The next message of some conversation; unanswered ones are resent, as the page does. */
  call: () => Call;
  /** Number of sent messages without an answer. */
  unanswered: () => number;
  /** What is wrong with the stored conversations. */
  findStoredFaults: () => Promise<string[]>;
}

/** First plays every conversation without load; no other call may run meanwhile. */
export async function createChatVisitors(port: number): Promise<ChatVisitors> {
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
        const verdict = await sendTurn(port, conversation, expected[conversation.script] ?? []);
        if (verdict.outcome === "right") answered(conversation);
        else if (verdict.outcome !== "wrong") failed.push(conversation);
        return verdict;
      },
    }),
    unanswered: () => failed.length,
    async findStoredFaults() {
      const faults: string[] = [];
      for (const conversation of all) faults.push(...(await compareStored(port, conversation, expected)));
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
  const answer = await request(port, toRequest({ ...conversation, step, turnId: crypto.randomUUID() }));
  if (answer.status !== 200) throw new Error(`status ${answer.status}: ${answer.body}`);
  return normalise(answer, conversation).text;
}

async function sendTurn(port: number, conversation: Conversation, expected: string[]): Promise<Verdict> {
  const verdict = await sendAndJudge(port, toRequest(conversation), (answer) => {
    const { text, isOwn } = normalise(answer, conversation);
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

function toRequest(conversation: Conversation) {
  const { session, step, turnId } = conversation;
  const messages = [{ role: "user", content: messagesOf(conversation)[step] }];
  return {
    method: "POST",
    path: CHAT,
    headers: { ...jsonHeaders, [chatSessionHeader]: session },
    body: JSON.stringify({ messages, conversationStep: step + 1, turnId }),
  };
}

/** The answer without ids, which differ by session. */
function normalise({ body }: Answer, { session }: Conversation): { text: string; isOwn: boolean } {
  const { sessionId, priceEstimate, ...rest } = v.parse(priceChatAnswerSchema, JSON.parse(body));
  const { id: _id, ...estimate } = priceEstimate ?? { id: "" };
  return { text: JSON.stringify({ ...rest, estimate }), isOwn: sessionId === session };
}

/** Every answered message and its answer must be stored once, in order. */
async function compareStored(
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
