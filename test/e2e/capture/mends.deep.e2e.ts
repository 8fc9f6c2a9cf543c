// „Vorher und nachher“ and the strip of widths, in a real browser: what is mended, what must be left alone, and pages that resist.
import { type CheckServer, startCheckServer } from "../../support/browser-check/check-server.ts";
import { redIn } from "../../support/browser-check/colour-at.ts";
import { mendPages } from "../../support/browser-check/mend-pages.ts";
import { reflowPages } from "../../support/browser-check/reflow-pages.ts";
import { expect, test } from "../../support/browser-test.ts";
import { type PageServer, servePages } from "../../support/page-server.ts";

let site: PageServer;
let server: CheckServer;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  [site, server] = await Promise.all([servePages({ ...reflowPages, ...mendPages }), startCheckServer()]);
});
test.afterAll(async () => {
  await Promise.all([site.close(), server.stop()]);
});

const mends = async (path: string) => (await server.mends(`${site.origin}${path}`)).reading;
/** "contrast 4 → 0" */
const saidOf = ({ tried, unmended }: Awaited<ReturnType<typeof mends>>) => [
  ...tried.map(({ kind, count }) => `${kind} ${count.before} → ${count.after}`),
  ...unmended.map((kind) => `? ${kind}`),
];

test("each kind is mended by a rule that reaches what is meant; a whole page is left alone [EYE-53]", async () => {
  const cases: Record<string, string[]> = {
    "/whole/": [],
    "/pale/": ["contrast 1 → 0"],
    "/long-lines/": ["line-length 1 → 0"],
    "/tight/": ["line-height 1 → 0"],
    "/small-text/": ["text-size 1 → 0"],
    "/small-targets/": ["target-size 3 → 0"],
    "/no-viewport/": [],
  };
  for (const [path, said] of Object.entries(cases)) expect(saidOf(await mends(path)), path).toEqual(said);
  const [pale] = (await mends("/pale/")).tried;
  expect(pale?.css).toBe(".p p {\n  color: #747474;\n}");
});

test("the pictures show the place without and with the mend, and the page is as it was [EYE-53]", async ({
  page,
}) => {
  const { reading } = await server.mends(`${site.origin}/pale/`);
  const [mend] = reading.tried;
  if (!mend) throw new Error("Nothing was mended.");
  /** Of the pixels of a band in the middle: the darkest. */
  const darkest = async (source: string) =>
    Math.min(...(await redIn(page, source, { x: 20, y: 64, width: 600, height: 20 })));
  expect(mend.value.before).toBeCloseTo(1.92, 1);
  expect(mend.value.after).toBeGreaterThan(4.5);
  const [before, after] = [await darkest(mend.shots.before.source), await darkest(mend.shots.after.source)];
  expect(before).toBeGreaterThan(150);
  expect(after).toBeLessThan(before - 30);
});

test("inline styles, !important, a strict policy and clobbered names do not keep a mend from being tried [EYE-53]", async () => {
  for (const path of ["/pale-inline/", "/pale-important/", "/policy/", "/clobbered/"])
    expect(saidOf(await mends(path)), path).toEqual(["contrast 1 → 0"]);
  expect((await mends("/pale-important/")).tried[0]?.css).toContain("!important");
});

test("a rule that would do harm, cannot reach its place or does not hold is not shown [EYE-53]", async () => {
  // Only the pale text on white is meant; the same on black is right as it is.
  const [grounds] = (await mends("/two-grounds/")).tried;
  expect(grounds === undefined || !/^\.p p \{/m.test(grounds.css)).toBe(true);
  for (const path of ["/shadow/", "/nameless/", "/fights-back/"])
    expect(saidOf(await mends(path)), path).toEqual(["? contrast"]);
  expect(saidOf(await mends("/no-room/"))).toEqual(["? target-size"]);
});

test("names of the page stay names, and thousands of faults stay bounded [EYE-53]", async () => {
  for (const { css } of (await mends("/hostile-names/")).tried)
    expect(css).not.toMatch(/[<>@:*]{2}|script|import/);
  const { tried } = await mends("/many/");
  expect(JSON.stringify(tried.map(({ css }) => css)).length).toBeLessThan(4_000);
});

test("six widths: by how much the page is too wide, and what sticks out, in pictures of bounded size [EYE-54]", async () => {
  const { reading, result } = await server.reflow(`${site.origin}/fixed-width/`);
  expect(reading.widths.map(({ width, overflow }) => [width, overflow])).toEqual([
    [320, 580],
    [390, 510],
    [768, 132],
    [1024, 0],
    [1440, 0],
    [1920, 0],
  ]);
  expect(reading.widths[0]?.marks[0]).toMatchObject({ selector: "#breit", box: { x: 0, width: 900 } });
  expect(result.verdict).toContain("Bei 390 und 768 Pixeln Breite lässt sich die Seite seitwärts schieben.");
  for (const { shot } of reading.widths) expect(shot.source.length).toBeLessThan(600_000);
  const whole = await server.reflow(`${site.origin}/fluid/`);
  expect(whole.reading.widths.map(({ overflow }) => overflow)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(whole.result.verdict).not.toContain("seitwärts");
});
