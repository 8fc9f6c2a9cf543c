// Sends, restores and polls in order. Side effects come in as Deps so that this can be tested.
import * as v from "valibot";
import { ApiError } from "#app/api-client.ts";
import type { ToastMessage } from "#app/ui/toast-store.ts";
import { chatFailure } from "#content/pages/preisrechner/preisrechner.ts";
import type { PriceChatRequest } from "#contract/price-calculator/price-chat.ts";
import { buildRequest, type Turn } from "../log/messages.ts";
import type { ChatEvent, Conversation } from "./conversation.ts";
import { type ReadAnswer, type ReadSession, readSession } from "./read-answers.ts";

export interface Deps {
  /** Synchronous state: a second click can come before React renders. */
  now: () => Conversation;
  send: (event: ChatEvent) => void;
  toast: (message: ToastMessage) => void;
  /** Reject with ApiError. */
  ask: (session: string, request: PriceChatRequest) => Promise<ReadAnswer>;
  load: (session: string) => Promise<ReadSession | null>;
  /** Makes other tabs reload the conversation. */
  notifyTabs: () => void;
  clock: () => string;
  /** Ends early when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** ms between polls for a pending answer; a minute in total, then the visitor decides. */
export const PAUSES_MS: readonly number[] = [
  700, 1_000, 1_500, 2_500, 4_000, 6_000, 8_000, 10_000, 12_000, 15_000,
];

/** Sends unanswered turns, oldest first. Never rejects. After an abort nothing is reported. */
export async function sendOutbox(session: string, deps: Deps, signal: AbortSignal): Promise<void> {
  for (let turn = deps.now().outbox[0]; turn; turn = deps.now().outbox[0]) {
    deps.send({ type: "sending" });
    const failure = await askServer(session, turn, deps, signal);
    if (signal.aborted) return;
    if (failure) return await handleFailure(failure, session, deps, signal);
    deps.notifyTabs();
  }
}

/** Loads the conversation, waits for a pending answer, then sends what is left of `kept`. Never rejects. */
export async function restore(
  session: string,
  kept: readonly Turn[],
  deps: Deps,
  signal: AbortSignal,
): Promise<void> {
  deps.send({ type: "restoring", kept });
  try {
    const found = await deps.load(session);
    if (signal.aborted) return;
    deps.send({ type: "seen", session: found });
  } catch (error) {
    if (!signal.aborted) deps.send({ type: "failed", kind: "unrestored", detail: failureDetail(error) });
    return;
  }
  if (deps.now().phase === "waiting") await pollAnswer(session, deps, signal, true);
  if (deps.now().phase === "ready" && !signal.aborted) await sendOutbox(session, deps, signal);
}

/** Checks silently whether another tab has continued. Never rejects. */
export async function refresh(session: string, deps: Deps, signal: AbortSignal): Promise<void> {
  const found = await deps.load(session).catch(() => null);
  // Ignored if it failed or a new message was sent meanwhile.
  if (!found || signal.aborted || deps.now().phase !== "ready") return;
  deps.send({ type: "seen", session: found });
  if (deps.now().phase === "waiting") await pollAnswer(session, deps, signal);
}

async function askServer(session: string, turn: Turn, deps: Deps, signal: AbortSignal): Promise<unknown> {
  try {
    const answer = await deps.ask(session, buildRequest(deps.now(), turn));
    if (!signal.aborted) deps.send({ type: "answered", turn, answer, at: deps.clock() });
    return null;
  } catch (error) {
    return error;
  }
}

/** 409: another tab was first. Otherwise the message stays and can be sent again. */
async function handleFailure(
  failure: unknown,
  session: string,
  deps: Deps,
  signal: AbortSignal,
): Promise<void> {
  if (failure instanceof ApiError && failure.status === 409) {
    try {
      const found = conversationFrom(failure) ?? (await deps.load(session));
      if (signal.aborted) return;
      deps.send({ type: "overtaken", session: found });
      if (found?.pending) await pollAnswer(session, deps, signal);
      return;
    } catch {
      // Treated like any other failure below.
    }
  }
  if (signal.aborted) return;
  deps.send({ type: "failed", kind: "unanswered", detail: failureDetail(failure) });
  deps.toast({ kind: "destructive", ...chatFailure.toast });
}

/** Polls until the server has answered. `awaited`: the message is this page's own. */
async function pollAnswer(session: string, deps: Deps, signal: AbortSignal, awaited = false): Promise<void> {
  for (const pause of PAUSES_MS) {
    await deps.wait(pause, signal);
    if (signal.aborted || deps.now().phase !== "waiting") return;
    const found = await deps.load(session).catch(() => undefined);
    if (signal.aborted) return;
    if (found !== undefined) deps.send({ type: "seen", session: found, awaited });
    if (deps.now().phase !== "waiting") return;
  }
  deps.send({ type: "failed", kind: "lost", detail: "" });
}

/** A 409 carries the current conversation. */
function conversationFrom({ data }: ApiError): ReadSession | null {
  const stale = v.safeParse(v.object({ conversation: v.unknown() }), data);
  return stale.success ? readSession(stale.output.conversation) : null;
}

function failureDetail(error: unknown): string {
  return error instanceof ApiError ? error.detail : "";
}
