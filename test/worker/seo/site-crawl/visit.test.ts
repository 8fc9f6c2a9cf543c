// One task of a crawl against a server that behaves badly.
import { describe, expect, inject, it } from "vitest";
import { PUBLIC_IP } from "#test/support/seo/crawl.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { createWorkersRewriter } from "#worker/seo/html/rewriter.ts";
import type { CrawlTask, VisitResult } from "#worker/seo/site-crawl/crawl-state.ts";
import { extractSharedFacts } from "#worker/seo/site-crawl/shared-facts.ts";
import { type VisitContext, type VisitDeps, visitAll } from "#worker/seo/site-crawl/visit.ts";

const ORIGIN = inject("hostileOrigin");
/** A loaded machine may take seconds over 5 MB of text. */
const PATIENCE = { timeout: 20_000 };

interface Around {
  kind?: CrawlTask["kind"];
  deps?: Partial<VisitDeps>;
  context?: Partial<VisitContext>;
}

async function visited(path: string, { kind = "page", deps, context }: Around = {}): Promise<VisitResult> {
  const url = path.startsWith("/") ? `${ORIGIN}${path}` : path;
  const [result] = await visitAll(
    [{ kind, url }],
    {
      fetch,
      guard: { allowLoopback: true, ownHosts: [], resolveHost: async () => [PUBLIC_IP] },
      now: Date.now,
      userAgent: "PaettkenSeoCheck/1.0 (+https://paettken.de/pruefbot)",
      rewriter: createWorkersRewriter,
      onFault: (error) => {
        throw error;
      },
      ...deps,
    },
    {
      site: new URL(url).host,
      shared: extractSharedFacts(aPage()),
      mayRequest: () => true,
      known: new Set(),
      deadline: AbortSignal.timeout(14_000),
      ...context,
    },
  );
  if (result === undefined) throw new Error("Expected a result");
  return result;
}

const soon = () => ({ deadline: AbortSignal.timeout(300) });

describe("a visit to a page", PATIENCE, () => {
  it.each(["/slow-headers", "/stalled-start", "/slow-body", "/stalled-body"])(
    "is given up at its deadline: %s",
    async (path) => {
      const result = await visited(path, { context: soon() });
      expect(result).toMatchObject({ kind: "page", page: { judged: null, outcome: "unreachable" } });
      expect(JSON.stringify(result)).toContain("nicht rechtzeitig (höchstens 10 Sekunden)");
    },
  );

  it.each(["/endless", "/gzip-bomb"])(
    "ends at 5 MB and is judged as far as it was read: %s",
    async (path) => {
      const result = await visited(path);
      expect(result).toMatchObject({
        kind: "page",
        page: { judged: { isWhole: false }, hasAllLinks: false },
      });
    },
  );

  it.each<[string, object]>([
    ["/no-answer", { outcome: "unreachable", status: null }],
    ["/empty", { outcome: "answered", status: 200 }],
    ["/loop-a", { outcome: "loop" }],
    ["/redirect?n=9", { outcome: "loop" }],
    ["/500", { outcome: "answered", status: 500 }],
    ["/forbidden", { outcome: "refused", status: 403 }],
    ["/cloudflare", { outcome: "refused" }],
  ])("to %s is a page that was not judged, with the reason", async (path, expected) => {
    const result = await visited(path);
    expect(result).toMatchObject({ kind: "page", page: { judged: null, links: [], ...expected } });
    expect(result.kind === "page" && result.page.note).toMatch(/^Nicht/);
  });

  it("that turns out to be a document or to leave the site is no page", async () => {
    expect(await visited("/pdf")).toMatchObject({
      kind: "check",
      check: { outcome: "answered", status: 200 },
    });
    expect(await visited("/to?u=https://anderswo.de/")).toMatchObject({
      kind: "check",
      check: { outcome: "elsewhere" },
    });
  });

  it("does not read the body again of a page that is known", async () => {
    const known = new Set([new URL(ORIGIN).host]);
    const result = await visited("/redirect?n=0", { context: { known } });
    expect(result).toMatchObject({ kind: "check", check: { kind: "page", hops: 1, finalUrl: `${ORIGIN}/` } });
  });

  it("asks nobody when DNS leads to a private address", async () => {
    const asked: string[] = [];
    const counting = ((input: string) => {
      asked.push(input);
      return fetch(input);
    }) as typeof fetch;
    const guard = { allowLoopback: false, ownHosts: [], resolveHost: async () => ["10.0.0.1"] };
    const result = await visited("https://tischlerei.de/", { deps: { fetch: counting, guard } });
    expect(result).toMatchObject({ kind: "page", page: { judged: null } });
    expect(JSON.stringify(result)).toContain("öffentlich erreichbaren");
    expect(asked).toEqual([]);
  });

  it("costs only itself when there is a bug in it", async () => {
    const faults: Error[] = [];
    const rewriter = () => {
      throw new Error("bug");
    };
    const result = await visited("/", { deps: { rewriter, onFault: (error) => void faults.push(error) } });
    expect(faults).toHaveLength(1);
    expect(JSON.stringify(result)).toContain("Fehler aufgetreten");
  });
});

describe("trying a link", () => {
  it.each<[string, object]>([
    ["/404", { outcome: "answered", status: 404 }],
    ["/pdf", { outcome: "answered", status: 200, hops: 0 }],
    ["/redirect?n=2", { outcome: "answered", status: 200, hops: 3 }],
    ["/loop-a", { outcome: "loop" }],
    ["/forbidden", { outcome: "refused" }],
    ["/no-answer", { outcome: "unreachable", status: null }],
    ["/to?u=https://anderswo.de/", { outcome: "elsewhere", hops: 1 }],
  ])("%s", async (path, expected) => {
    expect(await visited(path, { kind: "link" })).toMatchObject({ kind: "check", check: expected });
  });

  it("ends at its deadline", async () => {
    const result = await visited("/slow-headers", { kind: "link", context: soon() });
    expect(result).toMatchObject({ check: { outcome: "unreachable" } });
  });
});
