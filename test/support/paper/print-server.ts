// Prints documents as the site does: the same code in workerd, with Miniflare's browser behind it.
import { readFileSync } from "node:fs";
import type { StoredShare } from "#worker/shared-reports/shared-reports.ts";
import { startWorkerServer } from "../design/capture-server.ts";
import type { PrintCall } from "./print-worker.ts";

export interface PrintServer {
  printShare: (share: StoredShare) => Promise<Uint8Array>;
  printHtml: (html: string) => Promise<Uint8Array>;
  stop: () => Promise<void>;
}

export async function startPrintServer(): Promise<PrintServer> {
  const server = await startWorkerServer("test/support/paper/print-worker.toml");
  const print = async (call: PrintCall) => {
    const answer = await server.post(call);
    if (!answer.ok) throw new Error(`Not printed: ${await answer.text()}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const fonts = { heading: fontData("heading"), text: fontData("text") };
  return {
    printShare: (share) => print({ share, fonts }),
    printHtml: (html) => print({ html }),
    stop: server.stop,
  };
}

/** Typefaces as report-sharing.ts hands them over. */
function fontData(name: string): string {
  const bytes = readFileSync(`build/client/paper-fonts/${name}.woff2`);
  return `data:font/woff2;base64,${bytes.toString("base64")}`;
}
