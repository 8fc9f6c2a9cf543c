import { describe, expect, it } from "vitest";
import { watchMail } from "#content/pages/beobachtung.ts";
import { xssPayloads } from "#test/fixtures/xss-payloads.ts";
import type { RunOutcome } from "#worker/services/watch-work.ts";
import { aPageWith, fakeSite, SITE } from "../support/fake-site.ts";
import { BEGIN, clockAndLogOfEach, DAY, fakeProvider, setClock } from "../support/outboxes.ts";
import { begin, firstIdOf, newEmail, standInSite, week } from "../support/watched-weeks.ts";
import { aRun, ring, storedOf, watches, watchesWork } from "../support/watches.ts";

clockAndLogOfEach();

describe("a watch", () => {
  it("begins with a mail that holds nothing of a stranger's, and with the press on its page [WATCH-01] [WATCH-07] [WATCH-11]", async () => {
    const { sent } = fakeProvider();
    standInSite({ outcome: () => ({ kind: "run", run: aRun(["a"]) }) });
    const id = await begin(sent, newEmail(), "https://kaufen-sie-jetzt.example/");
    const [mail] = sent;
    expect(mail?.subject).toBe(watchMail.confirmation.subject);
    expect(`${mail?.text}${mail?.html}`).not.toContain("kaufen-sie-jetzt");
    expect(mail?.headers).toEqual({
      "List-Unsubscribe": expect.stringMatching(new RegExp(`^<https?://[^>]+/beobachtung/${id}/ende>$`)),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect((await watches.view(id))?.phase).toBe("pending");
    expect(await watches.confirm(id)).toBe("done");
    expect(await watches.confirm(id)).toBe("done");
    expect((await watches.view(id))?.phase).toBe("active");
    expect((await watches.view(id))?.nextAt).toBeGreaterThan(BEGIN + 2 * DAY);
  });

  it("that nobody confirms is gone after three days [WATCH-01]", async () => {
    const { sent } = fakeProvider();
    standInSite({ outcome: () => ({ kind: "run", run: aRun(["a"]) }) });
    const id = await begin(sent);
    setClock(BEGIN + 3 * DAY + 1);
    await ring(id);
    expect(await watches.view(id)).toBeNull();
    expect(await storedOf(id)).toEqual([0, null]);
    expect(sent).toHaveLength(1);
  });

  it("tells what has changed, with points before and after, and nothing else [WATCH-03] [WATCH-05]", async () => {
    const { sent } = fakeProvider();
    let failing: string[] = [];
    standInSite({ outcome: () => ({ kind: "run", run: aRun(failing) }) });
    const id = await begin(sent);
    await watches.confirm(id);
    await week(id);
    expect(sent).toHaveLength(1);
    failing = ["a", "b"];
    await week(id);
    expect(sent[1]?.subject).toBe("firma.example: 2 neu");
    expect(sent[1]?.text).toMatch(
      /Punkte zuvor.*100[\s\S]*Punkte jetzt.*80[\s\S]*Neu[\s\S]*Regel a verletzt/,
    );
    failing = ["b", "c"];
    await week(id);
    expect(sent[2]?.subject).toBe("firma.example: 1 behoben, 1 neu");
    await week(id);
    expect(sent).toHaveLength(3);
    expect((await watches.view(id))?.runs).toHaveLength(5);
  });

  it("says after a quarter of a year that all is as it was, and again after the next [WATCH-03]", async () => {
    const { sent } = fakeProvider();
    standInSite({ outcome: () => ({ kind: "run", run: aRun([]) }) });
    const id = await begin(sent);
    await watches.confirm(id);
    for (let i = 0; i < 30; i++) await week(id);
    expect(sent.slice(1).map(({ subject }) => subject)).toEqual(
      Array(2).fill("firma.example: alles wie gehabt"),
    );
  });

  it("tries a silent site three times before that is news, and waits where the fault is ours [WATCH-02]", async () => {
    const { sent } = fakeProvider();
    const outcomes: RunOutcome[] = [
      { kind: "busy" },
      ...Array(3).fill({ kind: "unreachable", reason: "Website nicht erreichbar" }),
    ];
    standInSite({ outcome: () => outcomes.shift() ?? { kind: "run", run: aRun([]) } });
    const id = await begin(sent);
    await watches.confirm(id);
    for (let i = 0; i < 3; i++) await week(id);
    expect(sent).toHaveLength(1);
    await week(id);
    expect(sent[1]?.text).toContain("Nicht zu prüfen: Website nicht erreichbar");
    await week(id);
    expect(sent[2]?.subject).toMatch(/1 behoben/);
  });

  it("asks three times for a page that was read the week before, and then tells nothing of it [WATCH-02] [WATCH-04]", async () => {
    const { sent } = fakeProvider();
    const urls = ["https://firma.example/", "https://firma.example/kontakt"];
    const thin = { status: "failed" as const, title: "Wenig Text", gain: null, places: urls };
    const reading = (read: string[]): RunOutcome => {
      const run = aRun([]);
      const verdicts = { ...run.verdicts, "site:thin-pages": { ...thin, places: read } };
      const unread = urls.filter((url) => !read.includes(url));
      return {
        kind: "run",
        run: { ...run, verdicts, pages: { urls: read, unread, isAll: unread.length === 0 } },
      };
    };
    const outcomes = [urls, ...Array<string[]>(3).fill(urls.slice(0, 1)), urls];
    standInSite({ outcome: () => reading(outcomes.shift() ?? urls) });
    const id = await begin(sent);
    await watches.confirm(id);
    const noted: (number | undefined)[] = [];
    for (let i = 0; i < 5; i++) {
      await week(id);
      noted.push((await watches.view(id))?.runs.length);
    }
    expect(noted).toEqual([2, 2, 2, 3, 4]);
    expect(sent).toHaveLength(1);
  });

  it("neutralises what the page wrote, in its mails [WATCH-11]", async () => {
    const { sent } = fakeProvider();
    const run = aRun(["a"]);
    const hostile = Object.fromEntries(
      xssPayloads.map((text, index) => [
        `x${index}`,
        { status: "failed" as const, title: text, gain: 1, places: [text] },
      ]),
    );
    const well = Object.fromEntries(
      Object.keys(hostile).map((id) => [
        id,
        { status: "passed" as const, title: "", gain: null, places: [] },
      ]),
    );
    standInSite({
      outcome: () => ({ kind: "run", run: { ...run, verdicts: { ...run.verdicts, ...hostile } } }),
    });
    const email = newEmail();
    const first = aRun([]);
    await watches.start({
      email,
      url: "https://firma.example/",
      wholeSite: false,
      first: { ...first, verdicts: { ...first.verdicts, ...well } },
    });
    const id = await firstIdOf(sent, 0);
    await watches.confirm(id);
    await week(id);
    const elements: string[] = [];
    await new HTMLRewriter()
      .on("*", { element: ({ tagName }) => void elements.push(tagName) })
      .transform(new Response(sent[1]?.html))
      .text();
    expect(elements).not.toEqual(expect.arrayContaining(["script"]));
    expect(elements).not.toEqual(expect.arrayContaining(["img"]));
    expect(elements).not.toEqual(expect.arrayContaining(["svg"]));
  });
});

it("reads a real page anew: what was mended there is mended in the mail [WATCH-02] [WATCH-03]", async () => {
  const { sent } = fakeProvider();
  const pages: Record<string, string> = { "/": aPageWith("Tischlerei", [], '<img src="/a.jpg">') };
  fakeSite(pages);
  watchesWork();
  const id = await begin(sent, newEmail(), `${SITE}/`);
  await watches.confirm(id);
  await week(id);
  const before = sent.length;
  pages["/"] = aPageWith(
    "Tischlerei",
    [],
    '<img src="/a.jpg" alt="Ein Tisch aus Eiche" width="40" height="30">',
  );
  await week(id);
  expect(sent.length).toBe(before + 1);
  expect(sent.at(-1)?.subject).toMatch(/behoben/);
  expect(sent.at(-1)?.text).toMatch(/Behoben[\s\S]*Bild/);
});
