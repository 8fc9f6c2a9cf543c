// `npm run bench -- abuse`: what one greedy visitor can spend of the built site in a day. Rate limits per minute are off, so that the day
// takes minutes; daily limits hold. Everything stays on loopback.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { estimateMail } from "#content/mails.ts";
import { owner } from "#content/owner.ts";
import { provideChromium } from "../../chromium.ts";
import { freePort } from "../../serving/free-port.ts";
import { serve } from "../../serving/serve.ts";
import { startBrowserClock } from "./browser-clock.ts";
import { formatTable, judge } from "./judge.ts";
import type { Spent } from "./limits.ts";
import { type ReceivedMail, startMailboxes } from "./mailboxes.ts";
import { storedBytes } from "./stored-bytes.ts";
import { startTargets, type Targets } from "./targets.ts";
import { type Day, playDay } from "./visitor.ts";

/** Prints what was spent; false when a figure exceeds its limit or a guessed id hit something. */
export async function benchAbuse(): Promise<boolean> {
  if (!provideChromium()) return false;
  const folder = mkdtempSync(path.join(os.tmpdir(), "paettken-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const mailboxes = await startMailboxes();
  const targets = await startTargets();
  const log: string[] = [];
  const settings = {
    RATE_LIMITS: "daily",
    CRAWL_ALLOW_LOOPBACK: "on",
    MAIL: "mailchannels",
    MAILCHANNELS_BASE_URL: mailboxes.origin,
    MAILCHANNELS_API_KEY: "key-of-the-bench",
  };
  const site = await serve(await freePort(), folder, { ...process.env, ...settings }, (line) =>
    log.push(line),
  );
  if (!site) return false;
  const clock = startBrowserClock();
  try {
    const day = await playDay(site.url, targets.target.origin, () => storedBytes(folder));
    await mailboxes.untilQuiet();
    const spent: Spent = {
      ...readSpent(day, targets),
      ...mailsSpent(mailboxes.received),
      inquiries: day.inquiries,
      conversations: day.chats.begun,
      browserSeconds: clock.seconds(),
      modelCalls: log.filter((line) => /"event":"(?:chat|design)-model"/.test(line)).length,
      storedBytes: storedBytes(folder),
      strayBytes: day.strayBytes,
    };
    return report(day, spent, log);
  } finally {
    clock.stop();
    await site.kill();
    mailboxes.stop();
    for (const one of Object.values(targets)) one.stop();
  }
}

function readSpent({ analyses }: Day, { target, third }: Targets) {
  return {
    analyses: analyses.begun,
    reports: analyses.reports.length,
    crawls: analyses.reports.filter(({ crawl }) => crawl !== undefined).length,
    targetMinute: target.crawler().fullestMinute,
    targetDay: target.crawler().day,
    thirdMinute: third.crawler().fullestMinute,
    ratedDay: target.browser(),
    foreignDay: third.browser(),
  };
}

function mailsSpent(received: readonly ReceivedMail[]) {
  const others = received.filter(({ to }) => to !== owner.email);
  const mailboxes = [...Map.groupBy(others, ({ to }) => to).values()];
  return {
    ownerMails: received.length - others.length,
    estimateMails: others.filter(({ subject }) => subject === estimateMail.subject).length,
    oneMailbox: Math.max(0, ...mailboxes.map((mails) => mails.length)),
  };
}

function report(day: Day, spent: Spent, log: readonly string[]): boolean {
  const rows = judge(spent);
  const exceptions = log.filter((line) => line.includes('"event":"exception"'));
  console.log(`\n${formatTable(rows)}\n`);
  console.log(`ratings ended    ${[...day.ratings].map(([end, count]) => `${count} × ${end}`).join(", ")}`);
  console.log(`ids that hit     ${day.hits}`);
  console.log(`exceptions       ${exceptions.length}`);
  for (const line of exceptions.slice(0, 3)) console.log(`  ${line}`);
  const over = rows.filter(({ isOver }) => isOver);
  console.log(
    over.length === 0 ? "\nEach within its limit." : `\nOver: ${over.map(({ what }) => what).join("; ")}`,
  );
  return over.length === 0 && day.hits === 0 && exceptions.length === 0;
}
