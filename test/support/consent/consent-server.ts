// The consent check in workerd with Miniflare's browser behind it, as consent-worker.ts offers it.

import type { ConsentResult } from "#contract/consent-check.ts";
import { bundleInPageScript } from "#scripts/build/in-page-script.ts";
import type { ConsentFacts } from "#worker/consent/consent-facts.ts";
import { judgeConsent } from "#worker/consent/judge-consent.ts";
import { startWorkerServer } from "../design/capture-server.ts";
import type { ConsentCall } from "./consent-worker.ts";

export interface ConsentServer {
  read: (url: string) => Promise<{ facts: ConsentFacts; result: ConsentResult }>;
  browsers: () => number;
  stop: () => Promise<void>;
}

export async function startConsentServer(): Promise<ConsentServer> {
  const [{ expression: script }, server] = await Promise.all([
    bundleInPageScript("consent"),
    startWorkerServer("test/support/consent/consent-worker.toml"),
  ]);
  return {
    read: async (url) => {
      const call: ConsentCall = { url, script };
      const answer = await server.post(call);
      if (!answer.ok) throw new Error(await answer.text());
      const facts: ConsentFacts = await answer.json();
      return { facts, result: judgeConsent(facts) };
    },
    browsers: server.browsers,
    stop: server.stop,
  };
}
