import { describe, expect, it } from "vitest";
import { toBase64Url } from "#worker/encoding.ts";
import { derivedKey, keyedHash } from "#worker/keyed-hash.ts";
import { createFormTokens, tokenUse } from "#worker/mail/form-token.ts";

const SECRET = "a secret of more than thirty-two characters";
const HOUR_MS = 3_600_000;
const begin = Date.UTC(2026, 6, 21, 12);

/** Tokens on a clock that the test turns. */
function onClock(secret = SECRET) {
  let time = begin;
  const tokens = createFormTokens(secret, () => time);
  const wait = (ms: number) => {
    time += ms;
  };
  return { tokens, wait };
}

describe("a form's token", () => {
  it.each([
    [3_000, "good"],
    [2_999, "too-fast"],
    [0, "too-fast"],
    [-1_000, "too-fast"],
    [6 * HOUR_MS, "good"],
    [6 * HOUR_MS + 1, "missing"],
    [365 * 24 * HOUR_MS, "missing"],
  ])("is, %i ms after the first touch, %s [CONT-34]", async (ms, verdict) => {
    const { tokens, wait } = onClock();
    const token = await tokens.issue();
    wait(ms);
    expect(await tokens.judge(token)).toBe(verdict);
  });

  it.each([undefined, ""])("is missing when it is %j, as without script [CONT-34]", async (token) => {
    expect(await onClock().tokens.judge(token)).toBe("missing");
  });

  it("is forged when anything of it is changed [CONT-34]", async () => {
    const { tokens, wait } = onClock();
    const token = await tokens.issue();
    wait(10_000);
    for (let at = 0; at < token.length - 1; at++) {
      const other = token[at] === "a" ? "b" : "a";
      expect(await tokens.judge(token.slice(0, at) + other + token.slice(at + 1)), `${at}`).toBe("forged");
    }
  });

  it.each([
    "x",
    ".",
    "abc.",
    "0.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    `zzzzzzzzzzz.${"_".repeat(43)}`,
    `${begin.toString(36)}.${"=".repeat(43)}`,
    "ä".repeat(60),
    "a".repeat(60_000),
    `${"0".repeat(1_000)}1.${"A".repeat(43)}`,
  ])("is forged when it is made up: %s [CONT-34]", async (token) => {
    expect(await onClock().tokens.judge(token)).toBe("forged");
  });

  it("of another site's secret is forged [CONT-34]", async () => {
    const other = await onClock("another secret of thirty-two characters").tokens.issue();
    const { tokens, wait } = onClock();
    wait(10_000);
    expect(await tokens.judge(other)).toBe("forged");
  });

  it("tells nothing but the time, and is another one for every form [CONT-34] [SAFE-36]", async () => {
    const { tokens } = onClock();
    const issued = await Promise.all(Array.from({ length: 200 }, () => tokens.issue()));
    for (const token of issued) expect(token).toMatch(/^[0-9a-z]{8}\.[\w-]{16}\.[\w-]{43}$/);
    expect(new Set(issued.map((token) => token.slice(0, 8)))).toEqual(new Set([begin.toString(36)]));
    expect(new Set(issued).size).toBe(200);
  });

  it("of an earlier release, without chance in it, is good as long as it lives [SAFE-36]", async () => {
    const { tokens, wait } = onClock();
    const time = begin.toString(36);
    const hash = await keyedHash(await derivedKey(SECRET, "contact form token"), time);
    wait(10_000);
    expect(await tokens.judge(`${time}.${toBase64Url(hash)}`)).toBe("good");
  });

  it("is to be noted until it ends, where its time counts [SAFE-36]", async () => {
    const token = await onClock().tokens.issue();
    const use = { id: token.slice(0, 25), endsAt: begin + 6 * HOUR_MS };
    expect(tokenUse(token, "good")).toEqual(use);
    expect(tokenUse(token, "too-fast")).toEqual(use);
    expect([tokenUse(token, "missing"), tokenUse("x", "forged"), tokenUse(undefined, "missing")]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
