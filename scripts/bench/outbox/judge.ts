// Compares what senders were told, what is stored and what the provider received.
import type { ProviderCall } from "./provider.ts";
import type { SentInquiry } from "./senders.ts";
import type { Stored, StoredMail } from "./store.ts";

export interface Evidence {
  sent: readonly SentInquiry[];
  stored: Stored;
  calls: readonly ProviderCall[];
  /** When the server was killed or could write no more, ms since 1970. */
  kills: readonly number[];
}

export interface Row {
  label: string;
  count: number;
  /** More than none of these is a fault of the outbox. */
  isFault?: boolean;
}

/** A visitor's mail is resent once after an unclear outcome. */
const MAX_CONFIRMATIONS = 2;

/** @param isSettled whether every mail has had enough time, so that none may be left in the queue */
export function judge(evidence: Evidence, isSettled: boolean): Row[] {
  return [...storeRows(evidence), ...ownerRows(evidence, isSettled), ...visitorRows(evidence, isSettled)];
}

function storeRows({ sent, stored, calls }: Evidence): Row[] {
  const copies = new Map(sent.map(({ email }) => [email, 0]));
  for (const { email } of stored.inquiries) copies.set(email, (copies.get(email) ?? 0) + 1);
  const copiesOf = ({ email }: SentInquiry) => copies.get(email) ?? 0;
  const answered = sent.filter(({ isAnswered }) => isAnswered);
  const known = new Set(stored.inquiries.map(({ id }) => id));
  const idOf = new Map(stored.inquiries.map(({ email, id }) => [email, id]));
  return [
    { label: "inquiries answered with success", count: answered.length },
    {
      label: "  of these not in the store",
      count: count(answered, (one) => copiesOf(one) === 0),
      isFault: true,
    },
    { label: "  in the store twice", count: count(sent, (one) => copiesOf(one) > 1), isFault: true },
    {
      label: "  answered under an id the store does not have",
      count: count(sent, ({ email, ids }) => ids.some((id) => id !== idOf.get(email))),
      isFault: true,
    },
    {
      label: "never answered with success",
      count: count(sent, ({ isAnswered }) => !isAnswered),
      isFault: true,
    },
    {
      label: "  mails of inquiries the store does not have",
      count: count(calls, ({ inquiryId }) => !known.has(inquiryId)),
      isFault: true,
    },
  ];
}

function ownerRows({ stored, calls, kills }: Evidence, isSettled: boolean): Row[] {
  const mails = stored.mails.filter(({ kind }) => kind === "inquiry");
  const mailOf = new Map(mails.map((mail) => [mail.inquiryId, mail]));
  const handed = byInquiry(calls, "inquiry");
  const tookNone = ({ inquiryId }: StoredMail) => !handed.get(inquiryId)?.some(({ fate }) => fate.isTaken);
  const wasRefused = ({ inquiryId, failure }: StoredMail) =>
    failure === "permanent" && handed.get(inquiryId)?.at(-1)?.fate.told === "refused for good";
  const dead = mails.filter(({ state }) => state === "dead");
  const { doubles, reasons, unexplained } = countDuplicates(handed, mailOf, kills);
  return [
    {
      label: "owner's mails missing or there twice",
      count: count(stored.inquiries, ({ id }) => !mailOf.has(id)) + mails.length - mailOf.size,
      isFault: true,
    },
    { label: "owner's mails delivered", count: count(mails, ({ state }) => state === "delivered") },
    {
      label: "  of these never taken by the provider",
      count: count(mails, (mail) => mail.state === "delivered" && tookNone(mail)),
      isFault: true,
    },
    { label: "owner's mails queued", count: count(mails, isQueued), isFault: isSettled },
    { label: "owner's mails dead, refused for good", count: count(dead, wasRefused) },
    { label: "  dead for any other reason", count: count(dead, (mail) => !wasRefused(mail)), isFault: true },
    { label: "doubles at the owner's mailbox", count: doubles },
    ...[...reasons].toSorted().map(([reason, times]) => ({ label: `  after: ${reason}`, count: times })),
    { label: "  without a reason", count: unexplained, isFault: true },
  ];
}

function visitorRows({ stored, calls }: Evidence, isSettled: boolean): Row[] {
  const mails = stored.mails.filter(({ kind }) => kind === "confirmation");
  const takes = [...byInquiry(calls, "confirmation").values()].map((handed) =>
    count(handed, ({ fate }) => fate.isTaken),
  );
  return [
    { label: "confirmations delivered", count: count(mails, ({ state }) => state === "delivered") },
    { label: "confirmations queued", count: count(mails, isQueued), isFault: isSettled },
    { label: "confirmations given up", count: count(mails, ({ state }) => state === "dead") },
    { label: "confirmations taken twice", count: count(takes, (times) => times === MAX_CONFIRMATIONS) },
    {
      label: "  taken more often",
      count: count(takes, (times) => times > MAX_CONFIRMATIONS),
      isFault: true,
    },
  ];
}

/**
 * A duplicate is explained by the attempt before: its answer was unclear, or the server was killed before recording it.
 * The store must have counted that attempt as unclear.
 */
function countDuplicates(
  handed: ReadonlyMap<string, ProviderCall[]>,
  mailOf: ReadonlyMap<string, StoredMail>,
  kills: readonly number[],
) {
  const reasons = new Map<string, number>();
  let doubles = 0;
  let unexplained = 0;
  for (const [inquiryId, calls] of handed) {
    const last = calls.findLastIndex(({ fate }) => fate.isTaken);
    const early = calls.slice(0, Math.max(last, 0)).filter(({ fate }) => fate.isTaken);
    doubles += early.length;
    for (const call of early) {
      const reason = reasonFor(call, calls[calls.indexOf(call) + 1], kills);
      if (reason === null) unexplained += 1;
      else reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
    if ((mailOf.get(inquiryId)?.unclear ?? 0) < early.length) unexplained += 1;
  }
  return { doubles, reasons, unexplained };
}

/** Longer than the server takes to record the provider's answer. */
const NOTING_MS = 5_000;

function reasonFor(
  call: ProviderCall,
  next: ProviderCall | undefined,
  kills: readonly number[],
): string | null {
  if (call.fate.told === "unclear") return call.fate.name;
  const end = Math.min(call.beganAt + NOTING_MS, next?.beganAt ?? Number.POSITIVE_INFINITY);
  return kills.some((at) => at >= call.beganAt && at <= end)
    ? "broken off before the answer was noted"
    : null;
}

/** In the order of the calls. */
function byInquiry(calls: readonly ProviderCall[], kind: ProviderCall["kind"]): Map<string, ProviderCall[]> {
  return Map.groupBy(
    calls.filter((call) => call.kind === kind),
    ({ inquiryId }) => inquiryId,
  );
}

function isQueued({ state }: StoredMail): boolean {
  return state === "waiting" || state === "sending";
}

function count<T>(things: readonly T[], is: (thing: T) => boolean): number {
  return things.filter(is).length;
}
