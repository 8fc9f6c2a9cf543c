// The border between a shared report and its display.
import * as v from "valibot";
import { sharedPage as texts } from "#content/pages/bericht.ts";
import { ApiError } from "../../../api-client.ts";
import { loadShared } from "../calls.ts";

/** Each part is read by a schema of its own, where it is shown. */
const sharedSchema = v.object({
  sharedAt: v.pipe(v.string(), v.isoTimestamp()),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  scope: v.picklist(["all", "tasks"]),
  line: v.string(),
  report: v.looseObject({}),
  crawl: v.nullable(v.looseObject({})),
  design: v.nullable(v.looseObject({})),
  check: v.nullable(v.looseObject({})),
  notes: v.array(v.string()),
  hasPdf: v.boolean(),
});
export type ShownShare = v.InferOutput<typeof sharedSchema>;

export type Loaded =
  | { phase: "ready"; shared: ShownShare }
  | { phase: "gone" }
  | { phase: "failed"; message: string };

/** Never rejects, but for an abort. */
export async function loadSharedReport(id: string, signal: AbortSignal): Promise<Loaded> {
  try {
    const shared = v.safeParse(sharedSchema, await loadShared(id, signal));
    return shared.success
      ? { phase: "ready", shared: shared.output }
      : { phase: "failed", message: texts.failed };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 410 ? { phase: "gone" } : { phase: "failed", message: error.detail };
  }
}
