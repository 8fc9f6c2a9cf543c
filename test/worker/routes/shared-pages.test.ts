// /bericht/{id} and what its sender does with it.
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { senderTexts } from "#content/pages/bericht.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { xssPayloads } from "#test/fixtures/xss-payloads.ts";
import { keyedName } from "#worker/keyed-hash.ts";
import { call, get, ORIGIN } from "../support/api.ts";
import { change, readShared, SHARE, sealedAnswers, shareOne, sharingServices } from "../support/shares.ts";

const SECRET = "a secret of more than thirty-two characters";
const DAY_MS = 86_400_000;

afterEach(() => vi.useRealTimers());

async function objectOf(id: string) {
  return env.SHARED_REPORT.getByName(await keyedName(SECRET, "shared report", id));
}

async function storedOf(id: string) {
  return runInDurableObject(await objectOf(id), async (_, { storage }) => [
    (await storage.list()).size,
    await storage.getAlarm(),
    [...storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf\\_%' ESCAPE '\\'")]
      .length,
  ]);
}

describe("the page of a shared report", () => {
  it("is one page for all, kept by nobody, and leads to the document without script [SHARE-04]", async () => {
    const services = sharingServices();
    const { id } = await shareOne(services);
    const { answer } = await call(services, `/bericht/${id}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(
      `<noscript><p>Ohne JavaScript lesen Sie den Bericht hier: <a href="/bericht/${id}/druck">`,
    );
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
    });
    expect(answer.headers.has("ETag")).toBe(false);
  });

  it.each(["0".repeat(32), "kurz", "../x", "F".repeat(32)])(
    "answers 410 and the other part of the page for %s, and stores nothing [SHARE-06]",
    async (id) => {
      const services = sharingServices();
      const { answer } = await call(services, `/bericht/${encodeURIComponent(id)}`);
      expect(answer.status).toBe(410);
      expect(await answer.text()).toMatch(/<section data-shared="gone">.+<section data-shared="live" hidden/);
      for (const way of ["druck", "pdf"])
        expect((await call(services, `/bericht/${encodeURIComponent(id)}/${way}`)).answer.status).toBe(410);
      expect((await get(services, `${SHARE}/${encodeURIComponent(id)}`)).answer.status).toBe(410);
      expect(await storedOf(id)).toEqual([0, null, 0]);
    },
  );

  it("is the same for deleted and expired ones, of which nothing is left [SHARE-06]", async () => {
    const services = sharingServices();
    const [deleted, expired, late] = [
      await shareOne(services),
      await shareOne(services),
      await shareOne(services),
    ];
    expect((await change(services, deleted.ownerPath, "delete", { Origin: ORIGIN })).status).toBe(200);
    await runDurableObjectAlarm(await objectOf(expired.id));
    vi.useFakeTimers({ now: Date.now() + 31 * DAY_MS, toFake: ["Date"] });
    const answers = [];
    for (const { id } of [deleted, expired, late, { id: "0".repeat(32) }]) {
      const { answer } = await call(services, `/bericht/${id}`);
      answers.push([answer.status, await answer.text()]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(410);
    expect(await storedOf(deleted.id)).toEqual([0, null, 0]);
    expect(await storedOf(expired.id)).toEqual([0, null, 0]);
  });
});

describe("the sender's page", () => {
  it("tells until when, and prolongs once [SHARE-05]", async () => {
    const services = sharingServices();
    const { id, ownerPath, expiresAt } = await shareOne(services, { days: 7, line: "Von <i>Anna</i>" });
    const { answer } = await call(services, ownerPath);
    const html = await answer.text();
    expect(html).toContain(`${ORIGIN}/bericht/${id}`);
    expect(html).toContain("Von &lt;i&gt;Anna&lt;/i&gt;");
    expect(html).toContain(senderTexts.prolong.label(7));
    const changed = await change(services, ownerPath, "prolong", { Origin: ORIGIN });
    expect([changed.status, changed.headers.get("Location")]).toEqual([303, `${ownerPath}?neu=prolong`]);
    const after = Date.parse((await readShared(services, id)).expiresAt) - Date.parse(expiresAt);
    expect(after).toBe(7 * DAY_MS);
    const again = await change(services, ownerPath, "prolong", { Origin: ORIGIN });
    expect(again.headers.get("Location")).toBe(`${ownerPath}?neu=refused`);
    const shown = await (await call(services, `${ownerPath}?neu=refused`)).answer.text();
    expect([shown.includes(senderTexts.refused), shown.includes(senderTexts.prolong.used)]).toEqual([
      true,
      true,
    ]);
  });

  it("leaves the report one more day, and no more than it had [SHARE-05]", async () => {
    const services = sharingServices();
    const { id, ownerPath } = await shareOne(services);
    await change(services, ownerPath, "shorten", { Origin: ORIGIN });
    const left = Date.parse((await readShared(services, id)).expiresAt) - Date.now();
    expect(Math.abs(left - DAY_MS)).toBeLessThan(60_000);
    const again = await change(services, ownerPath, "shorten", { Origin: ORIGIN });
    expect(again.headers.get("Location")).toMatch(/neu=(shorten|refused)/);
    expect(Date.parse((await readShared(services, id)).expiresAt) - Date.now()).toBeLessThanOrEqual(DAY_MS);
  });

  it("is nobody else's: another key, another report, a foreign page change nothing [SHARE-05]", async () => {
    const services = sharingServices();
    const [one, other] = [await shareOne(services), await shareOne(services)];
    const key = one.ownerPath.split("/").at(-1);
    for (const path of [
      `/bericht/${other.id}/verwalten/${key}`,
      `/bericht/${one.id}/verwalten/${"0".repeat(32)}`,
    ]) {
      expect((await call(services, path)).answer.status).toBe(410);
      expect((await change(services, path, "delete", { Origin: ORIGIN })).status).toBe(410);
    }
    const foreign = await change(services, one.ownerPath, "delete", { Origin: "https://boese.example" });
    expect(foreign.status).toBe(403);
    expect(
      (await change(services, one.ownerPath, "sonst", { Origin: ORIGIN })).headers.get("Location"),
    ).toMatch(/refused/);
    for (const { id } of [one, other])
      expect((await call(services, `/bericht/${id}`)).answer.status).toBe(200);
  });
});

describe("the document of a shared report", () => {
  it("keeps foreign text as text, whatever it is [SHARE-08] [PAPER-01]", async () => {
    const [finding] = seoAnswer.findings;
    if (!finding) throw new Error("A finding is needed");
    const findings = xssPayloads.map((text, index) => ({
      ...finding,
      id: `f${index}`,
      status: "failed" as const,
      title: text,
      advice: text,
      snippet: text,
      evidence: [{ where: text, value: text, expected: text }],
    }));
    const meta = { ...seoAnswer.meta, title: xssPayloads[0] ?? "", description: xssPayloads[2] ?? "" };
    const services = sharingServices({ ...seoAnswer, findings, meta });
    const { id } = await shareOne(services, {
      ...(await sealedAnswers(services)),
      line: xssPayloads[4]?.slice(0, 200),
    });
    const { answer } = await call(services, `/bericht/${id}/druck`);
    const html = await answer.text();
    const elements: string[] = [];
    const seen = new HTMLRewriter()
      .on("*", {
        element({ tagName, attributes }) {
          elements.push(tagName);
          for (const [name] of attributes) elements.push(`@${name}`);
        },
      })
      .transform(new Response(html));
    await seen.text();
    const allowed =
      "html head meta title style body main header nav footer section figure figcaption img h1 h2 h3 h4 p span div ol ul li dl dt dd a bdi code pre br strong table thead tbody tr th td @lang @charset @name @content @class @id @href @rel @aria-hidden @aria-label @dir @scope @src @alt".split(
        " ",
      );
    expect([...new Set(elements)].filter((one) => !allowed.includes(one))).toEqual([]);
    expect(answer.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(html).not.toContain("window.__xss=1</script>");
  });

  it("is where the way to the PDF leads without a browser [PAPER-01]", async () => {
    const services = sharingServices();
    const { id } = await shareOne(services);
    const { answer } = await call(services, `/bericht/${id}/pdf`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, `/bericht/${id}/druck`]);
  });

  it("is printed once, and kept with the report [PAPER-01] [PAPER-06]", async () => {
    const services = sharingServices();
    const print = vi.fn(async () => ({ ok: true as const, bytes: new TextEncoder().encode("%PDF-1.4 …") }));
    services.sharing = { ...services.sharing, printPdf: print };
    const { id, ownerPath } = await shareOne(services);
    const first = (await call(services, `/bericht/${id}/pdf`)).answer;
    expect(first.headers.get("Content-Type")).toBe("application/pdf");
    expect(first.headers.get("Content-Disposition")).toMatch(
      /filename="SEO-Bericht-www\.dachdeckerei-musterkamp\.example-2026-11-21\.pdf"/,
    );
    const second = (await call(services, `/bericht/${id}/pdf`)).answer;
    expect(new TextDecoder().decode(await second.arrayBuffer())).toBe("%PDF-1.4 …");
    expect(print).toHaveBeenCalledTimes(1);
    await change(services, ownerPath, "delete", { Origin: ORIGIN });
    expect((await call(services, `/bericht/${id}/pdf`)).answer.status).toBe(410);
  });

  it("is printed once for readers who ask at the same time [PAPER-09]", async () => {
    const services = sharingServices();
    const print = vi.fn(async () => {
      await scheduler.wait(300);
      return { ok: true as const, bytes: new TextEncoder().encode("%PDF-1.4 …") };
    });
    services.sharing = { ...services.sharing, printPdf: print };
    const { id } = await shareOne(services);
    const calls = await Promise.all([1, 2, 3].map(() => call(services, `/bericht/${id}/pdf`)));
    expect(calls.map(({ answer }) => answer.status)).toEqual([200, 200, 200]);
    expect(print).toHaveBeenCalledTimes(1);
  });

  it("is printed anew once its sender has changed until when it can be read [PAPER-09]", async () => {
    const services = sharingServices();
    const print = vi.fn(async ({ expiresAt }: { expiresAt: number }) => ({
      ok: true as const,
      bytes: new TextEncoder().encode(String(expiresAt)),
    }));
    services.sharing = { ...services.sharing, printPdf: print };
    const { id, ownerPath } = await shareOne(services);
    const daysOf = async () => Number(await (await call(services, `/bericht/${id}/pdf`)).answer.text());
    const first = await daysOf();
    await change(services, ownerPath, "prolong", { Origin: ORIGIN });
    expect((await daysOf()) - first).toBe(30 * 86_400_000);
    await daysOf();
    expect(print).toHaveBeenCalledTimes(2);
  });

  it("says so where no browser is to be had, and lets the next one try [PAPER-01] [PAPER-09]", async () => {
    const services = sharingServices();
    const print = vi.fn(async () => ({ ok: false as const, code: "browser-busy" as const }));
    services.sharing = { ...services.sharing, printPdf: print };
    const { id } = await shareOne(services);
    expect((await call(services, `/bericht/${id}/pdf`)).answer.status).toBe(503);
    expect((await call(services, `/bericht/${id}/pdf`)).answer.status).toBe(503);
    expect(print).toHaveBeenCalledTimes(2);
  });
});
