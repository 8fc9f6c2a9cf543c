// The walk with the Tab key over pages with one fault each and their innocent twins, and over pages that do not want to be walked through.
import { readerIds } from "#contract/browser-check.ts";
import { judgeKeyboard } from "#worker/browser-check/keyboard/judge-keyboard.ts";
import type { KeyboardReading } from "#worker/browser-check/keyboard/keyboard-reading.ts";
import { type CheckServer, startCheckServer } from "../../support/browser-check/check-server.ts";
import { inTime } from "../../support/browser-check/in-time.ts";
import { hostileKeyboardPages, keyboardPages } from "../../support/browser-check/keyboard-pages.ts";
import { saidOf } from "../../support/browser-check/said.ts";
import { expect, test } from "../../support/browser-test.ts";
import { type PageServer, servePages } from "../../support/page-server.ts";

let site: PageServer;
let server: CheckServer;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  const pages = { ...keyboardPages, ...hostileKeyboardPages };
  [site, server] = await Promise.all([servePages(pages), startCheckServer()]);
});
test.afterAll(async () => {
  await Promise.all([site.close(), server.stop()]);
});

async function expectSaid(cases: Record<string, string[]>) {
  for (const [path, said] of Object.entries(cases))
    expect(saidOf((await server.walk(`${site.origin}${path}`)).result), path).toEqual(said);
}

test("focus that is not seen is a fault, however it is shown instead none; a weak one is a question [A11Y-11]", async () => {
  await expectSaid({
    "/outline-none/": ["focus-visible: 4"],
    "/white-outline/": ["focus-visible: 4"],
    "/faint/": ["? focus-faint: 4"],
    "/plain/": [],
    "/shadow/": [],
    "/background/": [],
    "/underline/": [],
    "/soft/": [],
    "/within/": [],
    "/coloured-on-leaving/": ["focus-visible: 4"],
    "/shadow-tree/": ["focus-visible: 4"],
    "/shadow-tree-plain/": [],
    "/field/": [],
    "/styled-box/": [],
    "/drawn-beside/": [],
    "/drawn-nowhere/": ["focus-visible: 1"],
    "/tall-card/": [],
  });
});

test("stops that nobody sees are a fault; a link around a picture is none, one under a cover a question [A11Y-13]", async () => {
  await expectSaid({
    "/hidden-stops/": ["stop-hidden: 3"],
    "/wraps-picture/": [],
    "/covered/": ["? stop-covered: 5"],
  });
});

test("traps are told from dialogs, from fields with several parts, and from embedded pages [A11Y-12]", async () => {
  await expectSaid({
    "/trap/": ["keyboard-trap: 2"],
    "/stuck/": ["keyboard-trap: 1"],
    "/dialog/": [],
    "/date/": [],
    "/frame/": [],
  });
  expect((await server.walk(`${site.origin}/dialog/`)).result.ending).toContain("Fenster");
});

test("a walk begins at the beginning, wherever the page has put the focus, and ends after forty stops [A11Y-10]", async () => {
  const { reading } = await server.walk(`${site.origin}/autofocus/`);
  expect([reading.stops[0]?.name, reading.stops.length, reading.end]).toEqual(["Leistungen", 5, "page"]);
  const many = await server.walk(`${site.origin}/many/`);
  expect([many.reading.stops.length, many.reading.end, many.reading.missed]).toEqual([40, "limit", 20]);
  expect((await server.walk(`${site.origin}/nothing/`)).reading.stops).toEqual([]);
});

test("an order turned round by styles is a fault; columns, cards, a header that stays and another writing direction are none [A11Y-13]", async () => {
  await expectSaid({
    "/row-reverse/": ["focus-order: 4"],
    "/column-reverse/": ["focus-order: 4"],
    "/one-back/": ["? focus-order: 1"],
    "/columns/": [],
    "/text-columns/": [],
    "/grid/": [],
    "/sticky/": [],
    "/right-to-left/": [],
  });
});

test("a link to the content is tried: its target is gone, its press is caught, it stays hidden, it is missing [A11Y-14]", async () => {
  await expectSaid({
    "/skip/": [],
    "/skip-gone/": ["skip-link: 1"],
    "/skip-prevented/": ["skip-link: 1"],
    "/skip-invisible/": ["stop-hidden: 1"],
    "/no-skip/": ["skip-link-missing: 1"],
  });
});

test("a place lies where its stop does in the picture [A11Y-10]", async () => {
  const { result } = await server.walk(`${site.origin}/outline-none/`);
  const [spot] = result.faults[0]?.spots ?? [];
  expect(spot?.snippet).toBe('<a href="/s0">Leistungen');
  expect(spot?.box?.x).toBeCloseTo(0, 0);
  expect(spot?.box?.width).toBeGreaterThan(50);
  expect(result.shot?.width).toBe(1280);
});

const EXPECTED: Record<string, (reading: KeyboardReading) => void> = {
  "/blur/": (reading) => {
    expect(saidOf(judgeKeyboard(reading))).toContain("focus-taken: 5");
  },
  "/prevented/": (reading) => expect(saidOf(judgeKeyboard(reading))).toEqual(["keyboard-dead: 1"]),
  "/new-stops/": (reading) => expect(reading.stops.length).toBeLessThanOrEqual(40),
  "/grows/": (reading) => expect(reading.stops.length).toBeLessThanOrEqual(40),
  // The page cannot bend what is read.
  "/bends/": (reading) => expect(saidOf(judgeKeyboard(reading))).toEqual(["focus-visible: 5"]),
};

for (const path of Object.keys(hostileKeyboardPages))
  test(`a page that does not want to be walked through ends in time, and spoils nothing but its own parts: ${path} [A11Y-18] [VISIT-06]`, async () => {
    const answer = await inTime(() => server.check(`${site.origin}${path}`, [...readerIds]));
    expect(answer.ok, JSON.stringify(answer.failed)).toBe(true);
    expect(Object.keys(answer.readings), JSON.stringify(answer.failed)).toEqual(
      expect.arrayContaining(["rendered", "accessibility", "consent"]),
    );
    const { keyboard } = answer.readings;
    if (keyboard) EXPECTED[path]?.(keyboard);
    else expect(["/endless/", "/endless-keys/", "/leaves/"]).toContain(path);
    await expect.poll(server.browsers).toBe(0);
  });

test("a visit whose time runs out hands on what was read, and says of the rest that it took too long [VISIT-06] [A11Y-18]", async () => {
  // At the first stop its script runs for ever.
  const url = `${site.origin}/endless/`;
  const before = await server.check(url, ["speed", "consent", "rendered"]);
  const totalMs = before.ms + 6_000;
  const { ok, ms, readings, failed } = await server.check(url, [...readerIds], totalMs);
  expect(ok).toBe(true);
  expect(ms).toBeLessThan(totalMs + 4_000);
  expect(readings).toHaveProperty("rendered");
  expect(failed).toHaveProperty("keyboard", "target-too-slow");
  expect([...new Set(Object.values(failed))]).toEqual(["target-too-slow"]);
  expect([...Object.keys(readings), ...Object.keys(failed)].toSorted()).toEqual([...readerIds].toSorted());
});
