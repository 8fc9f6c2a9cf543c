// Sharing a report, and what whoever has its address is answered.
import { listDurableObjectIds } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { sharedNotes, shareFaults } from "#content/messages.ts";
import { designRating } from "#test/fixtures/design-rating.ts";
import { kindAnswer } from "#test/fixtures/kind-answer.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { dailyAllowance } from "#worker/quota/allowance.ts";
import { MAX_SHARE_BODY } from "#worker/routes/shared-report.ts";
import { call, get, post } from "../support/api.ts";
import {
  choices,
  keepReport,
  readShared,
  SHARE,
  sealedAnswers,
  share,
  shareOne,
  sharingServices,
} from "../support/shares.ts";

const inDays = (days: number) => Date.now() + days * 86_400_000;

describe("a report that is shared", () => {
  it("is stored at that press alone, under 128 random bits [SHARE-01]", async () => {
    const services = sharingServices();
    const before = (await listDurableObjectIds(env.SHARED_REPORT)).length;
    const keptReport = await keepReport(services);
    expect(await listDurableObjectIds(env.SHARED_REPORT)).toHaveLength(before);
    const answer = await share(services, { keptReport, ...choices });
    expect(answer.status).toBe(201);
    const { id, path, ownerPath, expiresAt } = await answer.json<Awaited<ReturnType<typeof shareOne>>>();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect([path, ownerPath.startsWith(`${path}/verwalten/`)]).toEqual([`/bericht/${id}`, true]);
    expect(Math.abs(Date.parse(expiresAt) - inDays(30))).toBeLessThan(60_000);
    expect(await listDurableObjectIds(env.SHARED_REPORT)).toHaveLength(before + 1);
    const shared = await readShared(services, id);
    expect(shared.report.findings).toEqual(seoAnswer.findings);
    expect([shared.design, shared.check, shared.crawl, shared.hasPdf]).toEqual([null, null, null, false]);
  });

  it("takes rating and check along as the server gave them out [SHARE-02]", async () => {
    const services = sharingServices();
    const { id } = await shareOne(services, await sealedAnswers(services));
    const shared = await readShared(services, id);
    expect(shared.design).toEqual(designRating);
    expect(shared.check?.accessibility?.result?.verdict).toMatch(/Hürde/);
  });

  it.each([
    ["changed", (sealed: object) => ({ ...sealed, overallScore: 100 })],
    ["without a field", ({ notes: _, ...sealed }: Record<string, unknown>) => sealed],
    ["with another seal", (sealed: object) => ({ ...sealed, seal: "A".repeat(43) })],
    ["with no seal worth the name", (sealed: object) => ({ ...sealed, seal: "x" })],
  ])("is refused with a rating %s [SHARE-02]", async (_, tamper) => {
    const services = sharingServices();
    const { design } = await sealedAnswers(services);
    const answer = await share(services, {
      keptReport: await keepReport(services),
      ...choices,
      design: tamper(design),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ detail: shareFaults.notSealed });
  });

  it("is refused with a rating of another address, and with a check in the place of a rating [SHARE-02]", async () => {
    const services = sharingServices();
    const keptReport = await keepReport(services);
    const foreign = await sealedAnswers(services, "https://andere-firma.example/");
    expect((await share(services, { keptReport, ...choices, design: foreign.design })).status).toBe(400);
    const own = await sealedAnswers(services);
    expect((await share(services, { keptReport, ...choices, design: own.check })).status).toBe(400);
    expect((await share(services, { keptReport, ...choices, design: { overallScore: 100 } })).status).toBe(
      400,
    );
  });

  it("goes without pictures, with a line of its sender's that stays one line [SHARE-03]", async () => {
    const services = sharingServices();
    const { id, expiresAt } = await shareOne(services, {
      ...(await sealedAnswers(services)),
      pictures: false,
      days: 7,
      line: "Von Anna\u202e <b>Muster</b>\nZeile 2",
    });
    const shared = await readShared(services, id);
    expect(JSON.stringify(shared)).not.toContain("data:image");
    expect(shared.design?.overallScore).toBe(designRating.overallScore);
    expect(shared.notes).toContain(sharedNotes.noPictures);
    expect(shared.line).toBe("Von Anna <b>Muster</b> Zeile 2");
    expect(Math.abs(Date.parse(expiresAt) - inDays(7))).toBeLessThan(60_000);
  });

  it("goes with nothing but tasks [SHARE-03]", async () => {
    const services = sharingServices();
    const { id } = await shareOne(services, { ...(await sealedAnswers(services)), scope: "tasks" });
    const { report, design, check } = await readShared(services, id);
    expect(new Set(report.findings.map(({ status }) => status))).toEqual(new Set(["failed", "warning"]));
    expect(report.findings).toHaveLength(
      seoAnswer.findings.filter(({ status }) => /failed|warning/.test(status)).length,
    );
    expect([design, check, report.headings]).toEqual([null, null, []]);
  });

  it("goes as it was read, without permissions for visits [SHARE-03]", async () => {
    const services = sharingServices({ ...kindAnswer, designToken: "geheim", browserToken: "geheim" });
    const { id } = await shareOne(services, { kind: "article" });
    const { report } = await readShared(services, id);
    expect(report.pageKind).toMatchObject({ kind: "article", otherwise: [] });
    expect(report.score).not.toBe(kindAnswer.score);
    expect(JSON.stringify(report)).not.toContain("geheim");
  });

  it("says what of the crawl does not go along [SHARE-03]", async () => {
    const crawl = { state: "running", report: seoAnswer, pages: [], findings: [], shared: [], notes: [] };
    const services = sharingServices({ ...seoAnswer, siteCrawl: { id: "eine" } });
    services.siteCrawls = { ...services.siteCrawls, read: async () => JSON.stringify(crawl) };
    const running = await readShared(services, (await shareOne(services)).id);
    expect([running.crawl, running.notes]).toEqual([null, [sharedNotes.crawlRunning]]);
    services.siteCrawls.read = async () => JSON.stringify({ ...crawl, state: "done" });
    const done = await readShared(services, (await shareOne(services)).id);
    expect(done.crawl?.state).toBe("done");
    // It stands beside it already.
    expect(done.crawl?.report).toEqual({});
  });
});

describe("sharing", () => {
  it("says so where the report is not kept any more, and counts nothing [SHARE-11]", async () => {
    const services = sharingServices();
    const answer = await share(services, { keptReport: crypto.randomUUID(), ...choices });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ detail: shareFaults.notKept });
  });

  it.each([
    ["another number of days", { days: 365 }],
    ["a line of 201 characters", { line: "x".repeat(201) }],
    ["another scope", { scope: "alles" }],
    ["no number of a report", { keptReport: "1" }],
  ])("refuses %s [SHARE-03]", async (_, wrong) => {
    const services = sharingServices();
    const answer = await share(services, { keptReport: await keepReport(services), ...choices, ...wrong });
    expect(answer.status).toBe(400);
  });

  it("ends after ten a day, and at 16 MB a request [SHARE-07]", async () => {
    const services = sharingServices();
    services.sharing = {
      ...services.sharing,
      sharedReportAllowance: (visitor) =>
        dailyAllowance(env.SEO_QUOTA, `shares of ${visitor}`, 2, new Date()),
    };
    const keptReport = await keepReport(services);
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await share(services, { keptReport, ...choices })).status);
    expect(statuses).toEqual([201, 201, 429]);
    const { answer } = await post(services, SHARE, "x".repeat(MAX_SHARE_BODY + 1));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ detail: shareFaults.tooLarge });
  });

  it("needs the key, and our own pages [SHARE-01]", async () => {
    const services = sharingServices();
    const { id } = await shareOne(services);
    expect((await call(services, `${SHARE}/${id}`)).answer.status).toBe(401);
    expect((await get(services, `${SHARE}/${id}`, { Origin: "https://boese.example" })).answer.status).toBe(
      403,
    );
  });

  it("writes neither number nor key into the log [SHARE-10]", async () => {
    const services = sharingServices();
    const { id, ownerPath } = await shareOne(services);
    await readShared(services, id);
    await call(services, ownerPath);
    const key = ownerPath.split("/").at(-1) ?? "";
    const log = JSON.stringify(services.entries);
    expect([log.includes(id), log.includes(key)]).toEqual([false, false]);
  });
});
