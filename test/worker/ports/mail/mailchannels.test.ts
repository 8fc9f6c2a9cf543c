// The adapter in the Worker's own runtime, against a provider that fails on purpose.
import { describe, expect, it } from "vitest";
import { owner } from "#content/owner.ts";
import type { FailureClass, Mail } from "#worker/mail/mail.ts";
import { createMailChannels } from "#worker/ports/mail/mailchannels.ts";
import { API_KEY, mailWith, sendTo } from "../../support/mails.ts";

/** What the provider was given for a mail it accepts. */
async function payloadOf(mail: Partial<Mail>) {
  const { delivery, received } = await sendTo("sent", mailWith(mail));
  expect(delivery).toEqual({ outcome: "delivered" });
  expect(received).toHaveLength(1);
  return received[0]?.body as Record<string, unknown>;
}

describe("a mail sent through MailChannels", () => {
  it("comes from the owner's address, with both parts and the visitor as reply address [EDGE-15] [API-16] [API-19]", async () => {
    const { received } = await sendTo("sent");
    expect(received).toEqual([
      {
        key: API_KEY,
        path: expect.stringMatching(/\/tx\/v1\/send\?dry-run=false$/),
        body: {
          from: { email: owner.email, name: owner.brand },
          personalizations: [{ to: [{ email: "post@paettken.test", name: "Pättken" }] }],
          reply_to: { email: "erika@example.org", name: "Erika Müller" },
          subject: "Anfrage von Erika Müller",
          content: [
            { type: "text/plain", value: mailWith().text },
            { type: "text/html", value: mailWith().html },
          ],
        },
      },
    ]);
  });

  it("needs neither a name nor an address for replies", async () => {
    const { replyTo: _, ...mail } = mailWith({ to: { email: "post@paettken.test", name: " \n " } });
    const { received } = await sendTo("sent", mail);
    expect(received[0]?.body).toMatchObject({
      personalizations: [{ to: [{ email: "post@paettken.test" }] }],
    });
    expect(received[0]?.body).not.toHaveProperty("reply_to");
  });

  it("is no template: braces stay as the visitor wrote them", async () => {
    const payload = await payloadOf({
      subject: "{{name}}",
      text: "{{#secrets}}x{{/secrets}}",
      html: "{{{name}}}",
    });
    expect(payload).toMatchObject({
      subject: "{{name}}",
      content: [{ value: "{{#secrets}}x{{/secrets}}" }, { value: "{{{name}}}" }],
    });
    expect(JSON.stringify(payload)).not.toMatch(/template/);
  });

  it("has one line for each header, whatever is in it [API-17]", async () => {
    const injected = "Anfrage\r\nBcc: alle@example.org\u2028X: y\u0000\u0085";
    const payload = await payloadOf({
      subject: injected,
      to: { email: "post@paettken.test", name: injected },
      replyTo: { email: "erika@example.org", name: injected },
    });
    const name = "Anfrage Bcc: alle@example.org X: y";
    expect(payload).toMatchObject({
      subject: name,
      personalizations: [{ to: [{ name }] }],
      reply_to: { name },
    });
  });

  it("holds nothing that no mail can hold", async () => {
    const broken = "vorher\u0000\u001b[31m\ud800nachher\tund\r\nneue Zeile";
    const clean = "vorher[31m\ufffdnachher\tund\r\nneue Zeile";
    const payload = await payloadOf({ text: broken, html: broken });
    expect(payload.content).toMatchObject([{ value: clean }, { value: clean }]);
  });

  it("goes to the address as the DNS knows it", async () => {
    const payload = await payloadOf({ to: { email: "Post@MÜLLER.example" } });
    expect(payload.personalizations).toEqual([{ to: [{ email: "Post@xn--mller-kva.example" }] }]);
  });
});

describe("an address that is none", () => {
  const bad = [
    "",
    "erika",
    "erika@example",
    "erika@example.org\r\nBcc: alle@example.org",
    "erika@example.org, alle@example.org",
    "<erika@example.org>",
    "erika@\u0430pple.example\u0000",
  ];

  it.each(bad)("is refused as recipient and never sent: %j [API-17]", async (email) => {
    const { delivery, received } = await sendTo("sent", mailWith({ to: { email } }));
    expect(delivery).toEqual({
      outcome: "failed",
      failure: "permanent",
      reason: "the recipient is no mail address",
    });
    expect(received).toEqual([]);
  });

  it.each(bad)(
    "is refused for replies, instead of a mail that cannot be answered: %j [API-17]",
    async (email) => {
      const { delivery, received } = await sendTo("sent", mailWith({ replyTo: { email } }));
      expect(delivery).toMatchObject({ outcome: "failed", failure: "permanent" });
      expect(received).toEqual([]);
    },
  );

  it("is not the only thing missing when there is nothing to read", async () => {
    const { delivery, received } = await sendTo("sent", mailWith({ text: "", html: "" }));
    expect(delivery).toMatchObject({ outcome: "failed", failure: "permanent" });
    expect(received).toEqual([]);
  });
});

/** Behaviour of the provider → class, and why. */
const failures: [behaviour: string, failure: FailureClass, why: string][] = [
  ["failed:", "permanent", "202 for a recipient it refuses"],
  ["failed:550 5.1.1 User erika@example.org unknown", "permanent", "the mailbox does not exist"],
  [
    "failed:550 5.7.1 This sender is not authorized",
    "configuration",
    "the domain lockdown record is missing",
  ],
  ["failed:451 4.7.1 Try again later", "temporary", "greylisted"],
  ["no-results", "unknown", "202 without results"],
  ["empty-results", "unknown", "202 with no result"],
  ["odd-results", "unknown", "results that are no list"],
  ["unknown-result", "unknown", "a result nobody knows"],
  ["accepted-html", "unknown", "202 with HTML"],
  ["accepted-nothing", "unknown", "202 without a body"],
  ["broken-json", "unknown", "202 with half a body"],
  ["status:400", "permanent", "the mail is refused"],
  ["status:413", "permanent", "the mail is too large"],
  ["status:422", "permanent", "the mail is refused"],
  ["untyped:400", "permanent", "the same without JSON"],
  ["status:401", "configuration", "no key"],
  ["status:403", "configuration", "a wrong key, plan or domain"],
  ["html:403", "configuration", "the same from a gateway"],
  ["status:404", "configuration", "the API has moved"],
  ["redirect", "configuration", "the API has moved"],
  ["status:429", "temporary", "not now"],
  ["html:521", "temporary", "the platform reached nobody"],
  ["html:530", "temporary", "the platform found no such name"],
  ["status:500", "unknown", "it broke, before or after"],
  ["html:500", "unknown", "the same with HTML"],
  ["untyped:502", "unknown", "the same without a type, where the SDK knows no status"],
  ["html:503", "unknown", "a gateway says so after passing the mail on, too"],
  ["cut-before", "unknown", "cut before the answer"],
  ["cut-within", "unknown", "cut within the answer"],
];

describe("a failure of the provider", () => {
  it.each(failures)("%s is %s: %s [EDGE-15] [API-13]", async (behaviour, failure) => {
    const { delivery, received } = await sendTo(behaviour);
    expect(delivery).toEqual({ outcome: "failed", failure, reason: expect.any(String) });
    expect(received).toHaveLength(1);
  });

  it.each(["no-answer", "stalled-answer"])(
    "%s ends after the time limit, unknown [API-23]",
    async (behaviour) => {
      const { delivery } = await sendTo(behaviour, mailWith(), 50);
      expect(delivery).toEqual({
        outcome: "failed",
        failure: "unknown",
        reason: "no whole answer in time",
      });
    },
  );

  it("is unknown where nobody listens: workerd tells a refused connection and a cut one by the same words", async () => {
    const port = createMailChannels({ apiKey: API_KEY, baseUrl: "http://127.0.0.1:1" });
    expect(await port.send(mailWith())).toMatchObject({ outcome: "failed", failure: "unknown" });
  });

  it("is told without names, addresses, the mail or the key [EDGE-24] [API-13]", async () => {
    for (const [behaviour] of failures) {
      const { delivery } = await sendTo(behaviour);
      expect(JSON.stringify(delivery)).not.toMatch(/@|erika|müller|website|not authorized/i);
      expect(JSON.stringify(delivery)).not.toContain(API_KEY);
    }
  });

  it("can be followed up at the provider, by reply code and number of the request", async () => {
    const { delivery } = await sendTo(
      "failed:550 5.7.1 This sender is not authorized to send from example.org",
    );
    expect(delivery).toMatchObject({
      reason: "MailChannels could not deliver: 550 5.7.1, request request_1",
    });
  });

  it("never sends the key on to where a redirect points", async () => {
    const { received } = await sendTo("redirect");
    expect(received.map(({ path }) => path)).toEqual([expect.stringContaining("/redirect/")]);
  });
});
