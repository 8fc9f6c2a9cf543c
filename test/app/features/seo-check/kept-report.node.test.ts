// A report found again: the note in the history, the question to the server, the way back to the page.
import { describe, expect, it } from "vitest";
import { ApiError } from "#app/api-client.ts";
import { type Flow, idle, nextFlow } from "#app/features/seo-check/flow.ts";
import { FIND_PAUSES_MS, type Found, findReport } from "#app/features/seo-check/kept/find-report.ts";
import { type KeptNote, readKept, saveKept } from "#app/features/seo-check/kept/kept-note.ts";
import { resumeAnalysis } from "#app/features/seo-check/kept/resume-analysis.ts";
import type { AnalysisInput } from "#app/features/seo-check/run-analysis.ts";

const ID = "0b0f6a2c-0000-4000-8000-000000000001";
const input: AnalysisInput = {
  url: "https://firma.de",
  keywords: ["Dach"],
  rateDesign: false,
  wholeSite: false,
  inBrowser: false,
};
const note: KeptNote = { id: ID, input, stage: "done" };
const NOW = Date.parse("2026-11-25T10:00:00Z");
const report = { url: "https://firma.de/", score: 72, checkedAt: "2026-11-25T09:50:00Z", designToken: "t" };
const gone = new ApiError("HTTP 404", { code: "not-found", status: 404 });
const refused = new ApiError("HTTP 502: Nein.", { code: "target-unreachable", status: 502, detail: "Nein." });
const offline = new ApiError("Nicht erreichbar.");
const signal = () => new AbortController().signal;

function entry(state: unknown = null) {
  return {
    state,
    replaceState(next: unknown) {
      this.state = next;
    },
  };
}

describe("the note in the history", () => {
  it("is read as it was written, beside what else is noted there [KEPT-05] [KEPT-08]", () => {
    const here = entry({ key: "router", idx: 3 });
    saveKept(note, here);
    expect(readKept(here)).toEqual(note);
    expect(here.state).toMatchObject({ key: "router", idx: 3 });
    saveKept(null, here);
    expect(here.state).toEqual({ key: "router", idx: 3 });
    expect(readKept(here)).toBeNull();
  });

  it.each([
    undefined,
    7,
    "x",
    {},
    { ...note, id: "../leads" },
    { ...note, id: ID.toUpperCase() },
    { ...note, stage: "danced" },
    { ...note, input: { ...input, url: 7 } },
    { ...note, input: null },
  ])("is nothing where it has been changed (%#) [KEPT-05]", (seoReport) => {
    expect(readKept(entry({ seoReport }))).toBeNull();
  });
});

describe("the question to the server", () => {
  async function ask(answers: unknown[], pauses?: readonly number[]) {
    const waited: number[] = [];
    let broken = 0;
    const found = await findReport(
      ID,
      {
        load: async () => {
          const answer = answers.length > 1 ? answers.shift() : answers[0];
          if (answer instanceof Error) throw answer;
          return answer;
        },
        wait: async (ms) => void waited.push(ms),
        onBroken: () => {
          broken += 1;
        },
      },
      signal(),
      pauses,
    );
    return { found, waited, broken };
  }

  it.each<[string, unknown[], Found]>([
    ["a report", [report], { outcome: "report", answer: report }],
    ["an analysis that still runs", [{ running: true }, report], { outcome: "report", answer: report }],
    ["a failure", [refused], { outcome: "failed", error: refused }],
    ["nothing", [gone], { outcome: "gone" }],
    ["no connection for a while", [offline, offline, report], { outcome: "report", answer: report }],
    ["no connection", [offline], { outcome: "lost" }],
    ["answers of somebody else", [undefined], { outcome: "lost" }],
    ["an analysis without end", [{ running: true }], { outcome: "lost" }],
    [
      "too many calls",
      [new ApiError("", { code: "rate-limited" }), report],
      { outcome: "report", answer: report },
    ],
  ])("meets %s [KEPT-02] [KEPT-03]", async (_, answers, found) => {
    expect((await ask(answers)).found).toEqual(found);
  });

  it("is asked again with growing pauses, or once where nobody waits [KEPT-03]", async () => {
    expect(await ask([offline])).toMatchObject({ waited: FIND_PAUSES_MS, broken: FIND_PAUSES_MS.length });
    expect(await ask([offline], [])).toMatchObject({ found: { outcome: "lost" }, waited: [] });
  });

  it("ends quietly when the page is left [KEPT-03]", async () => {
    const leaving = new AbortController();
    const deps = { load: async () => leaving.abort(), wait: async () => {}, onBroken: () => {} };
    expect(await findReport(ID, deps, leaving.signal)).toEqual({ outcome: "left" });
  });
});

describe("the way back", () => {
  async function resume(kept: Partial<KeptNote>, found: Found, isLost = false) {
    let flow: Flow = idle;
    let givenBack = 0;
    const toasts: string[] = [];
    const rated: unknown[] = [];
    const outcome = await resumeAnalysis(
      { ...note, ...kept },
      {
        send: (event) => {
          flow = nextFlow(flow, event);
        },
        toast: ({ title }) => toasts.push(title),
        usage: {
          takeBack: () => {
            givenBack += 1;
          },
        },
        prepareReport: async () => {
          if (isLost) throw new TypeError("Failed to fetch module");
        },
        rateDesign: async (request) => {
          rated.push(request);
          return { designAspects: { layout: { score: 70 } } };
        },
        find: async () => found,
        now: () => NOW,
      },
      signal(),
    );
    return { outcome, flow: flow as Flow, givenBack, toasts, rated };
  }

  it("shows the report, without a message and without counting [KEPT-02]", async () => {
    expect(await resume({}, { outcome: "report", answer: report })).toEqual({
      outcome: "over",
      flow: { phase: "result", report },
      givenBack: 0,
      toasts: [],
      rated: [],
    });
  });

  it("asks for a rating that had not come yet, once, and no older one [KEPT-07]", async () => {
    const wanted = { input: { ...input, rateDesign: true } };
    const answer = { outcome: "report" as const, answer: report };
    const { flow, rated } = await resume(wanted, answer);
    expect(rated).toEqual([{ url: "https://firma.de", designToken: "t" }]);
    expect(flow).toMatchObject({ phase: "result", report: { visualDesign: {} } });
    for (const stage of ["rated", "unrated"] as const)
      expect((await resume({ ...wanted, stage }, answer)).rated).toEqual([]);
    const old = { ...report, checkedAt: "2026-11-25T09:30:00Z" };
    expect((await resume(wanted, { outcome: "report", answer: old })).rated).toEqual([]);
  });

  it("says why an analysis failed that ran during the reload, and gives it back [KEPT-03]", async () => {
    const failed = await resume({ stage: "running" }, { outcome: "failed", error: refused });
    expect(failed).toMatchObject({
      flow: { phase: "error", message: "Nein." },
      givenBack: 1,
      toasts: ["Analyse fehlgeschlagen"],
    });
  });

  it("gives back what the server has never heard of, but no report that has expired [KEPT-02]", async () => {
    expect(await resume({ stage: "running" }, { outcome: "gone" })).toMatchObject({
      outcome: "gone",
      givenBack: 1,
    });
    expect(await resume({}, { outcome: "gone" })).toMatchObject({
      outcome: "gone",
      givenBack: 0,
      flow: idle,
    });
  });

  it("is lost while the report's own code does not come [KEPT-03]", async () => {
    expect(await resume({}, { outcome: "report", answer: report }, true)).toMatchObject({ outcome: "lost" });
    expect(await resume({}, { outcome: "report", answer: {} })).toMatchObject({
      outcome: "lost",
      flow: idle,
    });
  });
});
