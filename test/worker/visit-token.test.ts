// Tokens over the real counter: one Durable Object a token.
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createVisitTokens } from "#worker/visit-token.ts";

const SECRET = "a secret of more than thirty-two characters";
const URL_ = "https://ihre-website.de/";
const QUARTER_MS = 15 * 60_000;

/** Tokens on a clock that the test turns. */
function onClock(secret = SECRET) {
  // Of today: the counters forget by the machine's clock.
  let time = Date.now();
  const tokens = createVisitTokens(
    secret,
    (id) => env.SEO_QUOTA.getByName(`design ${id}`),
    () => time,
  );
  return {
    tokens,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

describe("a design token", () => {
  it("is good once, for the address it was issued for", async () => {
    const { tokens } = onClock();
    const token = await tokens.issue(URL_);
    expect((await tokens.redeem(token, URL_)).ok).toBe(true);
    expect((await tokens.redeem(token, URL_)).ok).toBe(false);
  });

  it("is good once when two calls come at the same time", async () => {
    const { tokens } = onClock();
    const token = await tokens.issue(URL_);
    const uses = await Promise.all(Array.from({ length: 5 }, () => tokens.redeem(token, URL_)));
    expect(uses.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("is good again after a rating that did not come about", async () => {
    const { tokens } = onClock();
    const token = await tokens.issue(URL_);
    const use = await tokens.redeem(token, URL_);
    if (use.ok) await use.restore();
    expect((await tokens.redeem(token, URL_)).ok).toBe(true);
  });

  it("allows two attempts, the one that succeeds among them [SAFE-12]", async () => {
    const { tokens } = onClock();
    const token = await tokens.issue(URL_);
    for (let attempt = 1; attempt <= 2; attempt++) {
      const use = await tokens.redeem(token, URL_);
      if (!use.ok) expect.fail(`attempt ${attempt} is refused`);
      await use.restore();
    }
    expect(await tokens.redeem(token, URL_)).toEqual({ ok: false, why: "tried-twice" });
  });

  it("allows two attempts in all to many that come and fail at the same time [SAFE-12]", async () => {
    const { tokens } = onClock();
    const token = await tokens.issue(URL_);
    let attempts = 0;
    const fail = async () => {
      for (let round = 0; round < 5; round++) {
        const use = await tokens.redeem(token, URL_);
        if (!use.ok) continue;
        attempts += 1;
        await use.restore();
      }
    };
    await Promise.all(Array.from({ length: 10 }, fail));
    expect(attempts).toBe(2);
  });

  it("says why it is refused: under way or done, or not one of ours [SAFE-12]", async () => {
    const { tokens } = onClock();
    const token = await tokens.issue(URL_);
    await tokens.redeem(token, URL_);
    expect(await tokens.redeem(token, URL_)).toEqual({ ok: false, why: "in-use" });
    expect(await tokens.redeem("made-up", URL_)).toEqual({ ok: false, why: "not-valid" });
  });

  it("counts no attempt where nothing could be tried [SAFE-13]", async () => {
    const { tokens } = onClock();
    const token = await tokens.issue(URL_);
    for (let refusal = 1; refusal <= 5; refusal++) {
      const use = await tokens.redeem(token, URL_);
      if (!use.ok) expect.fail(`refusal ${refusal} has used it up`);
      await use.withdraw();
    }
    expect((await tokens.redeem(token, URL_)).ok).toBe(true);
  });

  it.each(["ihre-website.de", " https://ihre-website.de", "https://IHRE-website.de/"])(
    "knows %j as the same address",
    async (spelling) => {
      const { tokens } = onClock();
      expect((await tokens.redeem(await tokens.issue(URL_), spelling)).ok).toBe(true);
    },
  );

  it("is worth nothing for another address, and not used up by the try", async () => {
    const { tokens } = onClock();
    const token = await tokens.issue(URL_);
    expect((await tokens.redeem(token, "https://andere.de/")).ok).toBe(false);
    expect((await tokens.redeem(token, URL_)).ok).toBe(true);
  });

  it.each([
    [QUARTER_MS - 1, true],
    [QUARTER_MS, false],
  ])("%i ms later is good: %s", async (ms, good) => {
    const { tokens, wait } = onClock();
    const token = await tokens.issue(URL_);
    wait(ms);
    expect((await tokens.redeem(token, URL_)).ok).toBe(good);
  });

  it("is worth nothing with anything of it changed, or signed with another secret", async () => {
    const { tokens } = onClock();
    const token = await tokens.issue(URL_);
    const [id = "", expires = "", hash = ""] = token.split(".");
    const later = (Number.parseInt(expires, 36) + 60_000).toString(36);
    const forged = [
      `${crypto.randomUUID()}.${expires}.${hash}`,
      `${id}.${later}.${hash}`,
      `${id}.${expires}.${hash.startsWith("A") ? "B" : "A"}${hash.slice(1)}`,
      `${token}x`,
      await onClock("another secret of more than thirty-two").tokens.issue(URL_),
      "",
      "x".repeat(200),
    ];
    for (const text of forged) expect((await tokens.redeem(text, URL_)).ok, text).toBe(false);
    expect((await tokens.redeem(token, URL_)).ok).toBe(true);
  });
});
