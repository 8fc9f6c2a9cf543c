// What a rating's browser makes of pages that behave badly, in workerd and with a real Chromium.
import sharp from "sharp";
import type { CaptureOutcome } from "#worker/design/capture.ts";
import { expect, test } from "../../support/browser-test.ts";
import { type CaptureServer, startCaptureServer } from "../../support/design/capture-server.ts";
import type { CaptureCall } from "../../support/design/capture-worker.ts";
import { startHostileDesignServer } from "../../support/design/hostile-design-server.ts";

/** What never ends is given up sooner than in production. */
const IMPATIENT = { loadMs: 1_000, hangMs: 1_000 };
/** A process takes a moment to be gone. */
const GONE_MS = 5_000;

let server: CaptureServer;
let pages: Awaited<ReturnType<typeof startHostileDesignServer>>;
/** Refused by the guard, and able to tell whether somebody asked nevertheless. */
let refused: Awaited<ReturnType<typeof startHostileDesignServer>>;

test.describe.configure({ mode: "default", timeout: 60_000 });
test.beforeAll(async () => {
  [server, pages, refused] = await Promise.all([
    startCaptureServer(),
    startHostileDesignServer(),
    startHostileDesignServer(),
  ]);
});
test.afterEach(async () => {
  await expect.poll(() => server.browsers(), { timeout: GONE_MS }).toBe(0);
});
test.afterAll(async () => {
  await Promise.all([server.stop(), pages.stop(), refused.stop()]);
});

function capture(path: string, call: Partial<CaptureCall> = {}): Promise<CaptureOutcome> {
  const ownHosts = [`127.0.0.1:${refused.port}`];
  return server.capture({ url: new URL(path, pages.origin).href, ownHosts, ...call });
}

async function captured(path: string, call: Partial<CaptureCall> = {}) {
  const outcome = await capture(path, call);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.capture;
}

test("reads and pictures a page as a desktop and as a phone shows it", async () => {
  const { url, desktop, mobile } = await captured("/good#part");
  expect(url).toBe(`${pages.origin}/good`);
  expect(desktop.snapshot.viewport).toEqual({ width: 1280, height: 800 });
  expect(mobile.snapshot.viewport).toEqual({ width: 390, height: 844 });
  expect(desktop.facts).toEqual({
    isLoaded: true,
    refusedRequests: 0,
    missingSheets: [],
    leftOut: 0,
    dialogs: 0,
    downloads: 0,
    popups: 0,
  });
  const shot = await sharp(Buffer.from(mobile.shot, "base64")).metadata();
  expect([shot.format, shot.width, shot.height]).toEqual(["jpeg", 390, mobile.shotSize.height]);
  const thumbnail = await sharp(Buffer.from(desktop.thumbnail, "base64")).metadata();
  expect([thumbnail.format, thumbnail.width, thumbnail.height]).toEqual(["png", 320, 200]);
});

test("a very high page is cut, its fixed bar shows once and its first screen keeps its height", {
  tag: "@deep",
}, async () => {
  expect((await captured("/high")).desktop.shotSize).toMatchObject({ width: 1280, height: 6_000 });
  const { thumbnail, shotSize } = (await captured("/fixed")).desktop;
  expect(shotSize).toEqual({ width: 1280, height: 5_800, pageHeight: 5_800 });
  const { data, info } = await sharp(Buffer.from(thumbnail, "base64"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colorAt = (y: number) => [...data.subarray((y / 4) * info.width * 3, (y / 4) * info.width * 3 + 3)];
  expect([20, 60, 780, 820, 1_620, 5_600].map(colorAt)).toEqual([
    [255, 0, 0],
    [0, 255, 0],
    [0, 255, 0],
    [255, 255, 255],
    [255, 255, 255],
    [255, 255, 255],
  ]);
});

for (const frame of ["", "&framed"]) {
  test(`no request reaches a refused host, whatever part of a page asks${frame && ", from a frame of another site"}`, async () => {
    const asking = `/asks?target=${refused.origin}`;
    const path = frame ? `/framed?inside=${encodeURIComponent(asking)}` : asking;
    const { desktop, mobile } = await captured(path);
    expect(refused.takeSeen()).toEqual([]);
    expect(desktop.facts.refusedRequests).toBeGreaterThan(9);
    expect(mobile.facts.refusedRequests).toBeGreaterThan(9);
  });
}

for (const [path, code] of [
  ["/to-private", "refused-address"],
  ["http://10.0.0.1/", "refused-address"],
  ["http://127.0.0.1:1/", "target-unreachable"],
  ["/loop", "too-many-redirects"],
  ["/pdf", "not-html"],
  ["/download", "not-html"],
  ["/no-content", "empty-page"],
  ["/alert-loop", "target-too-slow"],
] as const) {
  test(`${path} ends as ${code}`, code === "refused-address" ? {} : { tag: "@deep" }, async () => {
    expect(await capture(path)).toEqual({ ok: false, code });
  });
}

for (const [path, code] of [
  ["/error", "page-failing"],
  ["/gone", "page-missing"],
  ["/locked", "page-locked"],
] as const) {
  test(`${path}, an error of the target, is named ${code} [EYE-44]`, { tag: "@deep" }, async () => {
    expect(await capture(path)).toEqual({ ok: false, code });
  });
}

for (const path of ["/silent", "/endless", "/busy"]) {
  test(`${path} ends as target-too-slow`, { tag: "@deep" }, async () => {
    expect(await capture(path, { times: IMPATIENT })).toEqual({ ok: false, code: "target-too-slow" });
  });
}

test("a redirect to a refused host ends as refused-address, unseen by that host", async () => {
  expect(await capture(`/to?u=${refused.origin}/`)).toEqual({ ok: false, code: "refused-address" });
  expect(refused.takeSeen()).toEqual([]);
});

test("a picture that never comes does not keep the rest from being rated", { tag: "@deep" }, async () => {
  const { desktop, mobile } = await captured("/never-picture", { times: IMPATIENT });
  expect([desktop.facts.isLoaded, mobile.facts.isLoaded]).toEqual([false, false]);
});

test("dialogs are counted and dismissed", { tag: "@deep" }, async () => {
  expect((await captured("/alert")).desktop.facts.dialogs).toBe(3);
});

test("a page that leads on at once is followed once, one that reloads for ever is held", {
  tag: "@deep",
}, async () => {
  expect((await captured("/refresh")).url).toBe(`${pages.origin}/good`);
  expect((await captured("/reload-loop")).url).toBe(`${pages.origin}/reload-loop`);
});

test("what moves stands still, at its end or as if it had never begun, and no field has the focus", {
  tag: "@deep",
}, async () => {
  const expression = `({ viewport: { width: innerWidth }, page: { height: innerHeight }, title: [
    getComputedStyle(document.querySelector(".in")).opacity, getComputedStyle(document.querySelector(".spin")).rotate,
    document.getAnimations().length, document.activeElement === document.body].join() })`;
  const { desktop } = await captured("/moving", { expression });
  expect(desktop.snapshot.title).toBe("1,none,1,true");
});

test("a crash of the tab ends as target-unreachable, and the next call works", { tag: "@deep" }, async () => {
  pages.takeSeen();
  const capturing = capture("/good", { expression: "new Promise(() => {})", times: { snapshotMs: 20_000 } });
  await expect.poll(() => pages.takeSeen()).toContain("/pixel.gif");
  await server.crash(`${pages.origin}/good`);
  expect(await capturing).toEqual({ ok: false, code: "target-unreachable" });
  expect((await captured("/good")).desktop.facts.isLoaded).toBe(true);
});

test("a visitor's leaving and the deadline end a capture in the middle", { tag: "@deep" }, async () => {
  expect(await capture("/endless", { leavesAfter: 1_500 })).toMatchObject({ ok: false });
  const late = await capture("/endless", { times: { totalMs: 1_500 } });
  expect(["target-too-slow", "browser-busy"]).toContain(late.ok ? "" : late.code);
});
