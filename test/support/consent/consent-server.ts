// The consent check in workerd with Miniflare's browser behind it, as consent-worker.ts offers it.
import { bundleInPageScript } from "#scripts/build/in-page-script.ts";
import type { ConsentFacts } from "#worker/consent/consent-facts.ts";
import { startWorkerServer } from "../design/capture-server.ts";
import type { ConsentCall } from "./consent-worker.ts";

export interface ConsentServer {
  read: (url: string) => Promise<ConsentFacts>;
  browsers: () => number;
  stop: () => Promise<void>;
}

export async function startConsentServer(): Promise<ConsentServer> {
  const [{ expression: script }, server] = await Promise.all([
    bundleInPageScript("virtual:consent-script"),
    startWorkerServer("test/support/consent/consent-worker.toml"),
  ]);
  return {
    read: async (url) => {
      const call: ConsentCall = { url, script };
      const answer = await server.post(call);
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    browsers: server.browsers,
    stop: server.stop,
  };
}
