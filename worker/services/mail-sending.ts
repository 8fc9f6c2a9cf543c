// Which way mail takes, from the settings: shared by the services and the outbox's Durable Object; and where it finds what mails are about.
import { type ChatStore, findEstimate } from "../chat/chat-client.ts";
import type { Config } from "../config.ts";
import type { MailPort } from "../mail/mail.ts";
import type { MailSources } from "../mail/outbox/kept-mail.ts";

/** Local use: nothing leaves. The outbox keeps what it sent, and /__mail shows it. */
const mailPreview: MailPort = { send: async () => ({ outcome: "delivered" }) };

/** Null when mail is not set up: then nothing that would need it may be accepted. */
export function createMailPort({ mail }: Pick<Config, "mail">): MailPort | null {
  if (mail.adapter === "none") return null;
  if (mail.adapter === "preview") return mailPreview;
  // Loaded with the first mail: whoever looks at a page needs none of it.
  return {
    send: async (message) => {
      const { createMailChannels } = await import("../ports/mail/mailchannels.ts");
      return createMailChannels(mail).send(message);
    },
  };
}

export interface EstimateBindings {
  CHAT_SESSION: { getByName(name: string): Pick<ChatStore, "estimate"> };
}

export function estimateSource({ CHAT_SESSION }: EstimateBindings): MailSources["estimate"] {
  return (id) => findEstimate((name) => CHAT_SESSION.getByName(name), id);
}
