// A Worker for tests of printing alone: POST {share} is answered with its PDF, {html} with that of a document as it is.
import { printDocument } from "#worker/ports/browser/print-document.ts";
import type { PaperFonts } from "#worker/shared-reports/paper/document.ts";
import { documentForPrint } from "#worker/shared-reports/paper/for-print.ts";
import type { StoredShare } from "#worker/shared-reports/shared-reports.ts";

export type PrintCall = { html: string } | { share: StoredShare; fonts: PaperFonts };

export default {
  async fetch(request: Request, { BROWSER }: { BROWSER: Fetcher }): Promise<Response> {
    const call = await request.json<PrintCall>();
    const html = "html" in call ? call.html : await documentForPrint(call.share, call.fonts);
    const printed = await printDocument(BROWSER, html, request.signal);
    if (!printed.ok) return new Response(printed.code, { status: 502 });
    return new Response(printed.bytes as Uint8Array<ArrayBuffer>, {
      headers: { "Content-Type": "application/pdf" },
    });
  },
};
