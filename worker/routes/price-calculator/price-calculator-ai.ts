// POST /functions/v1/price-calculator-ai: a message to the price calculator and its answer. GET and DELETE …/session: the conversation
// as it is stored. The header X-Chat-Session names it; without it a call brings all of the visitor's messages along, and nothing is stored.
import { Hono } from "hono";
import * as v from "valibot";
import { priceChatFaults } from "#content/messages.ts";
import {
  chatLimits,
  chatSessionHeader,
  chatSessionIdSchema,
  type PriceChatAnswer,
  priceChatRequestSchema,
} from "#contract/price-calculator/price-chat.ts";
import type { TurnOutcome } from "../../chat/chat-client.ts";
import { clientClosedResponse, keepRunningAfterDisconnect } from "../../http/client-disconnect.ts";
import type { ApiCall, ApiContext } from "../../http/context.ts";
import { keyCheck } from "../../http/key-check.ts";
import { onlyMethods, problem } from "../../http/problem.ts";
import { tooManyCalls } from "../../http/rate-limits.ts";
import { readJson } from "../../http/request-body.ts";
import { withinTime } from "../../http/time-limit.ts";
import { secondsUntilBerlinMidnight } from "../../quota/day.ts";
import type { Services } from "../../services/services.ts";

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

async function answerMessage(c: ApiCall, services: Services): Promise<Response> {
  const body = await readJson(c.req.raw, priceChatRequestSchema, MAX_BODY_BYTES);
  if (!body.ok) return problem(c, body.code, body.details);
  const named = sessionOf(c);
  if (named === "malformed") return malformed(c);
  if (!(await services.limits.chat(c.get("visitor")))) return tooManyCalls(c);
  // Of messages that are not the visitor's nothing is read.
  const texts = body.value.messages.filter(({ role }) => role === "user").map(({ content }) => content);
  if (named === null) {
    const { answerOnce } = await import("../../chat/answer-turn.ts");
    return c.json(answerOnce(texts, new Date()));
  }
  const { conversationStep: step, turnId = crypto.randomUUID() } = body.value;
  const turn = services.chats.turn(named, { turnId, texts, step, visitor: c.get("visitor") });
  // A reload in the middle leaves the answer to be found by the page that comes after it.
  keepRunningAfterDisconnect(c, turn);
  const ended = await withinTime(() => turn, c.req.raw.signal, services.times.chatMs);
  if (ended.kind === "left") return clientClosedResponse();
  if (ended.kind === "too-slow") return problem(c, "target-too-slow", { detail: priceChatFaults.tooSlow });
  if (ended.value.outcome === "answered") {
    if (step === 1) services.tally.count("chat-begun", named);
    if (ended.value.answer.priceEstimate) services.tally.count("chat-estimate", named);
  }
  return outcomeAnswer(c, named, ended.value);
}

function outcomeAnswer(c: ApiCall, sessionId: string, outcome: TurnOutcome): Response {
  switch (outcome.outcome) {
    case "answered":
      return c.json({ ...outcome.answer, sessionId } satisfies PriceChatAnswer);
    case "stale":
      return problem(c, "stale-turn", { members: { conversation: outcome.session } });
    case "full":
      return problem(c, "bad-request", { detail: priceChatFaults.full(chatLimits.turns) });
    case "too-many":
      return problem(c, "rate-limited", {
        detail: priceChatFaults.tooManyToday,
        retryAfterSeconds: secondsUntilBerlinMidnight(),
      });
  }
}

/** Null: the call names none. */
function sessionOf(c: ApiCall): string | "malformed" | null {
  const name = c.req.header(chatSessionHeader);
  if (name === undefined) return null;
  const read = v.safeParse(chatSessionIdSchema, name);
  return read.success ? read.output : "malformed";
}

function malformed(c: ApiCall): Response {
  return problem(c, "bad-request", { detail: priceChatFaults.unnamed });
}
