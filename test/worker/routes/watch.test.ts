// Ordering a watch, its page, and the one press that ends it.
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchFaults, watchPage } from "#content/pages/beobachtung.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { xssPayloads } from "#test/fixtures/xss-payloads.ts";
import { dailyAllowance, unlimitedAllowance } from "#worker/quota/allowance.ts";
import type { Services } from "#worker/services/services.ts";
import { REGISTER_NAME } from "#worker/watch/register-rules.ts";
import { RESTART_PATH } from "#worker/watch/watch-page.ts";
import { createWatches, type WatchStore } from "#worker/watch/watches.ts";
import { call, ORIGIN, post } from "../support/api.ts";
import { keepReport, sharingServices } from "../support/shares.ts";
import { aRun, watchesWork } from "../support/watches.ts";

const WATCH = "/functions/v1/watch";
const SECRET = "a secret of more than thirty-two characters";
beforeEach(() => watchesWork());
afterEach(() => vi.restoreAllMocks());

const newEmail = () => `${crypto.randomUUID()}@example.org`;

/** Services that tell the numbers of the watches they begin, which only mails know otherwise. */
function watchingServices(
  overrides: Parameters<typeof sharingServices>[1] = {},
  { limit = 500, register = REGISTER_NAME } = {},
) {
  const ids: string[] = [];
  const openWatch = (name: string): WatchStore => {
    const stub = env.WATCH.getByName(name);
    return {
      create: async (order) => {
        ids.push(order.id);
        await stub.create(order);
      },
      view: () => stub.view(),
      confirm: () => stub.confirm(),
      end: () => stub.end(),
    };
  };
  const watches = createWatches({
    openWatch,
    openRegister: () => env.WATCH_REGISTER.getByName(register),
    secret: SECRET,
    mailboxOf: (email) => email.toLowerCase(),
    limit,
    now: () => Date.now(),
  });
  const services = sharingServices(seoAnswer, {
    watching: { watches, watchAllowance: () => unlimitedAllowance },
    ...overrides,
  });
  return { services, ids, watches };
}

async function order(services: Services, email = newEmail(), more: object = {}) {
  const { answer } = await post(services, WATCH, { keptReport: await keepReport(services), email, ...more });
  return answer;
}

const press = (
  services: Services,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { Origin: ORIGIN },
) =>
  call(services, path, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields),
  }).then(({ answer }) => answer);

describe("ordering a watch", () => {
  it("answers the same whether a mail leaves or not [WATCH-01] [WATCH-11]", async () => {
    const { services, ids } = watchingServices();
    const email = newEmail();
    const answers = [await order(services, email), await order(services, email)];
    expect(await Promise.all(answers.map(async (one) => [one.status, await one.text()]))).toEqual(
      Array(2).fill([202, '{"ok":true}']),
    );
    expect(ids).toHaveLength(1);
  });

  it.each([
    ["no address", { email: "keine Adresse" }, 400],
    ["two addresses", { email: "a@b.de, c@d.de" }, 400],
    ["a header", { email: "a@b.de\nBcc: c@d.de" }, 400],
    ["no report", { keptReport: "1" }, 400],
    ["a report that is not kept", { keptReport: crypto.randomUUID() }, 404],
  ])("refuses %s [WATCH-09]", async (_, wrong, status) => {
    const { services, ids } = watchingServices();
    expect((await order(services, newEmail(), wrong)).status).toBe(status);
    expect(ids).toEqual([]);
  });

  it("ends at five a day and visitor, and says when there is no room for anybody [WATCH-09]", async () => {
    const { services } = watchingServices();
    services.watching = {
      ...services.watching,
      watchAllowance: (visitor) => dailyAllowance(env.SEO_QUOTA, `starts of ${visitor}`, 2, new Date()),
    };
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await order(services)).status);
    expect(statuses).toEqual([202, 202, 429]);
    const full = watchingServices({}, { limit: 1, register: crypto.randomUUID() }).services;
    await order(full);
    expect(await (await order(full)).json()).toMatchObject({ detail: watchFaults.full });
  });

  it("needs mail to be set up, the key, and our own pages [WATCH-09]", async () => {
    const { services } = watchingServices({ mailIsSetUp: false });
    expect((await order(services)).status).toBe(503);
    const { services: open } = watchingServices();
    expect((await call(open, WATCH, { method: "POST" })).answer.status).toBe(401);
    const foreign = await post(open, WATCH, {}, { headers: { Origin: "https://boese.example" } });
    expect(foreign.answer.status).toBe(403);
  });
});

describe("the page of a watch", () => {
  it("confirms by a press, not by a look, and only from this page [WATCH-01] [WATCH-12]", async () => {
    const { services, ids } = watchingServices();
    await order(services);
    const path = `/beobachtung/${ids[0]}`;
    const { answer } = await call(services, path);
    const html = await answer.text();
    expect([answer.status, html.includes(watchPage.pending.confirm)]).toEqual([200, true]);
    expect(html).toContain("dachdeckerei-musterkamp.example");
    expect(
      (await press(services, path, { was: "confirm" }, { Origin: "https://boese.example" })).status,
    ).toBe(403);
    expect(await (await call(services, path)).answer.text()).toContain(watchPage.pending.confirm);
    const confirmed = await press(services, path, { was: "confirm" });
    expect([confirmed.status, confirmed.headers.get("Location")]).toEqual([303, `${path}?neu=confirmed`]);
  });

  it("says so where there is no room any more [WATCH-09]", async () => {
    const { services, ids, watches } = watchingServices();
    await order(services);
    services.watching = { ...services.watching, watches: { ...watches, confirm: async () => "full" } };
    const path = `/beobachtung/${ids[0]}`;
    const refused = await press(services, path, { was: "confirm" });
    expect(refused.headers.get("Location")).toBe(`${path}?neu=full`);
    expect(await (await call(services, `${path}?neu=full`)).answer.text()).toContain(watchPage.full);
  });

  it("ends by the press of a mail program, from wherever it is; asked for it changes nothing [WATCH-07]", async () => {
    const { services, ids } = watchingServices();
    await order(services);
    const path = `/beobachtung/${ids[0]}/ende`;
    expect((await call(services, path)).answer.status).toBe(200);
    expect(await services.watching.watches.view(ids[0] ?? "")).not.toBeNull();
    const ended = await press(
      services,
      path,
      { "List-Unsubscribe": "One-Click" },
      { Origin: "https://mail.example" },
    );
    expect(ended.status).toBe(200);
    expect(await services.watching.watches.view(ids[0] ?? "")).toBeNull();
    expect((await press(services, path, { "List-Unsubscribe": "One-Click" }, {})).status).toBe(410);
  });

  it("gives whoever ends it a signed permission to begin anew, and nobody else [WATCH-10]", async () => {
    const { services, ids } = watchingServices();
    await order(services);
    const html = await (await press(services, `/beobachtung/${ids[0]}`, { was: "end" })).text();
    const [, permission = ""] = /name="marke" value="([^"]+)"/.exec(html) ?? [];
    expect((await press(services, RESTART_PATH, { marke: permission })).status).toBe(200);
    const forged = permission.replace(/^./, (first) => (first === "0" ? "1" : "0"));
    for (const marke of [forged, `${permission}x`, "", "a.b.c"])
      expect((await press(services, RESTART_PATH, { marke })).status).toBe(410);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 86_400_000 });
    expect((await press(services, RESTART_PATH, { marke: permission })).status).toBe(410);
    vi.useRealTimers();
  });

  it.each(["0".repeat(32), "kurz", "..", "F".repeat(32)])(
    "answers 410 for %s, looked at or pressed [WATCH-12]",
    async (id) => {
      const { services } = watchingServices();
      const path = `/beobachtung/${encodeURIComponent(id)}`;
      expect((await call(services, path)).answer.status).toBe(id === ".." ? 404 : 410);
      if (id !== "..") expect((await press(services, `${path}/ende`, {})).status).toBe(410);
    },
  );

  it("keeps foreign text as text [WATCH-11]", async () => {
    const { services, watches, ids } = watchingServices();
    const first = aRun([]);
    const hostile = Object.fromEntries(
      xssPayloads.map((text, index) => [
        `x${index}`,
        { status: "failed" as const, title: text, gain: 1, places: [text] },
      ]),
    );
    await watches.start({
      email: newEmail(),
      url: `https://firma.example/${xssPayloads[0]}`,
      wholeSite: false,
      first,
    });
    const id = ids[0] ?? "";
    const view = await watches.view(id);
    if (view === null) throw new Error("No watch");
    const change = Object.entries(hostile).map(([key, { title, places }]) => ({
      id: key,
      title,
      gain: 1,
      places,
    }));
    const changes = { mended: change, added: change, worse: change, better: change };
    services.watching = {
      ...services.watching,
      watches: {
        ...watches,
        view: async () => ({
          ...view,
          phase: "active",
          runs: [...view.runs, { at: Date.now(), score: 40, changes }],
        }),
      },
    };
    const html = await (await call(services, `/beobachtung/${id}`)).answer.text();
    const seen = new Set<string>();
    await new HTMLRewriter()
      .on("*", { element: ({ tagName }) => void seen.add(tagName) })
      .transform(new Response(html))
      .text();
    const allowed =
      "html head meta title link style body header main footer a h1 h2 h3 p br bdi section strong ul li form button svg line polyline circle div span".split(
        " ",
      );
    expect([...seen].filter((one) => !allowed.includes(one))).toEqual([]);
  });

  it("writes neither number nor address into the log [WATCH-11]", async () => {
    const { services, ids } = watchingServices();
    const email = newEmail();
    await order(services, email);
    await call(services, `/beobachtung/${ids[0]}`);
    const log = JSON.stringify(services.entries);
    expect([log.includes(ids[0] ?? "-"), log.includes(email)]).toEqual([false, false]);
  });
});

it("the owner's deletion ends the watches of an address, and forgets it [WATCH-13]", async () => {
  const { services, ids } = watchingServices({ leadsKey: "k".repeat(40) });
  const email = newEmail();
  await order(services, email);
  const { answer } = await call(services, "/functions/v1/leads", {
    method: "DELETE",
    headers: { Authorization: `Bearer ${"k".repeat(40)}`, "Content-Type": "application/json" },
    body: JSON.stringify({ email }),
  });
  expect(await answer.json()).toMatchObject({ watches: 1 });
  expect(await services.watching.watches.view(ids[0] ?? "")).toBeNull();
  // Nothing is left that would keep a new order back.
  expect((await order(services, email)).status).toBe(202);
  expect(ids).toHaveLength(2);
});

it("draws the course of points as soon as there are two, and tells it in words [WATCH-12]", async () => {
  const { services, watches, ids } = watchingServices();
  await order(services);
  const id = ids[0] ?? "";
  const view = await watches.view(id);
  if (view === null) throw new Error("No watch");
  const none = { mended: [], added: [], worse: [], better: [] };
  const added = [{ id: "a", title: "Bild ohne Text", gain: 2, places: ["Bild 3"] }];
  const runs = [
    { at: Date.UTC(2026, 10, 1), score: 60, changes: none },
    { at: Date.UTC(2026, 10, 8), score: null, changes: none },
    { at: Date.UTC(2026, 10, 15), score: 72, changes: { ...none, added } },
  ];
  const shown = async (some: typeof runs) => {
    services.watching = {
      ...services.watching,
      watches: { ...watches, view: async () => ({ ...view, phase: "active", runs: some }) },
    };
    return (await call(services, `/beobachtung/${id}`)).answer.text();
  };
  expect(await shown(runs.slice(0, 1))).not.toContain("<polyline");
  const html = await shown(runs);
  expect(html).toContain(`aria-label="${watchPage.curveText(60, 72, 3)}"`);
  expect([...(/points="([^"]+)"/.exec(html)?.[1] ?? "").split(" ")]).toHaveLength(2);
  expect(html).toMatch(
    /15\. November 2026: 72 Punkte[\s\S]*Neu[\s\S]*Bild ohne Text[\s\S]*8\. November 2026: ohne Wertung[\s\S]*1\. November 2026: 60 Punkte/,
  );
});
