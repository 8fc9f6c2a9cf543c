import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SeoReport } from "#contract/seo-report.ts";
import { analyseFile, type FileAnalysis } from "#scripts/audit/analyse-file.ts";
import { createNodeRewriter } from "#scripts/audit/rewriter-node.ts";
import { allCases } from "#test/fixtures/pages/cases/all-cases.ts";
import { PUBLIC_IP } from "#test/support/seo/crawl.ts";
import { cleanPages, type FixtureCase, filesOf } from "#test/support/seo/fixture-pages.ts";
import { analyseSite } from "#worker/seo/analyse-site.ts";
import { registry } from "#worker/seo/engine/registry.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "analyse-file-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function reportOfFile(page: Uint8Array, options: Partial<FileAnalysis> = {}): Promise<SeoReport> {
  const file = path.join(folder, "seite.html");
  await writeFile(file, page);
  return analyseFile(file, createNodeRewriter, { keywords: [], ...options });
}

/** The Worker's analysis of a server that has this one page; nothing else of it answers. */
async function reportOfSite(url: string, { page, headers, setCookies }: ReturnType<typeof filesOf>) {
  const answer: typeof fetch = async (input) => {
    if (String(input instanceof Request ? input.url : input) !== url) throw new TypeError("no answer");
    const sent = new Headers(headers);
    for (const cookie of setCookies) sent.append("set-cookie", cookie);
    return new Response(page as Uint8Array<ArrayBuffer>, { headers: sent });
  };
  const result = await analyseSite(
    { url },
    {
      fetch: answer,
      resolveHost: async () => [PUBLIC_IP],
      rewriter: createNodeRewriter,
      now: Date.now,
      allowLoopback: false,
      ownHosts: [],
      userAgent: "PaettkenSeoCheck/1.0",
      signal: new AbortController().signal,
    },
    () => {},
  );
  if (!result.ok) throw new Error(`Expected a report, got ${result.code}`);
  return result.report;
}

/** What a report says of the page; why a side file was not read differs. */
function statementsOf({ findings, legal, content, technical, technology, social }: SeoReport) {
  const told = [...findings, ...legal].map(({ advice, ...finding }) =>
    finding.status === "unchecked" ? finding : { ...finding, advice },
  );
  return { told, content, technical, technology, social };
}

/** The check refuses names that no public server can have. */
function addressOf({ of = "roofer" }: FixtureCase): string {
  return cleanPages[of].replace(".example/", "-beispiel.de/");
}

const isSimple = ({ answer = {} }: FixtureCase) => Object.keys(answer).every((key) => key === "setCookies");
/** Every third of them, from all groups. */
const compared = allCases.filter(isSimple).filter((_, index) => index % 3 === 0);

describe("a file with the headers of its server", () => {
  it.each(compared)("gives the findings of the Worker: $page [TRUE-02]", async (one: FixtureCase) => {
    const files = filesOf(one);
    const url = addressOf(one);
    const file = await reportOfFile(files.page, { ...files, url });
    expect(statementsOf(file)).toEqual(statementsOf(await reportOfSite(url, files)));
  });

  it("names its charset by the header, as the Worker does [TRUE-02]", async () => {
    const page = Buffer.from("<title>Möbel aus Eiche</title><p>Öffnungszeiten", "latin1");
    const headers = { "content-type": "text/html; charset=iso-8859-1" };
    const { meta, technical } = await reportOfFile(page, { headers });
    expect(meta.title).toBe("Möbel aus Eiche");
    expect(technical).toMatchObject({ charset: "windows-1252", charsetSource: "header" });
  });
});

describe("a file without headers", () => {
  const { page } = filesOf({ page: "", expected: {} });
  const asked = registry.filter(({ audit }) => audit.needsServer).map(({ audit }) => audit.id);

  it("leaves open what a server answers, also with a published address [TRUE-01]", async () => {
    const url = cleanPages.roofer;
    for (const options of [{}, { url }]) {
      const { findings, legal } = await reportOfFile(page, options);
      const judged = findings.filter(({ id, status }) => asked.includes(id) && status !== "unchecked");
      expect(judged).toEqual([]);
      expect(legal.find(({ id }) => id === "first-cookies")?.status).toBe("unchecked");
    }
    expect(asked).toEqual(expect.arrayContaining(["hsts", "nosniff", "compression", "http-status"]));
  });

  it("is judged by its published address where that is known [TRUE-01]", async () => {
    const idsOf = ({ findings }: SeoReport, status: string) =>
      findings.filter((finding) => finding.status === status).map(({ id }) => id);
    const known = ["canonical", "https", "address-form", "mixed-content"];
    expect(idsOf(await reportOfFile(page, { url: cleanPages.roofer }), "passed")).toEqual(
      expect.arrayContaining(known),
    );
    expect(idsOf(await reportOfFile(page), "unchecked")).toEqual(expect.arrayContaining(known));
  });

  it("does not claim what only a header can say [TRUE-01]", async () => {
    const bare = new TextEncoder().encode("<title>Tischlerei Grote in Olfen</title><p>Wir bauen Möbel.");
    const { findings } = await reportOfFile(bare, { url: "https://tischlerei-grote.de/" });
    expect(findings.find(({ id }) => id === "charset")?.status).toBe("unchecked");
    expect(findings.find(({ id }) => id === "indexable")).toMatchObject({
      status: "passed",
      title: "Im HTML verbietet nichts die Aufnahme",
    });
  });
});
