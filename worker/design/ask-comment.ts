// A vision model puts a rating into words. Scores, feedback and suggestions are there before it, and stay whatever it says.
import { generateText, type LanguageModel, Output } from "ai";
import { withinTime } from "../http/time-limit.ts";
import { type CommentFault, checkedComment } from "./comment/check-comment.ts";
import { instructions, type Rated, ratingPrompt } from "./comment/instructions.ts";
import { commentSchema } from "./comment/schema.ts";

const MOST_TOKENS = 500;
/** Little play: the words may differ, the facts may not. */
const TEMPERATURE = 0.3;

export interface CommentDeps {
  model: LanguageModel;
  /** Takes one of the calls that the day has; false when they are used up. */
  takeCall: () => Promise<boolean>;
  /** For all of it, `takeCall` included. */
  timeLimitMs: number;
  onEnd: (end: CommentEnd) => void;
}

/** How it ended. After anything but "worded" there is no comment. */
export interface CommentEnd {
  outcome: "worded" | "spent" | "left" | "too-slow" | "failed" | CommentFault;
  durationMs: number;
  /** Name and status of the error; its message may quote the page. */
  error?: string;
}

/** base64, image/jpeg. */
export interface CommentPictures {
  desktop: string;
  mobile: string;
}

export type AskComment = (
  rated: Rated,
  pictures: CommentPictures,
  left: AbortSignal,
) => Promise<string | null>;

/** Never rejects, and answers within the time limit whatever the model does; null without a comment. */
export function createAskComment(deps: CommentDeps): AskComment {
  return async (rated, pictures, left) => {
    const begin = Date.now();
    const { comment, ...end } = await commentOn(rated, pictures, left, deps);
    deps.onEnd({ ...end, durationMs: Date.now() - begin });
    return comment;
  };
}

async function commentOn(rated: Rated, pictures: CommentPictures, left: AbortSignal, deps: CommentDeps) {
  try {
    const ended = await withinTime((stop) => ask(rated, pictures, deps, stop), left, deps.timeLimitMs);
    if (ended.kind !== "finished") return { outcome: ended.kind, comment: null };
    if (ended.value === null) return { outcome: "spent" as const, comment: null };
    const checked = checkedComment(ended.value, rated);
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
        content: [picture(desktop), picture(mobile), { type: "text", text: ratingPrompt(rated) }],
      },
    ],
    output: Output.object({ schema: commentSchema }),
    maxOutputTokens: MOST_TOKENS,
    temperature: TEMPERATURE,
    maxRetries: 0,
    abortSignal: stop,
  });
  return output.kommentar;
}
