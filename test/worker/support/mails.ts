// Mails to send, and the stand-in provider as tests ask it.
import { inject } from "vitest";
import type { ReceivedMail } from "#test/support/faulty-mail-provider.ts";
import type { Mail } from "#worker/mail/mail.ts";
import { createMailChannels } from "#worker/ports/mail/mailchannels.ts";

export const API_KEY = "a-key-of-the-provider";

export function mailWith(overrides: Partial<Mail> = {}): Mail {
  return {
    kind: "inquiry",
    to: { email: "post@paettken.test", name: "Pättken" },
    replyTo: { email: "erika@example.org", name: "Erika Müller" },
    subject: "Anfrage von Erika Müller",
    text: "Guten Tag,\r\nich hätte gern eine Website.\n",
    html: "<p>Guten Tag,<br>ich hätte gern eine Website.</p>",
    ...overrides,
  };
}

/** Sends to the provider that behaves as named; `received` is what reached it. */
export async function sendTo(behaviour: string, mail = mailWith(), timeLimitMs = 5_000) {
  const origin = inject("mailProviderOrigin");
  const box = crypto.randomUUID();
  const baseUrl = `${origin}/${encodeURIComponent(behaviour)}/${box}`;
  const delivery = await createMailChannels({ apiKey: API_KEY, baseUrl, timeLimitMs }).send(mail);
  const received = (await (await fetch(`${origin}/received/${box}`)).json()) as ReceivedMail[];
  return { delivery, received };
}
