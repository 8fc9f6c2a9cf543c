// `npm run bench -- chat`: response times of the price calculator's API on loopback, beside a route that does nothing in the same run,
// and transactions per turn. Answered by the built-in rules: no model is bound locally.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { PUBLIC_KEY } from "#content/api.ts";
import { chatLimits, chatSessionHeader } from "#contract/price-calculator/price-chat.ts";
import { freePort } from "../serving/free-port.ts";
import { serve } from "../serving/serve.ts";
import { countCommits, findSessionLogs } from "./chat-commits.ts";
import { request } from "./outbox/senders.ts";

/** Median of a first answer at most. */
const FIRST_ANSWER_GOAL_MS = 50;
const TRANSACTIONS_GOAL = 1;
const WARM_UPS = 40;
const ROUNDS = 200;
const CONVERSATIONS = 20;
const WHOLE_PATH = [
  "Handwerksbetrieb",
  "Einfache Firmenwebsite",
  "6–10 Seiten",
  "2–3 Wochen",
  "Buchungssystem",
];
/** A visitor who changes his mind until the conversation is full: every message leads to a new estimate. */
const changed = (step: number) => (step % 2 === 0 ? "doch 8 Seiten" : "doch nur 4 Seiten, aber mit Shop");

/** Prints what was measured; false when a goal is missed. */
export async function benchChat(): Promise<boolean> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "paettken-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const site = await serve(port, folder, { ...process.env, RATE_LIMITS: "off" }, () => {});
  if (!site) return false;
  const { trivial, first } = await measureFirstAnswers(port);
  const byStep = await measureConversations(port);
  const transactions = await countTransactions(port, folder);
  await site.kill();
  const [limit, answer] = [median(trivial), median(first)];
  console.log(
    `first answer    ${format(first)}, in ${ROUNDS} sessions (goal: median below ${FIRST_ANSWER_GOAL_MS} ms)`,
  );
  console.log(`trivial route   ${format(trivial)}`);
  console.log(`ratio           ${(answer / limit).toFixed(2)}`);
  console.log(`with estimate   ${format(byStep[WHOLE_PATH.length - 1])}, message ${WHOLE_PATH.length}`);
  console.log(`last answer     ${format(byStep.at(-1))}, message ${chatLimits.turns}`);
  console.log(
    `transactions    ${transactions.toFixed(2)} a turn in the session's database (goal ${TRANSACTIONS_GOAL})`,
  );
  return answer < FIRST_ANSWER_GOAL_MS && transactions <= TRANSACTIONS_GOAL;
}

/** In turns, so that a busy machine affects both. */
async function measureFirstAnswers(port: number): Promise<{ trivial: number[]; first: number[] }> {
  const times = { trivial: [] as number[], first: [] as number[] };
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    const trivial = await measure(() => request(port, { method: "GET", path: "/functions/v1/unknown" }));
    const first = await measure(() => send(port, crypto.randomUUID(), "Handwerksbetrieb", 1));
    if (round < 0) continue;
    times.trivial.push(trivial);
    times.first.push(first);
  }
  return times;
}

async function measureConversations(port: number): Promise<number[][]> {
  const byStep: number[][] = Array.from({ length: chatLimits.turns }, () => []);
  for (let conversation = 0; conversation < CONVERSATIONS; conversation++) {
    const session = crypto.randomUUID();
    for (const [index, times] of byStep.entries())
      times.push(await measure(() => send(port, session, WHOLE_PATH[index] ?? changed(index), index + 1)));
  }
  return byStep;
}

/** Without the first turn, which also creates the database. */
async function countTransactions(port: number, folder: string): Promise<number> {
  const others = findSessionLogs(folder);
  const session = crypto.randomUUID();
  await send(port, session, WHOLE_PATH[0] ?? "", 1);
  const log = findSessionLogs(folder).find((file) => !others.includes(file));
  if (log === undefined) throw new Error("The session has no database");
  const before = countCommits(log);
  for (let step = 2; step <= chatLimits.turns; step++)
    await send(port, session, WHOLE_PATH[step - 1] ?? changed(step), step);
  return (countCommits(log) - before) / (chatLimits.turns - 1);
}

async function send(port: number, session: string, content: string, step: number): Promise<void> {
  const headers = {
    "Content-Type": "application/json",
    Authorization: `Bearer ${PUBLIC_KEY}`,
    [chatSessionHeader]: session,
  };
  const turn = { messages: [{ role: "user", content }], conversationStep: step, turnId: crypto.randomUUID() };
  const call = {
    method: "POST",
    path: "/functions/v1/price-calculator-ai",
    headers,
    body: JSON.stringify(turn),
  };
  const { status, body } = await request(port, call);
  if (status !== 200) throw new Error(`status ${status}: ${body}`);
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

function format(times: readonly number[] = []): string {
  return `${median(times).toFixed(1).padStart(5)} ms (95 % within ${percentile(times, 0.95).toFixed(1)} ms)`;
}

function median(times: readonly number[]): number {
  return percentile(times, 0.5);
}

function percentile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;
}
