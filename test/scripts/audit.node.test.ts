import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { SeoReport } from "#contract/seo-report.ts";
import { runAudit } from "#scripts/audit.ts";
import { decentPage } from "#test/support/hostile/hostile-server.ts";

const ORIGIN = inject("hostileOrigin");
const TIME_LIMIT_MS = 20_000;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "audit-"));
  await writeFile(path.join(folder, "seite.html"), decentPage('<a href="/kontakt">Kontakt</a>'));
});
afterAll(() => rm(folder, { recursive: true }));

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command as `npm run audit` does, called from the temporary folder. */
async function audit(...args: string[]): Promise<Ended> {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const code = await runAudit(args, folder, {
    log: (text) => void stdout.push(text),
    error: (text) => void stderr.push(text),
  });
  return { code, stdout: stdout.join("\n"), stderr: stderr.join("\n") };
}

const exitCodeFor = (score: number) => (score >= 80 ? 0 : score >= 60 ? 1 : 2);

describe("npm run audit", { timeout: TIME_LIMIT_MS }, () => {
  it("prints a German report for an address and ends by band [EDGE-20]", async () => {
    const { code, stdout } = await audit(`${ORIGIN}/`, "--allow-loopback");
    const score = Number(/(\d+) von 100 Punkten: /.exec(stdout)?.[1]);
    expect(code).toBe(exitCodeFor(score));
    expect(stdout).toContain("Tischlerei Grüter in Münster");
    expect(stdout).toContain("Empfehlungen");
  });

  it("prints the same report as JSON, with keywords [EDGE-20]", async () => {
    const { code, stdout } = await audit(
      `${ORIGIN}/umlaut-location`,
      "--allow-loopback",
      "--json",
      "--keywords",
      "Tische, ,Türen",
    );
    const report: SeoReport = JSON.parse(stdout);
    expect(code).toBe(exitCodeFor(report.score));
    expect(report.url).toBe(`${ORIGIN}/ziel?ort=M%C3%BCnster`);
    expect(report.technical).toMatchObject({ hasRobotsTxt: true, hasSitemap: true });
    expect(report.keywordAnalysis.map(({ keyword }) => keyword)).toEqual(["Tische", "Türen"]);
  });

  it("reads a file, as if it were published at the given address [EDGE-20]", async () => {
    const { stdout } = await audit("seite.html", "--json", "--url", "https://tischlerei.de/");
    const report: SeoReport = JSON.parse(stdout);
    expect(report.url).toBe("https://tischlerei.de/");
    expect(report.links.internal).toBe(1);
    expect(report.notes[0]).toMatch(/^Gelesen wurde eine Datei/);
  });

  it("says as what it read the page, and reads it as it is told [KIND-08]", async () => {
    const { stdout } = await audit("seite.html", "--url", "https://tischlerei.de/");
    expect(stdout).toMatch(/Gelesen als: (?:Startseite eines Betriebs|Sonstige Seite)/);
    const told = await audit("seite.html", "--json", "--kind", "article");
    const { pageKind, findings }: SeoReport = JSON.parse(told.stdout);
    expect(pageKind).toMatchObject({ kind: "article", reasons: [{ sign: "Ihre Angabe" }] });
    expect(findings.find(({ id }) => id === "article-markup")?.status).toBe("failed");
  });

  it("ends with 3 and no score when a firewall answers [EDGE-20]", async () => {
    const { code, stdout } = await audit(`${ORIGIN}/cloudflare`, "--allow-loopback");
    expect(code).toBe(3);
    expect(stdout).not.toContain("von 100 Punkten");
  });

  it.each([
    ["a refused address", ["http://10.0.0.1/"], "Diese Adresse ruft der Check nicht ab."],
    ["loopback without the option", [`${ORIGIN}/`], "Diese Adresse ruft der Check nicht ab."],
    ["a file that is not HTML", [`${ORIGIN}/pdf`, "--allow-loopback"], "keine HTML-Seite"],
    ["nothing to check", [], "Aufruf: npm run audit"],
    ["too much to check", ["a.de", "b.de"], "Aufruf: npm run audit"],
    ["an unknown option", ["a.de", "--quatsch"], "Aufruf: npm run audit"],
    ["an unknown kind", ["a.de", "--kind", "quatsch"], "Aufruf: npm run audit"],
  ])("ends with 3 and a German sentence for %s [EDGE-20]", async (_case, args, message) => {
    const { code, stdout, stderr } = await audit(...args);
    expect(code).toBe(3);
    expect(stdout).toBe("");
    expect(stderr).toContain(message);
  });
});
