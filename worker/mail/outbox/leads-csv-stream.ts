// All stored inquiries as one stream of CSV, read on as the receiver takes it.
import { errorTrace, type Log } from "../../http/log.ts";
import { csvHead, csvLines } from "./leads-csv.ts";
import type { OutboxClient } from "./outbox-client.ts";
import type { LeadsPage } from "./records.ts";

/** Inquiries of one call to the outbox: some 3 MB at most. */
const PAGE_SIZE = 100;

/** Rejects before anything is sent where the outbox fails at once: a failure must not look like a table. */
export async function leadsCsv(
  { outbox, log }: { outbox: Pick<OutboxClient, "leads">; log: Log },
  requestId: string,
): Promise<ReadableStream<Uint8Array>> {
  const read = (after: number) => outbox.leads({ after, limit: PAGE_SIZE });
  const readOrLog = (after: number) =>
    read(after).catch((error: Error) => {
      log({ event: "exception", requestId, ...errorTrace(error) });
      throw error;
    });
  return csvStream(await read(0), readOrLog);
}

/** A failure breaks the connection off: half a table is no end. */
function csvStream(
  first: LeadsPage,
  read: (after: number) => Promise<LeadsPage>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after = first.after;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(csvHead() + csvLines(first.leads)));
      if (after === null) controller.close();
    },
    async pull(controller) {
      if (after === null) return;
      const page = await read(after);
      after = page.after;
      if (page.leads.length > 0) controller.enqueue(encoder.encode(csvLines(page.leads)));
      if (after === null) controller.close();
    },
  });
}
