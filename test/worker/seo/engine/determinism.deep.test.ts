// The same bytes and headers give the same score and findings, byte for byte, however and whenever they arrive.
import { describe, expect, it, vi } from "vitest";
import { allCases } from "#test/fixtures/pages/cases/all-cases.ts";
import {
  type Arrival,
  type CleanPageName,
  checkedAt,
  cleanPages,
  type FixtureCase,
  pageFactsOf,
  reportOf,
} from "#test/support/seo/fixture-pages.ts";
import { piecesOf } from "#test/support/seo/html.ts";

const pages: FixtureCase[] = [
  ...(Object.keys(cleanPages) as CleanPageName[]).map((of) => ({ page: `clean: ${of}`, of, expected: {} })),
  ...allCases,
];

/** Everything but the time of day and what was measured, as it is sent. */
async function answerFor(one: FixtureCase, arrival: Arrival = {}, at = checkedAt): Promise<string> {
  const report = reportOf(await pageFactsOf(one, arrival), one.keywords, at);
  const { checkedAt: _at, performance, ...rest } = report;
  const { loadTime: _load, responseTime: _response, ...counted } = performance;
  return JSON.stringify({ ...rest, performance: counted });
}

const every = (size: number) => (bytes: Uint8Array) =>
  piecesOf(
    bytes,
    Array.from({ length: Math.floor(bytes.length / size) }, (_, index) => (index + 1) * size),
  );

/** Sizes from 1 to 4,096 bytes by a fixed rule that hits borders of every kind. */
function uneven(bytes: Uint8Array): Uint8Array[] {
  const offsets: number[] = [];
  for (let at = 1, step = 7; at < bytes.length; step = (step * 75 + 74) % 65_537) {
    offsets.push(at);
    at += 1 + (step % 4096);
  }
  return piecesOf(bytes, offsets);
}

const otherTimes: Arrival = { responseTime: 9_876, loadTime: 54_321 };
const waysOfCutting = { "995 bytes": every(995), "64 bytes": every(64), "1 byte": every(1), uneven };

describe("the same page gives the same answer [DETM-01]", () => {
  it.each(pages)("$page", async (one) => {
    const first = await answerFor(one);
    const later = await answerFor(one, { pieces: uneven, ...otherTimes }, "2031-02-03T04:05:06.000Z");
    expect(later === first).toBe(true);
  });

  it.each(Object.entries(waysOfCutting))("in pieces of %s [DETM-02]", async (_size, pieces) => {
    for (const one of pages.slice(0, 8)) expect(await answerFor(one, { pieces })).toBe(await answerFor(one));
  });

  it("whatever was judged before [DETM-03]", async () => {
    const [one, other] = [pages[0], pages[40]] as [FixtureCase, FixtureCase];
    const before = await answerFor(one);
    await answerFor(other);
    expect(await answerFor(one)).toBe(before);
  });

  it("while Date.now and Math.random say something else [DETM-03]", async () => {
    const one = pages[0] as FixtureCase;
    const before = await answerFor(one);
    vi.spyOn(Date, "now").mockReturnValue(0);
    vi.spyOn(Math, "random").mockReturnValue(0.999);
    const after = await answerFor(one);
    vi.restoreAllMocks();
    expect(after).toBe(before);
  });
});
