// A Worker for tests of the readers of a browser check alone: POST {url, readers, scripts} is answered with what they brought home.
import type { ReaderId } from "#contract/browser-check.ts";
import type { Readings } from "#worker/browser-check/readings.ts";
import { CHECK_TOTAL_MS, createCheckPage } from "#worker/ports/browser/check-page.ts";

export interface CheckCall {
  url: string;
  readers: ReaderId[];
  /** By name, as scripts/build bundles them. */
  scripts: Record<string, string>;
  totalMs?: number;
  /** "127.0.0.1:8080": hosts that are refused. */
  ownHosts?: string[];
}

export interface CheckAnswer {
  ok: boolean;
  code: string | null;
  readings: Partial<Readings>;
  /** Codes of readers that failed. */
  failed: Partial<Record<ReaderId, string>>;
  /** Of the whole visit, closing included. */
  ms: number;
}

export default {
  async fetch(request: Request, env: { BROWSER: Fetcher; BROWSER_PROXY?: string }): Promise<Response> {
    const {
      url,
      readers,
      scripts,
      totalMs = CHECK_TOTAL_MS,
      ownHosts = [],
    } = await request.json<CheckCall>();
    const checkPage = createCheckPage({
      binding: env.BROWSER,
      guard: { allowLoopback: true, ownHosts, resolveHost: async () => [] },
      userAgent: "TestBot/1.0",
      proxy: env.BROWSER_PROXY ?? null,
      ownPage: null,
      onPrivateAnswer: () => {},
      loadScript: async (name) => scripts[name] ?? "",
      totalMs,
    });
    const answer: CheckAnswer = { ok: false, code: null, readings: {}, failed: {}, ms: 0 };
    const begin = Date.now();
    const visited = await checkPage(url, readers, new AbortController().signal, (id, outcome) => {
      if (outcome.ok) Object.assign(answer.readings, { [id]: outcome.reading });
      else answer.failed[id] = outcome.code;
    });
    const code = visited.ok ? null : visited.code;
    return Response.json({ ...answer, ok: visited.ok, code, ms: Date.now() - begin } satisfies CheckAnswer);
  },
};
