// A Worker whose outbox holds chosen mails, and a look at them under /__mail.
import type { StoredMail } from "#worker/mail/outbox/records.ts";
import { call, testServices } from "./api.ts";
import { mailWith } from "./mails.ts";

export const MAIL_ID = "0b5c2f6e-5f0c-4d55-9d0b-0d7f3c1f2a11";
export const HERE = "http://localhost:8787";

export function storedMail(overrides: Partial<StoredMail> = {}): StoredMail {
  const mail = overrides.mail === undefined || overrides.mail === null ? mailWith() : overrides.mail;
  return {
    id: MAIL_ID,
    inquiryId: "5f1d9a52-3b0e-4f6c-8a7e-6a1c5b1d2e3f",
    kind: mail.kind,
    to: mail.to.email,
    subject: mail.subject,
    state: "delivered",
    attempts: 1,
    createdAt: Date.UTC(2026, 10, 21, 20, 15, 30),
    nextTryAt: null,
    deliveredAt: Date.UTC(2026, 10, 21, 20, 15, 31),
    lastFailure: null,
    mail,
    ...overrides,
  };
}

interface Asked {
  method?: string;
  /** The address as the Worker is given it. */
  origin?: string;
  /** The header as the caller wrote it; null: none. */
  host?: string | null;
}

/** A path below /__mail of a Worker whose outbox holds these mails. */
export async function look(
  path: string,
  mails: StoredMail[],
  { method = "GET", origin = HERE, host = new URL(origin).host }: Asked = {},
) {
  const headers: Record<string, string> = host === null ? {} : { Host: host };
  const mailPreview = {
    mails: async () => mails,
    mail: async (id: string) => mails.find((mail) => mail.id === id) ?? null,
  };
  const asked = { method, headers };
  const { answer } = await call(testServices({ mailPreview }), `/__mail${path}`, asked, { origin });
  return { answer, body: await answer.clone().text() };
}
