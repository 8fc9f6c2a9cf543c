// Asks a vision model for a comment on a finished rating; scores, feedback and suggestions do not depend on it.
import { generateText, type LanguageModel, Output } from "ai";
import type { ViewportName } from "#contract/design-rating.ts";
import { withinTime } from "../http/time-limit.ts";
import { type CommentFault, checkComment } from "./comment/check-comment.ts";
import { buildRatingPrompt, commentSchema, instructions, type Rated } from "./comment/prompt.ts";

const MAX_TOKENS = 500;
/** Low: the words may vary, the facts may not. */
const TEMPERATURE = 0.3;

export interface CommentDeps {
  model: LanguageModel;
  /** Takes one call of the daily budget; false when none is left. */
  takeCall: () => Promise<boolean>;
  /** Covers everything, `takeCall` included. */
  timeLimitMs: number;
  onEnd: (end: CommentEnd) => void;
}

/** There is a comment after "worded" only. */
export interface CommentEnd {
  outcome: "worded" | "spent" | "left" | "too-slow" | "failed" | CommentFault;
  durationMs: number;
  /** Name and status of the error; its message may quote the page. */
  error?: string;
}

/** base64, image/jpeg. */
export type CommentPictures = Record<ViewportName, string>;

export type AskComment = (
  rated: Rated,
  pictures: CommentPictures,
  disconnected: AbortSignal,
) => Promise<string | null>;

/** Never rejects, and resolves within the time limit; null without a comment. */
export function createAskComment(deps: CommentDeps): AskComment {
  return async (rated, pictures, disconnected) => {
    const begin = Date.now();
    const { comment, ...end } = await writeComment(rated, pictures, disconnected, deps);
    deps.onEnd({ ...end, durationMs: Date.now() - begin });
    return comment;
  };
}

async function writeComment(
  rated: Rated,
  pictures: CommentPictures,
  disconnected: AbortSignal,
  deps: CommentDeps,
) {
  try {
    const ended = await withinTime(
      (stop) => ask(rated, pictures, deps, stop),
      disconnected,
      deps.timeLimitMs,
    );
    if (ended.kind !== "finished") return { outcome: ended.kind, comment: null };
    if (ended.value === null) return { outcome: "spent" as const, comment: null };
    const checked = checkComment(ended.value, rated);
    return checked.ok
      ? { outcome: "worded" as const, comment: checked.comment }
      : { outcome: checked.fault, comment: null };
  } catch (error) {
    const { name, statusCode } = error as Error & { statusCode?: number };
    return {
      outcome: "failed" as const,
      comment: null,
      error: statusCode === undefined ? name : `${name} ${statusCode}`,
    };
  }
}

async function ask(
  rated: Rated,
  { desktop, mobile }: CommentPictures,
  { model, takeCall }: CommentDeps,
  stop: AbortSignal,
): Promise<string | null> {
  if (!(await takeCall())) return null;
  const picture = (data: string) => ({ type: "file" as const, data, mediaType: "image/jpeg" });
  const { output } = await generateText({
    model,
    instructions,
    messages: [
      {
        role: "user",
        content: [picture(desktop), picture(mobile), { type: "text", text: buildRatingPrompt(rated) }],
      },
    ],
    output: Output.object({ schema: commentSchema }),
    maxOutputTokens: MAX_TOKENS,
    temperature: TEMPERATURE,
    maxRetries: 0,
    abortSignal: stop,
  });
  return output.kommentar;
}
