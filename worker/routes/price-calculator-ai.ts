// POST /functions/v1/price-calculator-ai: a message to the price calculator and its answer. GET and DELETE …/session: the conversation
// as it is stored. The header X-Chat-Session names it; without it a call brings all of the visitor's messages along.
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { priceChatFaults } from "#content/messages.ts";
import {
  chatLimits,
  chatSessionHeader,
  chatSessionIdSchema,
  type PriceChatAnswer,
  type PriceChatRequest,
  priceChatRequestSchema,
} from "#contract/price-chat.ts";
import type { TurnOutcome, VisitorTurn } from "../chat/chat-client.ts";
import type { ApiContext } from "../http/context.ts";
import { readJson } from "../http/json-body.ts";
import { keyCheck } from "../http/key-check.ts";
import { onlyMethods } from "../http/paths-and-methods.ts";
import { problem } from "../http/problem.ts";
import { tooManyCalls } from "../http/rate-limits.ts";
import { withinTime } from "../http/time-limit.ts";
import { finishEvenIfLeft, leftAnswer } from "../http/visitor-left.ts";
import type { Services } from "../services.ts";

/** Thirty messages of the longest kind with their answers take about 150 KiB; room for characters that need more bytes. */
const MAX_BODY_BYTES = 256 * 1024;

export function priceCalculatorRoute(services: Services) {
  const withKey = keyCheck(services.publicKey);
  return new Hono<ApiContext>()
    .post("/", withKey, (c) => answerMessage(c, services))
    .all("/", onlyMethods("POST"))
    .get("/session", withKey, async (c) => {
      const named = sessionOf(c);
      if (named === "malformed") return malformed(c);
      const session = named === null ? null : await services.chats.read(named);
      return session === null ? problem(c, "not-found", { detail: priceChatFaults.gone }) : c.json(session);
    })
    .delete("/session", withKey, async (c) => {
      const named = sessionOf(c);
      if (named === "malformed") return malformed(c);
      // Deleted already is deleted, too.
      if (named !== null) await services.chats.forget(named);
      return c.body(null, 204);
    })
    .all("/session", onlyMethods("GET", "HEAD", "DELETE"));
}

async function answerMessage(c: Context<ApiContext>, services: Services): Promise<Response> {
  const body = await readJson(c.req.raw, priceChatRequestSchema, MAX_BODY_BYTES);
  if (!body.ok) return problem(c, body.code, body.details);
  const named = sessionOf(c);
  if (named === "malformed") return malformed(c);
  if (!(await services.limits.chat(c.get("visitor")))) return tooManyCalls(c);
  const sessionId = named ?? crypto.randomUUID();
  const turn = services.chats.turn(sessionId, visitorTurn(body.value, named !== null));
  // A reload in the middle leaves the answer to be found by the page that comes after it.
  finishEvenIfLeft(c, turn);
  const ended = await withinTime(() => turn, c.req.raw.signal, services.times.chatMs);
  if (ended.kind === "left") return leftAnswer();
  if (ended.kind === "too-slow") return problem(c, "target-too-slow", { detail: priceChatFaults.tooSlow });
  return outcomeAnswer(c, sessionId, ended.value);
}

/** Of messages that are not the visitor's nothing is read; in a session, of his own only the newest. */
function visitorTurn(
  { messages, conversationStep, turnId }: PriceChatRequest,
  inSession: boolean,
): VisitorTurn {
  const said = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  return {
    turnId: turnId ?? crypto.randomUUID(),
    texts: inSession ? said.slice(-1) : said,
    step: inSession ? conversationStep : said.length,
  };
}

function outcomeAnswer(c: Context<ApiContext>, sessionId: string, outcome: TurnOutcome): Response {
  switch (outcome.outcome) {
    case "answered":
      return c.json({ ...outcome.answer, sessionId } satisfies PriceChatAnswer);
    case "stale":
      return problem(c, "stale-turn", { members: { conversation: outcome.session } });
    case "full":
      return problem(c, "bad-request", { detail: priceChatFaults.full(chatLimits.turns) });
  }
}

/** Null: the call names none. */
function sessionOf(c: Context<ApiContext>): string | "malformed" | null {
  const name = c.req.header(chatSessionHeader);
  if (name === undefined) return null;
  const read = v.safeParse(chatSessionIdSchema, name);
  return read.success ? read.output : "malformed";
}

function malformed(c: Context<ApiContext>): Response {
  return problem(c, "bad-request", { detail: priceChatFaults.unnamed });
}
