import { describe, expect, it } from "vitest";
import { ApiError } from "#app/api-client.ts";
import { type Flow, type FlowEvent, idle, nextFlow } from "#app/features/seo-check/flow.ts";
import { type AnalysisInput, type Deps, runAnalysis } from "#app/features/seo-check/run-analysis.ts";
import type { ToastMessage } from "#app/ui/toast-store.ts";

const order: AnalysisInput = {
  url: "https://firma.de",
  keywords: undefined,
  rateDesign: false,
  wholeSite: false,
  inBrowser: false,
};
const report = { url: "https://firma.de/", score: 72 };
const rating = { overallScore: 70, designAspects: { layout: { score: 70 } } };
const refused = new ApiError("HTTP 502: Nicht erreichbar.", {
  code: "target-unreachable",
  detail: "Nicht erreichbar.",
});

interface Outside {
  used?: number;
  analyse?: Deps["analyse"];
  rateDesign?: Deps["rateDesign"];
  prepareReport?: Deps["prepareReport"];
  signal?: AbortSignal;
}

/** Runs one analysis against a world made of tables, and keeps what happened. */
async function run(what: Partial<AnalysisInput>, outside: Outside = {}) {
  const toasts: ToastMessage[] = [];
  const steps: string[] = [];
  const requests: unknown[] = [];
  let used = outside.used ?? 0;
  let flow: Flow = idle;
  await runAnalysis(
    { ...order, ...what },
    {
      send: (event: FlowEvent) => {
        steps.push(event.type);
        flow = nextFlow(flow, event);
      },
      toast: (message) => toasts.push(message),
      usage: {
        isUsedUp: () => used >= 3,
        add: () => {
          used += 1;
          steps.push(`used ${used}`);
        },
        takeBack: () => {
          used = Math.max(0, used - 1);
        },
        exhaust: () => {
          used = 3;
        },
      },
      analyse: async (request, signal, onProgress) => {
        steps.push("call");
        requests.push(request);
        return (outside.analyse ?? (async () => report))(request, signal, onProgress);
      },
      rateDesign: async (request, signal) => {
        steps.push("design call");
        requests.push(request);
        return (outside.rateDesign ?? (async () => rating))(request, signal);
      },
      prepareReport: outside.prepareReport ?? (async () => {}),
      find: async () => ({ outcome: "gone" }),
    },
    outside.signal ?? new AbortController().signal,
  );
  return { toasts, steps, requests, used, flow: flow as Flow };
}

const fails = (error: unknown) => async () => {
  throw error;
};

describe("before the call", () => {
  it("refuses with the daily quota used up, and calls nobody [SEO-11] [SEO-12]", async () => {
    const { toasts, steps, used } = await run({}, { used: 3 });
    expect(toasts).toEqual([
      {
        kind: "destructive",
        title: "Analyse nicht möglich",
        text: "Sie haben Ihr Tageslimit erreicht. Versuchen Sie es morgen wieder.",
      },
    ]);
    expect(steps).toEqual([]);
    expect(used).toBe(3);
  });

  it("counts first, then calls [SEO-23] [SEO-27]", async () => {
    const { steps } = await run({});
    expect(steps).toEqual(["used 1", "started", "call", "reported"]);
  });

  it("leaves keywords out of the request when there are none [SEO-14] [API-01]", async () => {
    expect((await run({})).requests).toEqual([{ url: "https://firma.de" }]);
    expect((await run({ keywords: ["Dach"] })).requests).toEqual([
      { url: "https://firma.de", keywords: ["Dach"] },
    ]);
  });
});

describe("a failing analysis", () => {
  it.each([
    ["the error's message", refused, "HTTP 502: Nicht erreichbar."],
    [
      "the fallback for a bug",
      new TypeError("x is undefined"),
      "Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.",
    ],
    [
      "the fallback for an error without words",
      new ApiError(""),
      "Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.",
    ],
    [
      "the fallback for what is no error",
      "kaputt",
      "Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.",
    ],
  ])("shows %s [SEO-34] [SEO-35] [TOAST-02]", async (_, error, text) => {
    const { toasts, flow } = await run({ rateDesign: true }, { analyse: fails(error) });
    expect(toasts).toEqual([{ kind: "destructive", title: "Analyse fehlgeschlagen", text }]);
    expect(flow.phase).toBe("error");
  });

  it("gives the counted use back [SEO-24]", async () => {
    expect((await run({}, { used: 2, analyse: fails(refused) })).used).toBe(2);
    expect((await run({}, { analyse: fails(refused) })).used).toBe(0);
  });

  it.each([undefined, null, "", 0, {}, []])("treats %j as no data [SEO-37]", async (answer) => {
    const { toasts, used } = await run({}, { analyse: async () => answer });
    expect(toasts[0]?.text).toBe("Keine Daten von der Analyse erhalten");
    expect(used).toBe(0);
  });

  it("asks for no design rating [SEO-29]", async () => {
    const { steps } = await run({ rateDesign: true }, { analyse: fails(refused) });
    expect(steps).not.toContain("design call");
  });

  it("believes the server that nothing is left, in the same words [SEO-71] [SEO-12]", async () => {
    const full = new ApiError("HTTP 429: Tageslimit.", { code: "quota-exhausted" });
    const { toasts, used, flow } = await run({}, { used: 1, analyse: fails(full) });
    expect(toasts).toHaveLength(1);
    expect(toasts[0]).toMatchObject({
      title: "Analyse nicht möglich",
      text: "Sie haben Ihr Tageslimit erreicht. Versuchen Sie es morgen wieder.",
    });
    expect(used).toBe(3);
    expect(flow).toEqual(idle);
  });

  it("keeps the counter when there were only too many calls [SEO-24] [EDGE-17]", async () => {
    const often = new ApiError("HTTP 429: Bitte warten.", { code: "rate-limited" });
    const { toasts, used } = await run({}, { used: 1, analyse: fails(often) });
    expect(toasts[0]?.title).toBe("Analyse fehlgeschlagen");
    expect(used).toBe(1);
  });

  it("fails in plain words when the report's code does not arrive [SEO-35]", async () => {
    const { toasts, used } = await run({}, { prepareReport: fails(new TypeError("Failed to fetch module")) });
    expect(toasts[0]?.text).toBe("Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.");
    expect(used).toBe(0);
  });

  it("says nothing when the visitor leaves or cancels, and counts nothing [API-24]", async () => {
    const leaving = new AbortController();
    const analyse = async () => {
      leaving.abort();
      throw leaving.signal.reason;
    };
    const { toasts, used, flow } = await run({}, { used: 1, analyse, signal: leaving.signal });
    expect(toasts).toEqual([]);
    expect(used).toBe(1);
    expect(flow).toEqual(idle);
  });
});

describe("a finished analysis", () => {
  it("says so without design rating [SEO-33] [SEO-68]", async () => {
    const { toasts, flow, used } = await run({});
    expect(toasts).toEqual([
      {
        kind: "normal",
        title: "Analyse abgeschlossen!",
        text: "Die SEO-Analyse wurde erfolgreich durchgeführt.",
      },
    ]);
    expect(flow).toEqual({ phase: "result", report });
    expect(used).toBe(1);
  });

  it("asks for the design rating as second step, with the token of the first [SEO-29] [API-02]", async () => {
    const analyse = async () => ({ ...report, designToken: "t" });
    const { steps, requests } = await run({ rateDesign: true }, { analyse });
    expect(steps).toEqual(["used 1", "started", "call", "reported", "design call", "rated"]);
    expect(requests[1]).toEqual({ url: "https://firma.de", designToken: "t" });
  });

  it("keeps the rating on the result and names both steps [SEO-30] [SEO-32]", async () => {
    const { toasts, flow } = await run({ rateDesign: true });
    expect(flow).toEqual({ phase: "result", report: { ...report, visualDesign: rating } });
    expect(toasts).toEqual([
      {
        kind: "normal",
        title: "Analyse abgeschlossen!",
        text: "Die SEO- und Design-Analyse wurde erfolgreich durchgeführt.",
      },
    ]);
  });

  it.each([
    ["refused", fails(refused)],
    ["empty", async () => undefined],
    ["without any aspect", async () => ({ overallScore: 70, designAspects: {} })],
  ])(
    "still shows the report when the rating is %s, with a hint [SEO-31] [SEO-33] [SEO-38]",
    async (_, rateDesign) => {
      const { toasts, flow, used } = await run({ rateDesign: true }, { rateDesign });
      expect(flow).toEqual({ phase: "result", report });
      expect(toasts).toEqual([
        {
          kind: "info",
          title: "Hinweis",
          text: "Die visuelle Design-Analyse konnte nicht durchgeführt werden, aber die SEO-Analyse ist vollständig.",
        },
        {
          kind: "normal",
          title: "Analyse abgeschlossen!",
          text: "Die SEO-Analyse wurde erfolgreich durchgeführt.",
        },
      ]);
      expect(used).toBe(1);
    },
  );

  it("stays quiet when the visitor leaves during the rating [API-24]", async () => {
    const leaving = new AbortController();
    const rateDesign = async () => {
      leaving.abort();
      throw leaving.signal.reason;
    };
    const { toasts, used } = await run({ rateDesign: true }, { rateDesign, signal: leaving.signal });
    expect(toasts).toEqual([]);
    expect(used).toBe(1);
  });
});
