// Stand-in analysers, and the calls that use them.
import type { ErrorCode } from "#contract/problem.ts";
import type { AnalyseSite, Services } from "#worker/services/services.ts";
import { get, QUOTA } from "./api.ts";

export const url = "https://example.org";
export const asEvents = { headers: { Accept: "text/event-stream" } };

export const failsWith =
  (code: ErrorCode): AnalyseSite =>
  async () => ({ ok: false, code });

/** Never ends and ignores the signal. */
export const hangs: AnalyseSite = () => new Promise(() => {});

export const throws: AnalyseSite = async () => {
  throw new Error("boom");
};

/** Every failure an analysis can end with. */
export const targetFailures = [
  "bad-address",
  "refused-address",
  "not-html",
  "target-unreachable",
  "too-many-redirects",
  "empty-page",
  "target-too-slow",
] as const satisfies ErrorCode[];

/** What the quota's own call says. */
export async function used(services: Services): Promise<number> {
  return ((await (await get(services, QUOTA)).answer.json()) as { used: number }).used;
}
