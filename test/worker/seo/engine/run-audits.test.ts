import { describe, expect, it } from "vitest";
import { type PageKind, pageKinds } from "#contract/page-kinds.ts";
import { scoreOf } from "#contract/seo-score.ts";
import { aPage, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { registered } from "#test/support/seo/registered.ts";
import type { Audit, Verdict } from "#worker/seo/engine/audit.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";
import { registry } from "#worker/seo/engine/registry.ts";
import { judgeAs, runAudits } from "#worker/seo/engine/run-audits.ts";

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
  const audits = [4, 96].map((weight) => registered(anAudit(judge), weight));
  const [finding] = runAudits(audits, facts, pageFigures(facts, []));
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

  it("shares 100 points by weight, whatever the weights sum up to [SEO-70]", () => {
    const facts = aPage();
    const verdicts: Verdict[] = [
      { status: "passed" },
      { status: "failed", ...complaint },
      { status: "warning", ...complaint },
      { status: "passed" },
      { status: "notApplicable", title: "T" },
    ];
    const weights = [3, 1, 1, 0, 2];
    const audits = verdicts.map((verdict, index) =>
      registered(
        anAudit(() => verdict),
        weights[index],
      ),
    );
    const findings = runAudits(audits, facts, pageFigures(facts, []));
    expect(findings.map(({ points, maxPoints }) => [points, maxPoints])).toEqual([
      [42.86, 42.86],
      [0, 14.29],
      [7.15, 14.29],
      [0, 0],
      [0, 0],
    ]);
    // (3 + ½) of the 5 that could be reached.
    expect(scoreOf(findings).score).toBe(70);
    const doubled = audits.map(({ audit, weight }) => registered(audit, 2 * weight));
    expect(runAudits(doubled, facts, pageFigures(facts, []))).toEqual(findings);
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
      [broken, sound].map((audit) => registered(audit)),
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

  it("says nothing about a server or an address when a file was read [TRUE-01]", () => {
    const facts = aPage({ fetched: { url: "file:///seiten/index.html", headers: {}, noAnswer: true } });
    const findings = runAudits(registry, facts, pageFigures(facts, []));
    const serverIds = [
      "http-status",
      "https",
      "canonical",
      "redirects",
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
    expect(
      findings.filter(({ advice }) => /eine Datei/.test(advice)).map(({ id }) => id),
      "audits with needsServer or needsAddress: list a new one above, in the order of the registry",
    ).toEqual(serverIds);
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

  describe("by the kind of page [KIND-03]", () => {
    const firms: Audit["kinds"] = ["firm-home", "firm-page"];
    const judged = (kind: PageKind, audit: Partial<Audit>) => {
      const facts = aPage();
      const asked = { ...anAudit(() => ({ status: "failed", ...complaint })), ...audit };
      return judgeAs(kind, [registered(asked)], facts, pageFigures(facts, []));
    };

    it("asks those it makes sense for", () => {
      const { findings, otherwise } = judged("firm-page", { kinds: firms });
      expect(findings).toMatchObject([{ status: "failed", askedOf: { topic: "Probe", kinds: firms } }]);
      expect(otherwise).toEqual([]);
    });

    it("says of the others that it does not ask them, and keeps what it would have said", () => {
      const { findings, otherwise } = judged("article", { kinds: firms });
      expect(findings).toMatchObject([
        {
          status: "notApplicable",
          title: "Probe: wird bei einem Artikel nicht gefragt",
          maxPoints: 0,
          askedOf: { topic: "Probe", kinds: [] },
        },
      ]);
      expect(otherwise).toMatchObject([{ status: "failed", maxPoints: 100, askedOf: { kinds: firms } }]);
    });

    it("keeps each of the answers that differ by kind", () => {
      const judge: Audit["judge"] = (_facts, _figures, kind) =>
        kind === "firm-home" ? { status: "passed" } : { status: "failed", ...complaint };
      const { findings, otherwise } = judged("firm-home", { kinds: firms, differsByKind: true, judge });
      expect(findings).toMatchObject([{ status: "passed", askedOf: { kinds: ["firm-home"] } }]);
      expect(otherwise).toMatchObject([{ status: "failed", askedOf: { kinds: ["firm-page"] } }]);
    });

    it("asks every kind where an audit names none", () => {
      for (const kind of pageKinds) {
        const { findings, otherwise } = judged(kind, {});
        expect(findings).toMatchObject([{ status: "failed" }]);
        expect(findings[0]).not.toHaveProperty("askedOf");
        expect(otherwise).toEqual([]);
      }
    });

    it("gives an audit the same points whatever is asked", () => {
      const facts = aPage();
      const audits = [
        registered(
          anAudit(() => ({ status: "passed" })),
          3,
        ),
        registered({ ...anAudit(() => ({ status: "passed" })), kinds: ["firm-home"] as const }),
        registered({ ...anAudit(() => ({ status: "passed" })), kinds: ["article"] as const }),
      ];
      const points = (kind: PageKind) =>
        judgeAs(kind, audits, facts, pageFigures(facts, [])).findings.map(({ maxPoints }) => maxPoints);
      expect(points("firm-home")).toEqual([75, 25, 0]);
      expect(points("article")).toEqual([75, 0, 25]);
    });
  });
});
