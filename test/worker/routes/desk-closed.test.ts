// Who gets into the owner's desk, and from where: over all of its routes and methods.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createApp } from "#worker/app.ts";
import { call, ORIGIN, testServices } from "../support/api.ts";
import { deskServices, look, press } from "../support/desk.ts";
import { submission } from "../support/outboxes.ts";

const ID = crypto.randomUUID();
const reads = [
  "",
  "/",
  "?q=a",
  `/anfrage/${ID}`,
  "/anfragen.csv",
  "/zahlen",
  "/zahlen.csv",
  "/zustand",
  "/stand",
  "/style.css",
  "/desk.js",
];
const changes = [
  `/anfrage/${ID}/stand`,
  `/anfrage/${ID}/notiz`,
  `/anfrage/${ID}/loeschen`,
  `/mail/${ID}/erneut`,
  "/rueckgaengig",
  "/zustand/wochenbrief",
];
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];

/** Any of them asked is a fault. */
const untouchable = (outboxOf: object) =>
  new Proxy(outboxOf, {
    get: (_, name) => () => {
      throw new Error(`must not be asked: ${String(name)}`);
    },
  }) as never;

describe("without an identity", () => {
  const closed = deskServices(null, { outbox: untouchable({}), tally: untouchable({}) });
  const paths = [...reads, ...changes, "/unbekannt", "/anfrage", "/../intern/zustand"];

  it.each(paths.flatMap((path) => methods.map((method) => [method, path])))(
    "%s %s is 404 or 403 and asks nothing that is stored [DESK-01]",
    async (method, path) => {
      const { answer } = await call(closed, `/intern${path}`, { method, headers: { Origin: ORIGIN } });
      expect([403, 404]).toContain(answer.status);
      expect(await answer.text()).not.toContain("Posteingang");
    },
  );

  it("no path below it answers anything else [DESK-01]", async () => {
    const segment = fc.stringMatching(/^[\w.~%-]{0,12}$/);
    await fc.assert(
      fc.asyncProperty(
        fc.array(segment, { maxLength: 5 }),
        fc.constantFrom(...methods),
        async (path, method) => {
          const url = `/intern/${path.join("/")}`;
          // "..", written out or not, leads elsewhere before anybody is asked.
          fc.pre(/^\/intern(?:\/|$)/.test(new URL(url, ORIGIN).pathname));
          const { answer } = await call(closed, url, { method, headers: { Origin: ORIGIN } });
          expect([403, 404]).toContain(answer.status);
        },
      ),
      { numRuns: 200 },
    );
  });

  it("is found where Access is not set up, as at any unknown path [DESK-02]", async () => {
    const services = testServices({ desk: null });
    const known = await call(services, "/intern");
    const unknown = await call(services, "/gibt-es-nicht");
    expect(known.answer.status).toBe(404);
    expect(await known.answer.text()).toBe(await unknown.answer.text());
    expect((await call(services, "/intern/zustand")).answer.status).toBe(404);
  });

  it("on a developer's machine not even under a foreign name [DESK-01]", async () => {
    const local = { ...deskServices(), isLocal: true };
    const ask = (origin: string) =>
      createApp(local).fetch(new Request(`${origin}/intern`), {}, {
        waitUntil() {},
        passThroughOnException() {},
        props: {},
      } as never);
    expect((await ask("http://localhost:8787")).status).toBe(404);
    const here = new Request("http://localhost:8787/intern", { headers: { Host: "localhost:8787" } });
    const context = { waitUntil() {}, passThroughOnException() {}, props: {} } as never;
    expect((await createApp(local).fetch(here, {}, context)).status).toBe(200);
    const rebound = new Request("http://rebound.example:8787/intern", {
      headers: { Host: "rebound.example:8787" },
    });
    expect((await createApp(local).fetch(rebound, {}, context)).status).toBe(404);
  });
});

describe("with an identity", () => {
  it.each(reads.filter((path) => path !== "/"))(
    "%s is kept by nobody, framed by nobody, and runs only its own script [DESK-07]",
    async (path) => {
      const services = deskServices();
      const { answer } = await look(services, path === `/anfrage/${ID}` ? "" : path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      const policy = answer.headers.get("Content-Security-Policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("unsafe");
      if (answer.headers.get("Content-Type")?.startsWith("text/html"))
        expect(policy).toContain("script-src 'self'");
    },
  );

  it.each([
    ["without Origin", {}],
    ["of another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
    ["of another site that claims to be ours", { Origin: ORIGIN, "Sec-Fetch-Site": "cross-site" }],
    ["of a frame without an origin", { Origin: "null" }],
  ])("a change %s is refused and changes nothing [DESK-07]", async (_, headers) => {
    const services = deskServices();
    const accepted = await services.outbox.accept(submission());
    const id = accepted.outcome === "stored" ? accepted.id : "";
    const before = await services.outbox.inboxRevision();
    for (const path of changes) {
      const answer = await press(
        services,
        path.replace(ID, id),
        { stand: "done", notiz: "x", bestellt: "ja" },
        headers,
      );
      expect(answer.status).toBe(403);
    }
    expect(await services.outbox.inboxRevision()).toBe(before);
    expect(await services.tally.wantsLetter()).toBe(false);
  });

  it("a link from a mail opens it: reading may begin anywhere [DESK-07]", async () => {
    const { answer } = await look(deskServices(), "", { "Sec-Fetch-Site": "cross-site" });
    expect(answer.status).toBe(200);
  });
});
