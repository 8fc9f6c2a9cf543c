// What a rated page may not use, as it would bypass interception or hold the tab up: see docs/threat-model.md.
import type { CDPSession } from "@cloudflare/puppeteer";
import { quietly } from "./capture-failure.ts";
import { MAIN_WORLD_SCRIPT, RULE_GUARD_SCRIPT } from "./containment-scripts.ts";

const GUARD_WORLD = "paettken containment";

export async function contain(session: CDPSession): Promise<void> {
  await Promise.all([
    session.send("Page.enable"),
    // Else our scripts would wait for the page's first one, and rules for speculative loading are none.
    session.send("Runtime.enable"),
    session.send("Page.addScriptToEvaluateOnNewDocument", { source: MAIN_WORLD_SCRIPT }),
    session.send("Page.addScriptToEvaluateOnNewDocument", {
      source: RULE_GUARD_SCRIPT,
      worldName: GUARD_WORLD,
    }),
    session.send("Network.setBypassServiceWorker", { bypass: true }),
    session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }),
  ]);
  // Frames of other sites have no such command; the tab's own speaks for all of it.
  quietly(session.send("Page.setPrerenderingAllowed", { isAllowed: false }));
}
