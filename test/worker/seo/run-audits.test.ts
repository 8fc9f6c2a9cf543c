import { describe, expect, it } from "vitest";
import { aPage, type PageOverrides } from "#test/support/page-facts.ts";
import type { Audit, Verdict } from "#worker/seo/audit.ts";
import { pageFigures } from "#worker/seo/page-figures.ts";
import { registry } from "#worker/seo/registry.ts";
import { runAudits } from "#worker/seo/run-audits.ts";

const anAudit = (judge: Audit["judge"]): Audit => ({
  id: "probe",
  group: "content",
  topic: "Probe",
  passedTitle: "Alles gut",
  source: { title: "Q", url: "https://a.de" },
  judge,
});

const complaint = { title: "T", advice: "A", evidence: [{ where: "w", value: "v", expected: "e" }] };

function run(judge: Audit["judge"], page: PageOverrides = {}) {
  const facts = aPage(page);
  const [finding] = runAudits([{ audit: anAudit(judge), points: 4 }], facts, pageFigures(facts, []));
  return finding;
}

describe("running audits", () => {
  it.each<[Verdict, number, number]>([
    [{ status: "passed" }, 4, 4],
    [{ status: "warning", ...complaint }, 2, 4],
    [{ status: "failed", ...complaint }, 0, 4],
    [{ status: "failed", ...complaint, share: 1 / 3 }, 1.33, 4],
    [{ status: "failed", ...complaint, share: 7 }, 4, 4],
    [{ status: "failed", ...complaint, share: -1 }, 0, 4],
    [{ status: "warning", ...complaint, share: Number.NaN }, 0, 4],
    [{ status: "notApplicable", title: "T" }, 0, 0],
    [{ status: "unchecked", reason: "R" }, 0, 0],
  ])("%j earns %f of %f points", (verdict, points, maxPoints) => {
    expect(run(() => verdict)).toMatchObject({ status: verdict.status, points, maxPoints });
  });

  it("takes the audit's own title when it passes", () => {
    expect(run(() => ({ status: "passed" }))?.title).toBe("Alles gut");
  });

  it("turns a throwing audit into an unchecked finding and runs the others", () => {
    const facts = aPage();
    const broken = anAudit(() => {
      throw new TypeError("geheim");
    });
    const sound = anAudit(() => ({ status: "passed" }));
    const findings = runAudits(
      [broken, sound].map((audit) => ({ audit, points: 1 })),
      facts,
      pageFigures(facts, []),
    );
    expect(findings.map(({ status }) => status)).toEqual(["unchecked", "passed"]);
    expect(findings[0]).toMatchObject({
      title: "Nicht geprüft: Probe",
      advice: "Bei dieser Prüfung ist im Programm ein Fehler aufgetreten (TypeError).",
    });
  });

  it("drops a complaint about something missing when the page was cut off", () => {
    const missing = (): Verdict => ({ status: "failed", ...complaint, absence: true });
    const seen = (): Verdict => ({ status: "failed", ...complaint });
    const cut = { fetched: { truncated: true } };
    expect(run(missing)?.status).toBe("failed");
    expect(run(missing, cut)?.status).toBe("unchecked");
    expect(run(seen, cut)?.status).toBe("failed");
  });

  it("says nothing about a server when a file was read", () => {
    const facts = aPage({ fetched: { url: "file:///seiten/index.html", headers: {} } });
    const findings = runAudits(registry, facts, pageFigures(facts, []));
    const serverIds = [
      "http-status",
      "canonical",
      "redirects",
      "https",
      "sitemap-entry",
      "hreflang",
      "address-form",
      "compression",
      "caching",
      "mixed-content",
      "hsts",
      "nosniff",
      "content-security-policy",
      "referrer-policy",
      "framing",
      "cookies-secure",
      "software-versions",
    ];
    expect(findings.filter(({ advice }) => /eine Datei/.test(advice)).map(({ id }) => id)).toEqual(serverIds);
    expect(findings.find(({ id }) => id === "title-present")?.status).toBe("passed");
  });

  it.each<[string, PageOverrides]>([
    ["a firewall", { fetched: { blockedBy: "Cloudflare", status: 200 } }],
    ["a login", { fetched: { status: 401 } }],
    ["a refusal", { fetched: { status: 403 } }],
    ["a limit", { fetched: { status: 429 } }],
  ])("judges nothing when %s answered instead of the page", (_name, page) => {
    const facts = aPage(page);
    for (const finding of runAudits(registry, facts, pageFigures(facts, ["Dach"]))) {
      expect(finding).toMatchObject({ status: "unchecked", points: 0, maxPoints: 0, evidence: [] });
      expect(finding.advice).toMatch(/^Nichts wurde bewertet/);
    }
  });
});
