// A watch from the order to its end, with the real register and outbox.
import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { watchMail } from "#content/pages/beobachtung.ts";
import { xssPayloads } from "#test/fixtures/xss-payloads.ts";
import type { Mail } from "#worker/mail/mail.ts";
import type { RunOutcome } from "#worker/watch-work.ts";
import { aPageWith, fakeSite, SITE } from "../support/fake-site.ts";
import { BEGIN, clockAndLogOfEach, DAY, failed, fakeProvider, setClock } from "../support/outboxes.ts";
import {
  aRun,
  idIn,
  objectOf,
  register,
  ring,
  sendMails,
  storedOf,
  watches,
  watchesWork,
} from "../support/watches.ts";

clockAndLogOfEach();

let mailboxes = 0;
const newEmail = () => `beobachter.${++mailboxes}.${crypto.randomUUID().slice(0, 8)}@example.org`;

interface Standing {
  /** What the site is like now. */
  outcome: () => RunOutcome;
  /** Called at the moments at which the object may end. */
  moment?: () => void;
}

/** The work with a table in the place of the site; register and outbox are the real ones. */
function standInSite(site: Standing): void {
  watchesWork((real) => ({
    engine: "1",
    analyse: async () => {
      site.moment?.();
      return site.outcome();
    },
    send: async (...args) => {
      site.moment?.();
      const isQueued = await real.send(...args);
      site.moment?.();
      return isQueued;
    },
  }));
}

async function begin(sent: Mail[], email = newEmail(), url = "https://firma.example/"): Promise<string> {
  const before = sent.length;
  expect(await watches.start({ email, url, wholeSite: false, first: aRun([]) })).toBe("registered");
  const waiting = await firstIdOf(sent, before);
  return waiting;
}

/** The confirmation leaves with the first alarm. */
async function firstIdOf(sent: Mail[], before: number): Promise<string> {
  const names = await runInDurableObject(register(), (_, { storage }) =>
    storage.sql.exec<{ name: string }>("SELECT name FROM watches ORDER BY rowid DESC LIMIT 1").toArray(),
  );
  const { env } = await import("cloudflare:workers");
  const { runDurableObjectAlarm } = await import("cloudflare:test");
  await runDurableObjectAlarm(env.WATCH.getByName(names[0]?.name ?? ""));
  await sendMails();
  return idIn(sent[before]?.text ?? "");
}

/** One week further, every alarm on the way included. */
async function week(id: string): Promise<void> {
  const view = await watches.view(id);
  if (view === null) return;
  setClock(Math.max(Date.now(), view.nextAt) + 1);
  await ring(id);
  await sendMails();
}

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

  it("ends at once: nothing is left of it, and what waited never leaves [WATCH-07] [WATCH-08]", async () => {
    const provider = fakeProvider();
    let failing: string[] = [];
    standInSite({ outcome: () => ({ kind: "run", run: aRun(failing) }) });
    const id = await begin(provider.sent);
    await watches.confirm(id);
    provider.send = () => failed("temporary");
    failing = ["a"];
    await week(id);
    const tried = provider.sent.length;
    expect(await watches.end(id)).toMatch(/^[0-9a-f]{64}\./);
    expect(await storedOf(id)).toEqual([0, null]);
    provider.send = () => ({ outcome: "delivered" });
    for (let i = 0; i < 10; i++) {
      setClock(Date.now() + DAY);
      await sendMails();
    }
    expect(provider.sent).toHaveLength(tried);
    expect(await watches.end(id)).toBeNull();
    expect(await watches.view(id)).toBeNull();
  });

  it("ends while its news are being handed to the outbox, and they stay there [WATCH-08]", async () => {
    const { sent } = fakeProvider();
    const gate = Promise.withResolvers<void>();
    let isHeld = false;
    let held = 0;
    watchesWork((real) => ({
      engine: "1",
      analyse: async () => ({ kind: "run", run: aRun(isHeld ? ["a"] : []) }),
      send: async (...args) => {
        const isQueued = await real.send(...args);
        if (!isHeld) return isQueued;
        held++;
        return new Promise((resolve) => gate.promise.then(() => resolve(isQueued)));
      },
    }));
    const id = await begin(sent);
    await watches.confirm(id);
    isHeld = true;
    setClock(((await watches.view(id))?.nextAt ?? 0) + 1);
    const step = ring(id);
    await vi.waitFor(() => expect(held).toBe(1));
    const ended = watches.end(id);
    await vi.waitFor(async () => expect(await watches.view(id)).toBeNull());
    gate.resolve();
    await step;
    expect(await ended).toMatch(/^[0-9a-f]{64}\./);
    expect(await storedOf(id)).toEqual([0, null]);
    for (let day = 0; day < 3; day++) {
      setClock(Date.now() + DAY);
      await sendMails();
    }
    expect(sent).toHaveLength(1);
  });

  it("that is ended while it is being confirmed stays ended [WATCH-07]", async () => {
    const { sent } = fakeProvider();
    const gate = Promise.withResolvers<void>();
    let held = 0;
    watchesWork((real) => ({
      activate: async (name) => {
        const isFree = await real.activate(name);
        held++;
        return new Promise((resolve) => gate.promise.then(() => resolve(isFree)));
      },
      // As where the register cannot be reached for a moment: the end is noted, nothing is deleted yet.
      forget: async () => {
        throw new Error("not now");
      },
    }));
    const id = await begin(sent);
    const confirmed = watches.confirm(id);
    await vi.waitFor(() => expect(held).toBe(1));
    await watches.end(id);
    gate.resolve();
    expect(await confirmed).toBe("gone");
    expect(await watches.view(id)).toBeNull();
  });

  it("whose links lead nowhere any more, as the secret is another one, ends without a mail [WATCH-16]", async () => {
    const { sent } = fakeProvider();
    let failing: string[] = [];
    standInSite({ outcome: () => ({ kind: "run", run: aRun(failing) }) });
    const id = await begin(sent);
    await watches.confirm(id);
    await week(id);
    watchesWork(() => ({ isFound: async () => false }));
    await evictDurableObject(await objectOf(id)).catch(() => {});
    failing = ["a"];
    await week(id);
    expect(await watches.view(id)).toBeNull();
    expect(await storedOf(id)).toEqual([0, null]);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ["one mail refused for good", "permanent", 1],
    ["three mails given up", "temporary", 3],
  ] as const)("ends with %s [WATCH-07]", async (_, failure, mails) => {
    const provider = fakeProvider();
    let number = 0;
    standInSite({ outcome: () => ({ kind: "run", run: aRun(number++ % 2 === 0 ? ["a"] : []) }) });
    const id = await begin(provider.sent);
    await watches.confirm(id);
    provider.send = () => failed(failure);
    for (let i = 0; i < mails + 2; i++) {
      await week(id);
      // All attempts of a week.
      for (let hour = 0; hour < 40 && failure === "temporary"; hour++) {
        setClock(Date.now() + 4 * 3_600_000);
        await sendMails();
      }
      setClock(Date.now() + DAY);
      await ring(id);
    }
    expect(await watches.view(id)).toBeNull();
    expect(await storedOf(id)).toEqual([0, null]);
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

/** Which rules are hurt in which week: changes at known times, and long stretches without any. */
function failingIn(number: number): string[] {
  if (number < 4) return [];
  if (number < 7) return ["a"];
  if (number < 8) return ["a", "b", "c"];
  if (number < 20) return ["c"];
  if (number < 21) return ["c", "d"];
  if (number < 40) return ["d"];
  return number % 2 === 0 ? ["d", "a"] : ["d"];
}

/** Subjects of the mails that these weeks bring. */
function expectedMails(weeks: number): string[] {
  const subjects: string[] = [];
  let before: string[] = [];
  let quiet = 0;
  for (let number = 1; number <= weeks; number++) {
    const now = failingIn(number);
    const mended = before.filter((id) => !now.includes(id)).length;
    const added = now.filter((id) => !before.includes(id)).length;
    before = now;
    quiet++;
    const words = [mended > 0 && `${mended} behoben`, added > 0 && `${added} neu`].filter(Boolean);
    if (words.length === 0 && quiet < 13) continue;
    subjects.push(`firma.example: ${words.length > 0 ? words.join(", ") : "alles wie gehabt"}`);
    quiet = 0;
  }
  return subjects;
}

const WEEKS = 52;

/** The week's run is noted, and its mail is in the outbox. */
async function isOver(id: string, runsBefore: number | undefined): Promise<boolean> {
  const outgoing = await runInDurableObject(
    await objectOf(id),
    (watch) => (watch as unknown as { read: () => { state: { outgoing: unknown } } }).read().state.outgoing,
  );
  return (await watches.view(id))?.runs.length !== runsBefore && outgoing === null;
}

describe("a year", () => {
  it("brings the mails of its changes and no other [WATCH-06]", async () => {
    const { sent } = fakeProvider();
    let number = 0;
    standInSite({ outcome: () => ({ kind: "run", run: aRun(failingIn(number)) }) });
    const id = await begin(sent);
    await watches.confirm(id);
    for (number = 1; number <= WEEKS; number++) await week(id);
    expect(sent.slice(1).map(({ subject }) => subject)).toEqual(expectedMails(WEEKS));
  });

  it.each([1, 2, 3])(
    "loses none and doubles none when the object ends at any moment [WATCH-06] (%i)",
    async (seed) => {
      const { sent } = fakeProvider();
      let number = 0;
      let state = seed;
      // Mulberry32.
      const dies = () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) % 4 === 0;
      };
      let id = "";
      let deaths = 0;
      standInSite({
        outcome: () => ({ kind: "run", run: aRun(failingIn(number)) }),
        moment: () => {
          if (id === "" || !dies()) return;
          deaths++;
          throw new Error("the object ends here");
        },
      });
      id = await begin(sent);
      await watches.confirm(id);
      for (number = 1; number <= WEEKS; number++) {
        const before = (await watches.view(id))?.runs.length;
        await week(id);
        for (let again = 0; again < 100 && !(await isOver(id, before)); again++) {
          if (dies()) await evictDurableObject(await objectOf(id)).catch(() => {});
          // The alarm that was set for the case of the object's end.
          setClock(Date.now() + 11 * 60_000);
          await ring(id);
          await sendMails();
        }
      }
      expect(deaths).toBeGreaterThan(10);
      expect(sent.slice(1).map(({ subject }) => subject)).toEqual(expectedMails(WEEKS));
    },
  );
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
