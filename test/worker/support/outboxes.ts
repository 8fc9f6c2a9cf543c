// Outboxes of their own, a provider that does what a test says, and a clock far ahead: alarms run when told, not by themselves.
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, vi } from "vitest";
import type { ContactData } from "#contract/contact.ts";
import type { Submission } from "#worker/mail/inquiry.ts";
import type { Delivery, FailureClass, Mail } from "#worker/mail/mail.ts";
import { Outbox } from "#worker/mail/outbox/outbox.ts";
import type { MailSummary } from "#worker/mail/outbox/records.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** More than any mail or deletion needs. */
const MAX_ALARMS = 40;
/** Where the clock stands at first. */
export const BEGIN = Date.UTC(2040, 2, 15, 9);

export const delivered: Delivery = { outcome: "delivered" };
export function failed(failure: FailureClass): Delivery {
  return { outcome: "failed", failure, reason: `simulated ${failure}` };
}

type Send = (mail: Mail) => Delivery | Promise<Delivery>;

/** Stands in for the provider of every outbox until `vi.restoreAllMocks`; `sent` is what it was given. */
export function fakeProvider(send: Send = () => delivered) {
  const sent: Mail[] = [];
  const provider = { sent, send };
  const port = {
    send: async (mail: Mail) => {
      sent.push(mail);
      return provider.send(mail);
    },
  };
  vi.spyOn(Outbox.prototype as unknown as { mailPort: () => typeof port }, "mailPort").mockReturnValue(port);
  return provider;
}

/** The same, but nothing is answered before `release`. The gate belongs to the test: what an object made, no other may resolve. */
export function heldProvider() {
  const gate = Promise.withResolvers<void>();
  const answer = () => new Promise<Delivery>((resolve) => gate.promise.then(() => resolve(delivered)));
  return { provider: fakeProvider(answer), release: () => gate.resolve() };
}

/** The kinds of the mails sent, in order. */
export const kinds = (mails: readonly Mail[]) => mails.map(({ kind }) => kind);

export function setClock(to = BEGIN): void {
  vi.useFakeTimers({ toFake: ["Date"], now: to });
}

/**
 * Every test of the file finds the clock at BEGIN and the log recorded, and leaves both as they were.
 * @returns the lines that the running test has logged
 */
export function clockAndLogOfEach(): readonly string[] {
  const lines: string[] = [];
  beforeEach(() => {
    setClock();
    lines.length = 0;
    recordLog(lines);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  return lines;
}

/** Lines of the log until `vi.restoreAllMocks`; none reaches the console. */
export function recordLog(lines: string[] = []): string[] {
  for (const method of ["log", "error"] as const)
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)));
  return lines;
}

export function newOutbox() {
  return env.OUTBOX.getByName(crypto.randomUUID());
}
export type TestOutbox = ReturnType<typeof newOutbox>;

let visitors = 0;

/** From a visitor and with a text of its own. */
export function submission({
  contact,
  ...overrides
}: Partial<Omit<Submission, "contact">> & { contact?: Partial<ContactData> } = {}): Submission {
  const number = ++visitors;
  return {
    submissionId: crypto.randomUUID(),
    receivedAt: Date.now(),
    contact: {
      name: "Erika Müller",
      email: `erika.${number}@example.org`,
      phone: "",
      company: "",
      companySize: "",
      subject: "Neue Website",
      message: `Guten Tag, ich brauche ${number} Seiten.`,
      ...contact,
    },
    estimateId: null,
    suspicion: { score: 0, reasons: [] },
    ...overrides,
  };
}

/** Ready to send, as earlier releases kept it. */
export function estimateMail(email: string): Mail {
  return { kind: "estimate", to: { email }, subject: "Schätzung", text: "1.290 €", html: "<p>1.290 €</p>" };
}

/** What is said of a submission that no limit keeps out. */
export async function accepted(
  outbox: TestOutbox,
  given: Submission,
): Promise<{ id: string; isNew: boolean }> {
  const answer = await outbox.accept(given);
  if (answer.outcome !== "stored") throw new Error(`Expected an inquiry to be stored: ${answer.outcome}`);
  return { id: answer.id, isNew: answer.isNew };
}

/** Stores an inquiry of an address; the id it got. */
export async function inquiryFrom(outbox: TestOutbox, email: string): Promise<string> {
  return (await accepted(outbox, submission({ contact: { email } }))).id;
}

/** Stores a price breakdown to an address. */
export async function estimateTo(outbox: TestOutbox, email: string): Promise<void> {
  await outbox.enqueue({ key: crypto.randomUUID(), mail: estimateMail(email), maxPerDay: 9 });
}

/** The mail of a kind in an outbox with one inquiry. */
export async function mailOf(outbox: TestOutbox, kind: Mail["kind"]): Promise<MailSummary> {
  const mail = (await outbox.mails({ limit: 10 })).find((one) => one.kind === kind);
  if (mail === undefined) throw new Error(`Expected a mail of kind ${kind}`);
  return mail;
}

/** What the first inquiry says of the owner's mail. */
export async function ownerMailOf(outbox: TestOutbox) {
  return (await outbox.leads({ after: 0, limit: 1 })).leads[0]?.ownerMail;
}

export function alarmOf(outbox: TestOutbox): Promise<number | null> {
  return runInDurableObject(outbox, (_, state) => state.storage.getAlarm());
}

/** Sets the clock to the alarm, unless that is past already, and runs it. */
export async function ringNext(outbox: TestOutbox): Promise<void> {
  const at = await alarmOf(outbox);
  if (at === null) throw new Error("Expected an alarm");
  vi.setSystemTime(Math.max(at, Date.now()));
  await runDurableObjectAlarm(outbox);
}

/** Runs alarms until it is so; what never comes true ends the test instead of the patience. */
export async function ringUntil(outbox: TestOutbox, isSo: () => Promise<boolean>): Promise<void> {
  for (let alarms = 0; !(await isSo()); alarms++) {
    if (alarms === MAX_ALARMS) throw new Error(`Expected an end within ${MAX_ALARMS} alarms`);
    await ringNext(outbox);
  }
}

/** Runs alarms until every mail is delivered or dead. */
export async function ringUntilSettled(outbox: TestOutbox): Promise<MailSummary[]> {
  const isSettled = ({ state }: MailSummary) => state === "delivered" || state === "dead";
  await ringUntil(outbox, async () => (await outbox.mails({ limit: 500 })).every(isSettled));
  return outbox.mails({ limit: 500 });
}

/** Ends the object in the middle of whatever it does; the first call to what is returned starts it anew from what is stored. */
export async function kill(outbox: TestOutbox): Promise<TestOutbox> {
  await runInDurableObject(outbox, (_, state) => state.abort("killed")).catch(() => {});
  return env.OUTBOX.get(outbox.id);
}

/** Rows of a table, all columns. */
export function rows(
  outbox: TestOutbox,
  table: "inquiries" | "mails" | "visitors" | "estimate_senders" | "form_tokens" | "handling",
): Promise<Record<string, unknown>[]> {
  return runInDurableObject(outbox, (_, state) => state.storage.sql.exec(`SELECT * FROM ${table}`).toArray());
}
