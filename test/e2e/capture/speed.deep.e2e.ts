// The speed of pages as a slow phone sees them: what is measured, named and marked; pages that do not want to be measured; and nobody reached who may not be.
import { readerIds } from "#contract/browser-check.ts";
import { FILM_FRAMES, MAX_FRAME_LENGTH } from "#contract/speed-check.ts";
import { type CheckServer, startCheckServer } from "../../support/browser-check/check-server.ts";
import { colourAt } from "../../support/browser-check/colour-at.ts";
import { CHECK_MS, inTime } from "../../support/browser-check/in-time.ts";
import { hostileSpeedPages, RED_PICTURE, speedPages } from "../../support/browser-check/speed-pages.ts";
import { expect, test } from "../../support/browser-test.ts";
import { PLACES, startAttackServer } from "../../support/canary/attack-server.ts";
import { startCanaryServer } from "../../support/canary/canary-server.ts";
import { type PageServer, servePages } from "../../support/page-server.ts";

/** What one request takes on the slow line. */
const LATENCY_MS = 562;
/** Of a whole reading as JSON, its pictures included. */
const MAX_READING = 900_000;

let site: PageServer;
let server: CheckServer;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  const pages = { ...speedPages, ...hostileSpeedPages, "/rot.svg": RED_PICTURE };
  [site, server] = await Promise.all([servePages(pages), startCheckServer()]);
});
test.afterAll(async () => {
  await Promise.all([site.close(), server.stop()]);
});

const speed = (path: string) => server.speed(`${site.origin}${path}`);
const median = (id: string, figures: Awaited<ReturnType<typeof speed>>["result"]["figures"]) =>
  figures.find((one) => one.id === id)?.spread.median ?? Number.NaN;

test("a plain page is there after one request on the slow line, three times alike; nothing shifts or blocks [VISIT-10]", async () => {
  const { reading, result } = await speed("/plain/");
  expect(reading.loads).toHaveLength(3);
  expect(reading.loads.every(({ isComplete }) => isComplete)).toBe(true);
  for (const { fcp, lcp, cls } of reading.loads) {
    expect(fcp).toBeGreaterThan(LATENCY_MS);
    expect(lcp?.ms).toBeGreaterThanOrEqual(fcp ?? Number.NaN);
    expect(cls).toBe(0);
  }
  expect(result.total).toMatch(/^1\s?kB in 1 Datei$/);
});

test("the largest picture takes a second request, is named, and marked where it lies [VISIT-10] [VISIT-11]", async ({
  page,
}) => {
  const { result } = await speed("/picture/");
  expect(median("lcp", result.figures)).toBeGreaterThan(2 * LATENCY_MS);
  const [mark] = result.marks;
  expect(mark).toMatchObject({ kind: "largest", selector: "#bild", box: { width: 412, height: 300 } });
  if (!mark?.box || !result.shot) throw new Error("No mark or no picture.");
  const { x, y, width, height } = mark.box;
  const scale = 412 / result.shot.width;
  for (const [atX, atY] of [
    [x + 6, y + 6],
    [x + width - 6, y + height - 6],
  ] as const) {
    const [red = 0, green = 255] = await colourAt(page, result.shot.source, atX * scale, atY * scale);
    expect([red > 150, green < 60]).toEqual([true, true]);
  }
  expect(result.byKind.map(({ name }) => name)).toEqual(expect.arrayContaining(["Bilder", "HTML"]));
  expect(result.film).toHaveLength(FILM_FRAMES);
  expect(result.film[0]?.picture).toBeNull();
  expect(result.film.at(-1)?.picture).toMatch(/^data:image\/jpeg/);
});

test("what shifts is counted by session windows and marked where it came to lie [VISIT-10] [VISIT-11]", async ({
  page,
}) => {
  const { result } = await speed("/shifts/");
  // All of the heading and the box move down by 160 of 823 px, and cover about half of the screen.
  expect(median("cls", result.figures)).toBeGreaterThan(0.05);
  expect(result.verdict).toContain("verrutscht");
  const mark = result.marks.find(({ kind, selector }) => kind === "shifted" && selector === "#unten");
  if (!mark?.box || !result.shot) throw new Error("No mark or no picture.");
  const { x, y, width, height } = mark.box;
  const [red = 255, green = 0] = await colourAt(page, result.shot.source, x + width / 2, y + height - 8);
  expect([red < 90, green > 140]).toEqual([true, true]);
});

test("a page without a viewport of its own is pictured whole, its marks where they belong [VISIT-11]", async () => {
  const { result } = await speed("/wide/");
  // A phone that shows 980 px on 412 rounds.
  expect(result.shot?.width).toBeGreaterThanOrEqual(980);
  expect(result.shot?.width).toBeLessThanOrEqual(981);
});

test("blocking is told by the host of the script, four times as long as here [VISIT-10] [VISIT-11]", async () => {
  const { result } = await speed("/busy/");
  expect(median("blocked", result.figures)).toBeGreaterThan(300);
  expect(result.blockedBy[0]?.name).toBe("Skripte Ihrer Website");
});

test("a page that leads on takes both ways; one without anything says so [VISIT-10] [VISIT-12]", async () => {
  const plain = median("lcp", (await speed("/plain/")).result.figures);
  const led = median("lcp", (await speed("/leads-on/")).result.figures);
  expect(led).toBeGreaterThan(plain + LATENCY_MS / 2);
  const { result } = await speed("/empty/");
  expect(result.figures.map(({ id }) => id)).not.toContain("lcp");
});

for (const path of Object.keys(hostileSpeedPages))
  test(`a page that does not want to be measured ends in time and stays small: ${path} [VISIT-13] [VISIT-06]`, async () => {
    const answer = await inTime(() => server.check(`${site.origin}${path}`, ["speed"]));
    const reading = answer.readings.speed;
    if (reading) {
      const words = JSON.stringify({ ...reading, shown: null });
      expect(words.length).toBeLessThan(100_000);
      expect(JSON.stringify(reading).length).toBeLessThan(MAX_READING);
      for (const { picture } of reading.shown.film)
        expect(picture?.length ?? 0).toBeLessThanOrEqual(MAX_FRAME_LENGTH);
      for (const { fcp, lcp, cls } of reading.loads) {
        expect(fcp ?? 0).toBeGreaterThanOrEqual(0);
        expect(lcp?.ms ?? 0).toBeLessThan(CHECK_MS);
        expect(cls).toBeLessThan(1_000);
      }
    } else
      expect(["/endless/", "/late-endless/", "/reloads/", "/dialogs/", "/many-hosts/", "/grows/"]).toContain(
        path,
      );
    if (path === "/bends/") {
      expect(reading?.loads[0]?.fcp).toBeGreaterThan(LATENCY_MS);
      expect(reading?.loads[0]?.lcp?.spot?.selector).toBe("#bild");
    }
    await expect.poll(server.browsers).toBe(0);
  });

test("a hostile page spoils the speed alone: the other parts are there in time [VISIT-12] [VISIT-06]", async () => {
  const answer = await inTime(() => server.check(`${site.origin}/shakes/`, [...readerIds]));
  expect(Object.keys(answer.readings)).toEqual(
    expect.arrayContaining(["rendered", "accessibility", "consent"]),
  );
  await expect.poll(server.browsers).toBe(0);
});

test("no reader of the check reaches a refused host, whatever the page tries [VISIT-13] [SAFE-08]", async () => {
  const [canary, attack] = await Promise.all([startCanaryServer(), startAttackServer()]);
  try {
    for (const place of PLACES) {
      const url = `${attack.origin}/attack?place=${place}&to=${canary.origin}`;
      const { code, readings } = await server.check(url, [...readerIds], undefined, [
        `127.0.0.1:${canary.port}`,
      ]);
      // Rules in a closed root of the markup are followed where no proxy refuses the host, as here, and cost the visit [SAFE-03].
      const hits = canary.takeHits();
      expect(
        hits.filter((hit) => !hit.startsWith("/page/speculation-closed-root")),
        place,
      ).toEqual([]);
      if (hits.length > 0) expect([code, readings], place).toEqual(["refused-address", {}]);
    }
  } finally {
    await Promise.all([canary.stop(), attack.stop()]);
  }
});
