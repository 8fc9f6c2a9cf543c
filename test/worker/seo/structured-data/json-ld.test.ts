// JSON-LD is measured before it is parsed, and parsed once; what is too much of it is unread, never called wrong.
import { afterEach, describe, expect, it, vi } from "vitest";
import { aPage } from "#test/support/seo/page-facts.ts";
import { buildReport } from "#worker/seo/engine/build-report.ts";
import {
  MAX_JSON_LD,
  MAX_JSON_LD_DEPTH,
  MAX_JSON_LD_VALUES,
  parseJsonLd,
} from "#worker/seo/structured-data/json-ld.ts";

const at = "2026-11-21T14:05:00.000Z";
const pageWith = (...jsonLd: string[]) => aPage({ html: { jsonLd } });
const statesOf = (...jsonLd: string[]) => parseJsonLd(pageWith(...jsonLd).html).map(({ state }) => state);
const reportOn = (...jsonLd: string[]) =>
  buildReport(pageWith(...jsonLd), { keywords: [], kind: "firm-home", checkedAt: at });
const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const firm = '{"@type":"Bakery","name":"Back","address":{"streetAddress":"Weg 1"}}';

afterEach(() => vi.restoreAllMocks());

describe("what is read of JSON-LD [SAFE-28]", () => {
  it.each([
    ["as deep as allowed", nested(MAX_JSON_LD_DEPTH), "read"],
    ["one deeper", nested(MAX_JSON_LD_DEPTH + 1), "unread"],
    ["brackets in a string", JSON.stringify("[".repeat(10_000)), "read"],
    ["brackets behind an escaped quote", JSON.stringify(`"${"{".repeat(10_000)}\\`), "read"],
    ["brackets behind a backslash that is escaped", `["\\\\",${nested(MAX_JSON_LD_DEPTH)}]`, "unread"],
    ["as long as allowed", JSON.stringify("x".repeat(MAX_JSON_LD - 2)), "read"],
    ["one longer", JSON.stringify("x".repeat(MAX_JSON_LD - 1)), "unread"],
    ["as many values as allowed", `[${"0,".repeat(MAX_JSON_LD_VALUES - 3)}0]`, "read"],
    ["twice as many", `[${"0,".repeat(2 * MAX_JSON_LD_VALUES)}0]`, "unread"],
    ["open brackets alone, which would not even be JSON", "[".repeat(4_800_000), "unread"],
    ["a mistake", '{"@type":"Bakery",}', "broken"],
    ["a string without end", '{"@type":"Bakery', "broken"],
    ["nothing", " ", "broken"],
  ])("%s", (_when, json, state) => {
    expect(statesOf(json)).toEqual([state]);
  });

  it("is limited for all blocks together; what is read before stays read", () => {
    const half = JSON.stringify("x".repeat(MAX_JSON_LD / 2));
    expect(statesOf(firm, half, half, firm)).toEqual(["read", "read", "unread", "read"]);
  });

  it("is never given to the parser when it is too much", () => {
    const parse = vi.spyOn(JSON, "parse");
    statesOf("[".repeat(4_800_000), nested(5_000), `[${"{},".repeat(300_000)}0]`);
    expect(parse).not.toHaveBeenCalled();
  });

  it("is parsed once for a whole report", () => {
    const page = pageWith(firm, '{"@type":"FAQPage",}');
    const parse = vi.spyOn(JSON, "parse");
    buildReport(page, { keywords: [], checkedAt: at });
    buildReport(page, { keywords: [], checkedAt: at });
    expect(parse.mock.calls.filter(([text]) => text.includes("@type"))).toHaveLength(2);
  });
});

describe("a report on JSON-LD that was too much [SAFE-28]", () => {
  const note = expect.stringMatching(
    /^Die Seite enthält strukturierte Daten \(JSON-LD\), die zu umfangreich/,
  );
  const statusOf = (report: ReturnType<typeof reportOn>, id: string) =>
    report.findings.find((finding) => finding.id === id)?.status;

  it.each([
    ["in depth", nested(5_000)],
    ["in length", `[${firm},${JSON.stringify("x".repeat(MAX_JSON_LD))}]`],
    ["and not even JSON", "{".repeat(4_800_000)],
  ])("%s says so and complains of nothing", (_how, json) => {
    const report = reportOn(json);
    expect(report.notes).toContainEqual(note);
    expect(report.social.structuredData).toEqual([]);
    expect(statusOf(report, "structured-data-valid")).toBe("unchecked");
    expect(statusOf(report, "local-business")).toBe("unchecked");
  });

  it("judges what could be read all the same", () => {
    const report = reportOn('{"@type":"FAQPage"}', nested(5_000));
    expect(report.notes).toContainEqual(note);
    expect(statusOf(report, "structured-data-valid")).toBe("failed");
  });

  it("does not miss in one firm what another, unread one may say", () => {
    expect(statusOf(reportOn(firm), "local-business")).toBe("warning");
    expect(statusOf(reportOn(firm, nested(5_000)), "local-business")).toBe("unchecked");
  });

  it("says nothing of the kind on a page of ordinary size", () => {
    expect(reportOn(firm).notes).not.toContainEqual(note);
  });
});
