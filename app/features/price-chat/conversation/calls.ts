import { ApiError, deleteJson, getJson, postJson } from "#app/api-client.ts";
import { callFailures, timeLimits } from "#content/api.ts";
import { chatSessionHeader, type PriceChatRequest } from "#contract/price-calculator/price-chat.ts";
import type { ShownEstimate } from "../shown-estimate.ts";
import { type ReadAnswer, type ReadSession, readAnswer, readSession } from "./read-answers.ts";

const CHAT = "price-calculator-ai";
const SESSION = `${CHAT}/session`;
/** Browsers reject keepalive bodies over 64 KiB; this leaves room for headers and umlauts. */
const OUTLIVES_PAGE_CHARACTERS = 30_000;

/** Calls continue when the visitor leaves: the answer is loaded on the next visit. */
const sessionOptions = (session: string) => ({
  signal: new AbortController().signal,
  headers: { [chatSessionHeader]: session },
});

/** Rejects with ApiError. */
export async function askCalculator(session: string, request: PriceChatRequest): Promise<ReadAnswer> {
  const characters = JSON.stringify(request).length;
  const answer = readAnswer(
    await postJson(CHAT, request, {
      ...sessionOptions(session),
      timeLimit: timeLimits.priceChat,
      keepalive: characters < OUTLIVES_PAGE_CHARACTERS,
    }),
  );
  if (!answer) throw new ApiError(callFailures.broken);
  return answer;
}

/** The stored conversation, null when the server has none. Rejects with ApiError. */
export async function loadSession(session: string): Promise<ReadSession | null> {
  const found = await getJson(SESSION, {
    ...sessionOptions(session),
    timeLimit: timeLimits.priceChatSession,
  }).catch(nullIfNotFound);
  if (found === null) return null;
  const read = readSession(found);
  if (!read) throw new ApiError(callFailures.broken);
  return read;
}

/** Rejects with ApiError, except for 404: the conversation is already gone. */
export async function deleteSession(session: string): Promise<void> {
  await deleteJson(SESSION, {
    ...sessionOptions(session),
    timeLimit: timeLimits.priceChatSession,
  }).catch(nullIfNotFound);
}

/** The server reads only the estimate's id. Rejects with ApiError. */
export async function mailEstimate(email: string, priceEstimate: ShownEstimate): Promise<void> {
  const { signal } = new AbortController();
  await postJson(
    "send-price-estimate-email",
    { email, priceEstimate },
    { signal, timeLimit: timeLimits.estimateMail },
  );
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
