// Which way mail takes, from the settings: shared by the services and the outbox's Durable Object.
import type { Config } from "./config.ts";
import type { MailPort } from "./mail/mail.ts";
import { createMailChannels } from "./ports/mail/mailchannels.ts";
import { mailPreview } from "./ports/mail/preview.ts";

/** Null when mail is not set up: then nothing that would need it may be accepted. */
export function createMailPort({ mail }: Pick<Config, "mail">): MailPort | null {
  if (mail.adapter === "none") return null;
  return mail.adapter === "preview" ? mailPreview : createMailChannels(mail);
}
