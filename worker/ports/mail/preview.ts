// Mail for local use: none leaves. The outbox keeps what it sent, and /__mail shows it.
import type { MailPort } from "../../mail/mail.ts";

export const mailPreview: MailPort = {
  send: async () => ({ outcome: "delivered" }),
};
