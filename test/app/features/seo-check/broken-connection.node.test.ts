// An analysis whose connection breaks: its report is fetched over another one.
import { describe, expect, it } from "vitest";
import { ApiError } from "#app/api-client.ts";
import { type Flow, idle, nextFlow } from "#app/features/seo-check/flow.ts";
import type { Found } from "#app/features/seo-check/kept/find-report.ts";
import { pageLeft, runAnalysis } from "#app/features/seo-check/run-analysis.ts";

const report = { url: "https://firma.de/", score: 72 };
const broken = new ApiError("Die Verbindung ist unterwegs abgerissen.");
const refused = new ApiError("HTTP 502: Nein.", { code: "target-unreachable", status: 502, detail: "Nein." });

async function run(error: unknown, found: Found, { begins = true, url = "https://firma.de" } = {}) {
  let flow: Flow = idle;
  let used = 0;
  const asked: boolean[] = [];
  const labels: string[] = [];
  const toasts: string[] = [];
  const control = new AbortController();
  await runAnalysis(
    { url, keywords: undefined, rateDesign: false, wholeSite: false, inBrowser: false },
    {
      send: (event) => {
        flow = nextFlow(flow, event);
        if (flow.phase === "loading") labels.push(flow.progress.label);
      },
      toast: ({ title }) => toasts.push(title),
      usage: {
        isUsedUp: () => false,
        add: () => {
          used += 1;
        },
        takeBack: () => {
          used -= 1;
        },
        exhaust: () => {},
      },
      analyse: async (_, __, onProgress) => {
        if (begins) onProgress({ phase: "read", percent: 40, label: "Seite wird gelesen" });
        if (error === pageLeft) control.abort(pageLeft);
        if (error !== undefined) throw error;
      },
      rateDesign: async () => undefined,
      prepareReport: async () => {},
      find: async (_, isPatient) => {
        asked.push(isPatient);
        return found;
      },
    },
    control.signal,
  );
  return { flow: flow as Flow, used, asked, labels, toasts };
}

describe("a connection that breaks", () => {
  it.each([
    ["in the middle", broken],
    ["at its end", undefined],
  ])("%s has the report fetched, and counts it once [KEPT-03]", async (_, error) => {
    const { flow, used, asked, labels } = await run(error, { outcome: "report", answer: report });
    expect(flow).toEqual({ phase: "result", report });
    expect([used, asked]).toEqual([1, [true]]);
    expect(labels.at(-1)).toBe("Verbindung unterbrochen, der Bericht wird abgeholt");
  });

  it("before anything came is asked after once [KEPT-03]", async () => {
    expect((await run(broken, { outcome: "gone" }, { begins: false })).asked).toEqual([false]);
  });

  it("has the failure that the server tells then [KEPT-03]", async () => {
    const { flow, used } = await run(broken, { outcome: "failed", error: refused });
    expect(flow).toMatchObject({ phase: "error", message: "Nein." });
    expect(used).toBe(0);
  });

  it("leaves it open what became of the analysis while nobody answers [KEPT-03]", async () => {
    expect((await run(broken, { outcome: "lost" })).flow).toMatchObject({ phase: "error", isOpen: true });
    expect((await run(broken, { outcome: "gone" })).flow).not.toHaveProperty("isOpen");
  });

  it("is not what a refusal is: nobody is asked again [KEPT-03]", async () => {
    expect((await run(refused, { outcome: "report", answer: report })).asked).toEqual([]);
  });
});

it("that is left goes on, and stays counted [KEPT-03]", async () => {
  const { used, toasts, asked } = await run(pageLeft, { outcome: "gone" });
  expect([used, toasts, asked]).toEqual([1, [], []]);
});

it("an address under which nobody answers comes with what may have been meant [KEPT-13]", async () => {
  const { flow } = await run(refused, { outcome: "gone" }, { url: "https://dachdecker-müller.de" });
  expect(flow).toMatchObject({ phase: "error", mend: { url: "https://dachdecker-mueller.de" } });
});
