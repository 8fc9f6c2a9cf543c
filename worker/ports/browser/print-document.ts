// A document of our own as PDF. The page has no network, no script and nothing of earlier visits.
import type { BrowserWorker } from "@cloudflare/puppeteer";
import type { ErrorCode } from "#contract/problem.ts";
import { untilAborted } from "../../address-guard/until-aborted.ts";
import { fromBase64 } from "../../encoding.ts";
import { codeOf } from "./capture-failure.ts";
import { leaseBrowser } from "./lease.ts";
import { openContext } from "./page-context.ts";

/** Milliseconds for everything; a usual report takes 1 to 2 s. */
const PRINT_MS = 18_000;
/** In inches, as the protocol asks: A4. The margins are the document's own. */
const PAPER = { paperWidth: 8.27, paperHeight: 11.69, preferCSSPageSize: true } as const;

export async function printDocument(
  binding: BrowserWorker,
  html: string,
  left: AbortSignal,
): Promise<{ ok: true; bytes: Uint8Array } | { ok: false; code: ErrorCode }> {
  const signal = AbortSignal.any([left, AbortSignal.timeout(PRINT_MS)]);
  try {
    return { ok: true, bytes: await print(binding, html, signal) };
  } catch (error) {
    const code = codeOf(error);
    // There is no target here that could be unreachable.
    return { ok: false, code: code === "target-unreachable" ? "browser-busy" : code };
  }
}

async function print(binding: BrowserWorker, html: string, signal: AbortSignal): Promise<Uint8Array> {
  const lease = await leaseBrowser(binding, signal);
  try {
    const context = await openContext(lease.root, signal);
    try {
      const { session } = await context.openPage(() => {});
      const during = <T>(work: Promise<T>) => untilAborted(work, signal);
      await during(
        Promise.all([
          session.send("Page.enable"),
          session.send("Network.enable"),
          session.send("Network.emulateNetworkConditions", {
            offline: true,
            latency: 0,
            downloadThroughput: 0,
            uploadThroughput: 0,
          }),
          session.send("Emulation.setScriptExecutionDisabled", { value: true }),
          session.send("Runtime.runIfWaitingForDebugger"),
        ]),
      );
      const { frameTree } = await during(session.send("Page.getFrameTree"));
      await during(session.send("Page.setDocumentContent", { frameId: frameTree.frame.id, html }));
      const { executionContextId } = await during(
        session.send("Page.createIsolatedWorld", { frameId: frameTree.frame.id }),
      );
      await during(
        session.send("Runtime.evaluate", {
          contextId: executionContextId,
          expression:
            "Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]).then(() => 0)",
          awaitPromise: true,
        }),
      );
      const { data } = await during(
        session.send("Page.printToPDF", {
          ...PAPER,
          printBackground: true,
          generateTaggedPDF: true,
          generateDocumentOutline: true,
        }),
      );
      return fromBase64(data);
    } finally {
      await context.dispose();
    }
  } finally {
    await lease.release();
  }
}
