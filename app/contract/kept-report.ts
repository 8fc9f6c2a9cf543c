// A report that stays on the server for a while: the page makes an id with the analysis and asks for it again under that.
import * as v from "valibot";

/** Of the call that starts the analysis; without it nothing is kept. */
export const keptReportHeader = "X-Kept-Report";

/** As crypto.randomUUID makes it. */
export const keptReportIdSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
);

/** Answer of GET /functions/v1/kept-report/{id} while the analysis runs; afterwards it answers what the analysis did. */
export const stillRunningSchema = v.object({ running: v.literal(true) });
export type StillRunning = v.InferOutput<typeof stillRunningSchema>;
