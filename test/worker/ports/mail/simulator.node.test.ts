// The adapter against the simulator that MailChannels' SDK brings along, started once on a free port.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { describe, expect, inject, it } from "vitest";
import { createMailChannels } from "#worker/ports/mail/mailchannels.ts";
import { createMailPort } from "#worker/services/mail-sending.ts";
import { API_KEY, mailWith } from "../../support/mails.ts";

const SIMULATOR = "node_modules/mailchannels-sdk/dist/cli.mjs";

/** Its origin, as it says itself once it listens, for as long as `work` lasts. */
async function withSimulator(work: (origin: string) => Promise<void>): Promise<void> {
  const simulator = spawn(process.execPath, [SIMULATOR, "simulate", "--port", "0"]);
  try {
    for await (const line of createInterface({ input: simulator.stdout })) {
      const [, origin] = /listening on (http:\S+)/.exec(line) ?? [];
      if (origin) return await work(origin);
    }
    throw new Error("The simulator ended before it listened");
  } finally {
    simulator.kill();
  }
}

/** Mails the simulator has taken under a key. */
async function takenBy(origin: string, key: string): Promise<number> {
  const answer = await fetch(`${origin}/tx/v1/usage`, { headers: { "X-API-Key": key } });
  return ((await answer.json()) as { total_usage: number }).total_usage;
}

describe("mail against the provider's simulator", () => {
  it("is delivered, each once, under the account's key [EDGE-15]", async () => {
    await withSimulator(async (baseUrl) => {
      const port = createMailPort({ mail: { adapter: "mailchannels", apiKey: API_KEY, baseUrl } });
      expect(await port?.send(mailWith())).toEqual({ outcome: "delivered" });
      expect(await port?.send(mailWith({ kind: "confirmation" }))).toEqual({ outcome: "delivered" });
      expect(await takenBy(baseUrl, API_KEY)).toBe(2);
      expect(await takenBy(baseUrl, "another-key")).toBe(0);

      const wrongPath = createMailChannels({ apiKey: API_KEY, baseUrl: `${baseUrl}/elsewhere` });
      expect(await wrongPath.send(mailWith())).toMatchObject({ failure: "configuration" });
      expect(await takenBy(baseUrl, API_KEY)).toBe(2);
    });
  });
});

describe("the way mail takes", () => {
  it("is none without a provider's key, so that nothing is accepted that could not leave [API-14]", () => {
    expect(createMailPort({ mail: { adapter: "none" } })).toBeNull();
  });

  it("is to stay here in preview: every mail counts as delivered, nobody is called [EDGE-15]", async () => {
    const port = createMailPort({ mail: { adapter: "preview" } });
    expect(await port?.send(mailWith())).toEqual({ outcome: "delivered" });
  });

  it("leads to the provider named in the settings [EDGE-15]", async () => {
    const origin = inject("mailProviderOrigin");
    const box = crypto.randomUUID();
    const mail = { adapter: "mailchannels", apiKey: API_KEY, baseUrl: `${origin}/sent/${box}` } as const;
    await createMailPort({ mail })?.send(mailWith());
    const received = (await (await fetch(`${origin}/received/${box}`)).json()) as unknown[];
    expect(received).toHaveLength(1);
  });
});
