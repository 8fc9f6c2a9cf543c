// Our script inside the page of a consent check. A page may be loaded anew by the click that answers it: then the script begins anew, too.
import { CaptureFailure } from "../capture-failure.ts";
import type { Tab } from "../tab.ts";
import { evaluate } from "../visit.ts";

const WORLD = "paettken consent";

export interface ConsentWorld {
  /** The value of an expression in which `consent` is our script. @throws CaptureFailure, or Error where the page has thrown */
  ask: <T>(expression: string) => Promise<T>;
  /** True while the document is the one that was first asked. */
  isSame: () => boolean;
}

/** @param limitMs more than a step in the page asks for */
export function openConsentWorld(tab: Tab, script: string, limitMs: number): ConsentWorld {
  let world: { id: number; document: number } | null = null;
  let first: number | null = null;

  const enter = async () => {
    const document = tab.state.documents;
    if (world?.document === document) return world.id;
    const { executionContextId: id } = await tab.during(
      tab.session.send("Page.createIsolatedWorld", { frameId: tab.state.mainFrame, worldName: WORLD }),
      limitMs,
    );
    await evaluate(tab, id, script, limitMs);
    world = { id, document };
    first ??= document;
    return id;
  };
  const once = async (expression: string) =>
    evaluate(tab, await enter(), `(async (consent) => (${expression}))(globalThis.paettkenConsent)`, limitMs);

  return {
    ask: async <T>(expression: string) => {
      const before = tab.state.documents;
      try {
        // Made by our own script in a world of its own.
        return (await once(expression)) as T;
      } catch (error) {
        if (error instanceof CaptureFailure) throw error;
        // The world ended with its document: the page was loaded anew.
        await tab.until(() => tab.state.documents > before, limitMs);
        world = null;
        return (await once(expression)) as T;
      }
    },
    isSame: () => first === null || first === tab.state.documents,
  };
}
