// The calls of this page.
import { callFailures, timeLimits } from "#content/api.ts";
import { chatSessionHeader, type PriceChatRequest } from "#contract/price-chat.ts";
import { ApiError, deleteJson, getJson, postJson } from "../../api-client.ts";
import { type ReadAnswer, type ReadSession, readAnswer, readSession } from "./read-answers.ts";
import type { ShownEstimate } from "./shown-estimate.ts";

const CHAT = "price-calculator-ai";
const SESSION = `${CHAT}/session`;
/** Browsers refuse bodies of more than 64 KiB that are to outlive the page; headers and umlauts need some room. */
const OUTLIVES_PAGE_CHARACTERS = 30_000;

/** A visitor who leaves does not stop a call: what was sent is meant to arrive, and the answer is found on the way back. */
const unstopped = (session: string) => ({
  signal: new AbortController().signal,
  headers: { [chatSessionHeader]: session },
});

/** Rejects with ApiError. */
export async function askCalculator(session: string, request: PriceChatRequest): Promise<ReadAnswer> {
  const characters = JSON.stringify(request).length;
  const answer = readAnswer(
    await postJson(CHAT, request, {
      ...unstopped(session),
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
    ...unstopped(session),
    timeLimit: timeLimits.priceChatSession,
  }).catch(nullIfGone);
  if (found === null) return null;
  const read = readSession(found);
  if (!read) throw new ApiError(callFailures.broken);
  return read;
}

/** Rejects with ApiError. A conversation that is gone already counts as deleted. */
export async function deleteSession(session: string): Promise<void> {
  await deleteJson(SESSION, {
    ...unstopped(session),
    timeLimit: timeLimits.priceChatSession,
  }).catch(nullIfGone);
}

/** The server takes the estimate's id and nothing else. Rejects with ApiError. */
export async function mailEstimate(email: string, priceEstimate: ShownEstimate): Promise<void> {
  const { signal } = new AbortController();
  await postJson(
    "send-price-estimate-email",
    { email, priceEstimate },
    { signal, timeLimit: timeLimits.estimateMail },
  );
}

function nullIfGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
