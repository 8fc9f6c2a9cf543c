// The visitors of `npm run bench -- load`: they know what each answer has to be.
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { builtPaths } from "#app/paths.ts";
import { contactAnswerSchema } from "#contract/contact.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import { seoQuotaSchema } from "#contract/seo-request.ts";
import { startHostileServer } from "#test/support/hostile/hostile-server.ts";
import { nextBerlinMidnight } from "#worker/quota/day.ts";
import { request, type SentInquiry, scriptBody } from "../outbox/senders.ts";
import { type Call, createTrivialCall, jsonHeaders, sendAndJudge } from "./calls.ts";
import { type ChatVisitors, createChatVisitors } from "./chat.ts";

const SITE = "build/client";
/** The most that settings allow: counted all the same. */
export const DAILY_LIMIT = "100000";
/** Calls of each kind in a hundred. */
const SHARES = { page: 45, quota: 15, chat: 20, inquiry: 10, analysis: 5, trivial: 5 } as const;
/** Odd to a hundred: takes every place once, and mixes the kinds evenly. */
const STRIDE = 37;
const SETTLE_LIMIT_MS = 60_000;
const SETTLE_PAUSE_MS = 100;

export type Kind = keyof typeof SHARES;

export interface Visitors {
  call: (kind: Kind) => Call;
  /** The next call of the mix. */
  next: () => Call;
  sent: readonly SentInquiry[];
  /** Sends again what got no success, until it does; counts what never does. */
  settle: () => Promise<number>;
  chats: ChatVisitors;
  stop: () => Promise<void>;
}

/** Asks everything once alone, to have something to compare with; no other call may run meanwhile. */
export async function createVisitors(port: number): Promise<Visitors> {
  const site = await startHostileServer();
  const counts = { begun: 0, finished: 0 };
  const report = await reportAlone(port, site.port);
  counts.begun = counts.finished = 1;
  const chats = await createChatVisitors(port);
  const inquiries = inquirers(port);
  const pages = loadPages();
  let page = 0;
  const calls: Record<Kind, () => Call> = {
    page: () => pageCall(port, pages[page++ % pages.length] ?? { path: "/", html: "" }),
    quota: () => quotaCall(port, counts),
    chat: chats.call,
    inquiry: inquiries.call,
    analysis: () => analysisCall(port, site.port, report, counts),
    trivial: () => createTrivialCall(port),
  };
  const wheel = Object.entries(SHARES).flatMap(([kind, share]) => Array<Kind>(share).fill(kind as Kind));
  let turn = 0;
  return {
    call: (kind) => calls[kind](),
    next: () => calls[wheel[(turn++ * STRIDE) % wheel.length] ?? "page"](),
    sent: inquiries.sent,
    async settle() {
      const open = () => inquiries.unanswered() + chats.unanswered();
      for (const end = Date.now() + SETTLE_LIMIT_MS; open() > 0 && Date.now() < end; ) {
        if (inquiries.unanswered() > 0) await inquiries.call().send();
        if (chats.unanswered() > 0) await chats.call().send();
        await pause(SETTLE_PAUSE_MS);
      }
      return open();
    },
    chats,
    stop: site.stop,
  };
}

function loadPages(): { path: string; html: string }[] {
  return builtPaths.map((name) => ({
    path: name,
    html: readFileSync(path.join(SITE, name, "index.html"), "utf8"),
  }));
}

function pageCall(port: number, { path, html }: { path: string; html: string }): Call {
  const fault = ({ body }: { body: string }) =>
    body === html ? null : `${path} has ${body.length} characters`;
  return { kind: "page", send: () => sendAndJudge(port, { path }, fault) };
}

/** Between what was finished before the question and what was begun before its answer, all by one visitor. */
function quotaCall(port: number, counts: { begun: number; finished: number }): Call {
  const send = () => {
    const least = counts.finished;
    const resetsAt = nextBerlinMidnight(new Date()).toISOString();
    return sendAndJudge(port, { path: "/functions/v1/seo-quota", headers: jsonHeaders }, ({ body }) => {
      const quota = v.parse(seoQuotaSchema, JSON.parse(body));
      // A day that ends meanwhile begins at zero.
      if (nextBerlinMidnight(new Date()).toISOString() !== resetsAt) return null;
      const isRight =
        quota.used >= least && quota.used <= counts.begun && quota.limit === Number(DAILY_LIMIT);
      return isRight && quota.resetsAt === resetsAt
        ? null
        : `${body} with ${least} to ${counts.begun} analyses`;
    });
  };
  return { kind: "quota", send };
}

/** Those without success come first. */
function inquirers(port: number) {
  const sent: (SentInquiry & { number: number; submissionId: string })[] = [];
  const failed: typeof sent = [];
  const fresh = () => {
    const number = sent.length + 1;
    const email = `besucher-${number}@example.org`;
    const visitor = { number, email, submissionId: crypto.randomUUID(), isAnswered: false, ids: [] };
    sent.push(visitor);
    return visitor;
  };
  const send = async () => {
    const visitor = failed.shift() ?? fresh();
    const post = { method: "POST", path: "/functions/v1/send-contact-email", ...scriptBody(visitor) };
    const verdict = await sendAndJudge(port, post, ({ body }) => {
      const read = v.safeParse(contactAnswerSchema, JSON.parse(body));
      if (!read.success) return body;
      visitor.isAnswered = true;
      visitor.ids.push(read.output.id);
      return null;
    });
    if (!visitor.isAnswered) failed.push(visitor);
    return verdict;
  };
  return { sent, call: (): Call => ({ kind: "inquiry", send }), unanswered: () => failed.length };
}

function analysisCall(
  port: number,
  target: number,
  report: string,
  counts: { begun: number; finished: number },
): Call {
  const send = async () => {
    counts.begun += 1;
    const verdict = await sendAndJudge(port, analysisOf(target), ({ body }) =>
      comparable(body) === report ? null : comparable(body).slice(0, 200),
    );
    if (verdict.outcome === "right") counts.finished += 1;
    return verdict;
  };
  return { kind: "analysis", send };
}

async function reportAlone(port: number, target: number): Promise<string> {
  const { status, body } = await request(port, analysisOf(target));
  if (status !== 200) throw new Error(`status ${status}: ${body}`);
  return comparable(body);
}

function analysisOf(target: number) {
  const body = JSON.stringify({ url: `http://127.0.0.1:${target}/` });
  return { method: "POST", path: "/functions/v1/seo-crawler", headers: jsonHeaders, body };
}

/** The report without the times of this analysis and its one-time tokens. */
function comparable(body: string): string {
  const {
    checkedAt: _at,
    designToken: _ofRating,
    browserToken: _ofCheck,
    performance,
    ...rest
  } = JSON.parse(body) as SeoReport;
  return JSON.stringify({ ...rest, pageSize: performance.pageSize });
}
