// What a visitor hears when the design rating is refused before anything was tried.
import { expect, it } from "vitest";
import { ApiError } from "#app/api-client.ts";
import { type Flow, idle, nextFlow } from "#app/features/seo-check/flow.ts";
import { runAnalysis } from "#app/features/seo-check/run-analysis.ts";
import type { ToastMessage } from "#app/ui/toast-store.ts";
import { designTokenFaults, problemMessages } from "#content/messages.ts";
import type { ErrorCode } from "#contract/problem.ts";

const HINT =
  "Die visuelle Design-Analyse konnte nicht durchgeführt werden, aber die SEO-Analyse ist vollständig.";
const report = { url: "https://firma.de/", score: 72, designToken: "t" };

/** Toasts and end of an analysis whose rating is refused. */
async function refused(code: ErrorCode, detail: string) {
  const toasts: ToastMessage[] = [];
  let flow: Flow = idle;
  await runAnalysis(
    { url: "https://firma.de", keywords: undefined, rateDesign: true, wholeSite: false, inBrowser: false },
    {
      send: (event) => {
        flow = nextFlow(flow, event);
      },
      toast: (message) => toasts.push(message),
      usage: { isUsedUp: () => false, add: () => {}, takeBack: () => {}, exhaust: () => {} },
      analyse: async () => report,
      rateDesign: async () => {
        throw new ApiError(`HTTP 429: ${detail}`, { code, detail });
      },
      prepareReport: async () => {},
      find: async () => ({ outcome: "gone" }),
    },
    new AbortController().signal,
  );
  return { toasts, flow: flow as Flow };
}

it.each<[ErrorCode, string]>([
  ["browser-spent", problemMessages["browser-spent"].detail],
  ["browser-share-spent", problemMessages["browser-share-spent"].detail],
  ["analysis-needed", designTokenFaults.triedTwice],
  ["rate-limited", problemMessages["rate-limited"].detail],
])(
  "names the reason behind the hint, and the report stands: %s [SAFE-12] [SAFE-13] [SAFE-14]",
  async (code, detail) => {
    const { toasts, flow } = await refused(code, detail);
    expect(flow).toEqual({ phase: "result", report });
    expect(toasts).toEqual([
      { kind: "info", title: "Hinweis", text: `${HINT} ${detail}` },
      {
        kind: "normal",
        title: "Analyse abgeschlossen!",
        text: "Die SEO-Analyse wurde erfolgreich durchgeführt.",
      },
    ]);
  },
);

it("keeps to the hint where the page itself was the reason [SEO-31]", async () => {
  const { toasts } = await refused("target-unreachable", problemMessages["target-unreachable"].detail);
  expect(toasts[0]?.text).toBe(HINT);
});
