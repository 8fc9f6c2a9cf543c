// Speaks with autoconsent in the page: fetches its messages, runs what it wants run in the page's own world, hears what came of it.
import type { ContentScriptMessage } from "@duckduckgo/autoconsent";
import { pause } from "../capture-failure.ts";
import type { Tab } from "../tab.ts";
import type { ConsentWorld } from "./consent-world.ts";

const POLL_MS = 100;
/** Its rules run some ten pieces of code at most. */
const MAX_EVALS = 60;
const EVAL_MS = 1_000;

export interface ConsentTool {
  /** Answers what it asks for; call it again and again. */
  serve: () => Promise<void>;
  /** Name of the tool whose banner is open; null while there is none. */
  name: () => string | null;
  /** Lets it operate the banner. True when it says it has. */
  operate: (deed: "optIn" | "optOut", limitMs: number) => Promise<boolean>;
}

export async function startConsentTool(tab: Tab, world: ConsentWorld): Promise<ConsentTool> {
  await world.ask("consent.tool.start()");
  let shown: string | null = null;
  let result: boolean | null = null;
  let evals = 0;

  const answer = async (message: ContentScriptMessage) => {
    if (message.type === "popupFound") shown ??= message.cmp;
    if (message.type === "optOutResult" || message.type === "optInResult") result = message.result;
    if (message.type !== "eval") return;
    evals += 1;
    const isTrue = evals <= MAX_EVALS && (await runInPage(tab, message.code));
    await world.ask(`consent.tool.answer(${JSON.stringify(message.id)}, ${isTrue})`);
  };
  const serve = async () => {
    if (!world.isSame()) return;
    for (const message of await world.ask<ContentScriptMessage[]>("consent.tool.take()"))
      await answer(message);
  };
  return {
    serve,
    name: () => shown,
    operate: async (deed, limitMs) => {
      if (shown === null) return false;
      await world.ask(`consent.tool.ask("${deed}")`);
      const limit = AbortSignal.timeout(limitMs);
      // A page that is loaded anew has been answered.
      while (result === null && world.isSame() && !limit.aborted) {
        await serve();
        await tab.during(pause(POLL_MS, AbortSignal.timeout(POLL_MS)));
      }
      return result ?? !world.isSame();
    },
  };
}

/** The code is the package's own; of what the page makes of it no more is taken than yes or no. */
async function runInPage(tab: Tab, code: string): Promise<boolean> {
  try {
    const { result } = await tab.during(
      tab.session.send("Runtime.evaluate", {
        expression: `Promise.resolve(${code}).then(Boolean, () => false)`,
        awaitPromise: true,
        returnByValue: true,
        timeout: EVAL_MS,
      }),
      EVAL_MS,
    );
    return result.value === true;
  } catch {
    return false;
  }
}
