// One turn with a language model: it may fill what the reader left open, and word the answer. Prices, figures and flow stay ours.
import { generateText, isStepCount, type LanguageModel, tool } from "ai";
import { confirmation } from "#content/price-calculator/price-chat.ts";
import { withinTime } from "../http/time-limit.ts";
import type { ChatModel, ModelTurn } from "./answer-turn.ts";
import { type Reply, takeTurn } from "./conversation.ts";
import { checkedWording, type WordingFault } from "./model/check-wording.ts";
import { turnFacts } from "./model/facts.ts";
import { heardIn, isLeftOpen } from "./model/hear.ts";
import { instructions, TOOL_NAME, toolDescription, turnPrompt } from "./model/instructions.ts";
import { type ModelSlots, modelSlots } from "./model/slots.ts";

/** The tool, then the words. */
const MAX_STEPS = 2;
/** An answer needs about 200, the tool's arguments as many. */
const MAX_TOKENS = 800;
/** Some variety in the words; the facts are checked. */
const TEMPERATURE = 0.3;

export interface ModelDeps {
  model: LanguageModel;
  takeCall: () => Promise<boolean>;
  /** For all of it, `takeCall` included. */
  timeLimitMs: number;
  onEnd: (end: ModelEnd) => void;
}

/** How a turn ended. Unless "worded", the rules' own words were used. */
export interface ModelEnd {
  outcome: "worded" | "spent" | "too-slow" | "failed" | WordingFault;
  durationMs: number;
  /** Name and status of the error; its message may quote the visitor. */
  error?: string;
}

type OnHeard = (slots: ModelSlots) => Reply;

/** Never rejects, and answers within the time limit whatever the model does. */
export function createModelAnswers(deps: ModelDeps): ChatModel {
  return async (turn) => {
    const begin = Date.now();
    let reply = turn.reply;
    const hear: OnHeard = (slots) => {
      reply = replyWith(slots, turn);
      return reply;
    };
    const { content, ...end } = await wordingOf(turn, () => reply, hear, deps);
    deps.onEnd({ ...end, durationMs: Date.now() - begin });
    // A confirmation is asked in our own words, whoever doubted.
    const isOurs = content === null || reply.quickReplies.includes(confirmation.replies.yes);
    return isOurs ? reply : { ...reply, content };
  };
}

async function wordingOf(turn: ModelTurn, reply: () => Reply, hear: OnHeard, deps: ModelDeps) {
  try {
    const ended = await withinTime((stop) => ask(turn, hear, deps, stop), neverAborted(), deps.timeLimitMs);
    if (ended.kind !== "finished") return { outcome: "too-slow" as const, content: null };
    if (ended.value === null) return { outcome: "spent" as const, content: null };
    const checked = checkedWording(ended.value, reply());
    return checked.ok
      ? { outcome: "worded" as const, content: checked.content }
      : { outcome: checked.fault, content: null };
  } catch (error) {
    return { outcome: "failed" as const, content: null, error: kindOf(error as Error) };
  }
}

/** „AI_APICallError 429“: what the owner can look up. */
function kindOf({ name, statusCode }: Error & { statusCode?: number }): string {
  return statusCode === undefined ? name : `${name} ${statusCode}`;
}

function neverAborted(): AbortSignal {
  return new AbortController().signal;
}

async function ask(
  turn: ModelTurn,
  hear: OnHeard,
  { model, takeCall }: ModelDeps,
  stop: AbortSignal,
): Promise<string | null> {
  if (!(await takeCall())) return null;
  const { text } = await generateText({
    model,
    instructions,
    prompt: turnPrompt(turn.message, turn.reply),
    tools: {
      [TOOL_NAME]: tool({
        description: toolDescription,
        inputSchema: modelSlots,
        execute: (slots) => turnFacts(hear(slots)),
      }),
    },
    // ModelOutcome for by name, the tool is sure to be called: where the reader was at a loss, nothing else could help.
    prepareStep: ({ stepNumber }) => ({
      toolChoice: stepNumber > 0 ? "none" : isLeftOpen(turn) ? { type: "tool", toolName: TOOL_NAME } : "auto",
    }),
    stopWhen: isStepCount(MAX_STEPS),
    maxOutputTokens: MAX_TOKENS,
    temperature: TEMPERATURE,
    maxRetries: 0,
    abortSignal: stop,
  });
  return text;
}

/** The turn again with what the model heard; without it where the reader knew better, or as much. */
function replyWith(slots: ModelSlots, { state, message, issue, reply }: ModelTurn): Reply {
  const next = takeTurn(state, message, issue, heardIn(slots, message)).reply;
  return next.content === reply.content ? reply : next;
}
