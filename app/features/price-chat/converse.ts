// What happens between the visitor and the server, in order. Everything outside comes in as Deps, so it can be tested alone.
import * as v from "valibot";
import { chatFailure } from "#content/pages/preisrechner.ts";
import type { PriceChatRequest } from "#contract/price-chat.ts";
import { ApiError } from "../../api-client.ts";
import type { ToastMessage } from "../../ui/toast-store.ts";
import type { ChatEvent, Conversation } from "./conversation.ts";
import { requestFor, type Turn } from "./messages.ts";
import { type ReadAnswer, type ReadSession, readSession } from "./read-answers.ts";

export interface Deps {
  /** As of now: two clicks can come before React renders once. */
  now: () => Conversation;
  send: (event: ChatEvent) => void;
  toast: (message: ToastMessage) => void;
  /** Reject with ApiError. */
  ask: (session: string, request: PriceChatRequest) => Promise<ReadAnswer>;
  load: (session: string) => Promise<ReadSession | null>;
  /** Other tabs are to look what is new. */
  tellTabs: () => void;
  clock: () => string;
  /** Ends early when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** ms between two looks for an answer that the server still owes; a minute in all, then the visitor decides. */
export const PAUSES_MS: readonly number[] = [
  700, 1_000, 1_500, 2_500, 4_000, 6_000, 8_000, 10_000, 12_000, 15_000,
];

/** Sends what is not answered yet, oldest first. Never rejects. `signal` aborts when the visitor leaves: nothing is said then. */
export async function deliver(session: string, deps: Deps, signal: AbortSignal): Promise<void> {
  for (let turn = deps.now().outbox[0]; turn; turn = deps.now().outbox[0]) {
    deps.send({ type: "sending" });
    const failure = await ask(session, turn, deps, signal);
    if (signal.aborted) return;
    if (failure) return await settle(failure, session, deps, signal);
    deps.tellTabs();
  }
}

/** Shows what the server has, waits for an answer under way, sends what is left of `kept`. Never rejects. */
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
    if (!signal.aborted) deps.send({ type: "failed", kind: "unrestored", detail: detailOf(error) });
    return;
  }
  if (deps.now().phase === "waiting") await follow(session, deps, signal, true);
  if (deps.now().phase === "ready" && !signal.aborted) await deliver(session, deps, signal);
}

/** Looks quietly whether another tab has gone on. Never rejects. */
export async function refresh(session: string, deps: Deps, signal: AbortSignal): Promise<void> {
  const found = await deps.load(session).catch(() => null);
  // A failed look changes nothing; neither does one that a message has overtaken.
  if (!found || signal.aborted || deps.now().phase !== "ready") return;
  deps.send({ type: "seen", session: found });
  if (deps.now().phase === "waiting") await follow(session, deps, signal);
}

async function ask(session: string, turn: Turn, deps: Deps, signal: AbortSignal): Promise<unknown> {
  try {
    const answer = await deps.ask(session, requestFor(deps.now(), turn));
    if (!signal.aborted) deps.send({ type: "answered", turn, answer, at: deps.clock() });
    return null;
  } catch (error) {
    return error;
  }
}

/** 409: another tab was quicker. Anything else: the message stays and can be sent again. */
async function settle(failure: unknown, session: string, deps: Deps, signal: AbortSignal): Promise<void> {
  if (failure instanceof ApiError && failure.status === 409) {
    try {
      const found = conversationIn(failure) ?? (await deps.load(session));
      if (signal.aborted) return;
      deps.send({ type: "overtaken", session: found });
      if (found?.pending) await follow(session, deps, signal);
      return;
    } catch {
      // Then it is a failure like any other.
    }
  }
  if (signal.aborted) return;
  deps.send({ type: "failed", kind: "unanswered", detail: detailOf(failure) });
  deps.toast({ kind: "destructive", ...chatFailure.toast });
}

/** Looks again and again until the server has answered. `awaited`: the message is this page's own. */
async function follow(session: string, deps: Deps, signal: AbortSignal, awaited = false): Promise<void> {
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

/** The refusal of a stale message brings the conversation along. */
function conversationIn({ data }: ApiError): ReadSession | null {
  const stale = v.safeParse(v.object({ conversation: v.unknown() }), data);
  return stale.success ? readSession(stale.output.conversation) : null;
}

function detailOf(error: unknown): string {
  return error instanceof ApiError ? error.detail : "";
}
