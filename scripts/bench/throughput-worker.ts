// A Worker for throughput.ts: reads the HTML that is posted to it, in one of these ways.
//   /collect  everything the analysis reads, from memory, ?reps=N times
//   /none     the same bytes through HTMLRewriter without any handler: the limit of the platform
//   /stream   everything the analysis reads, once, from the request as it arrives
import { collectHtmlFacts } from "#worker/seo/html/collect-facts.ts";
import { createWorkersRewriter } from "#worker/seo/html/rewriter.ts";

const contentType = "text/html; charset=utf-8";

async function collect(body: ReadableStream<Uint8Array> | null): Promise<number> {
  if (body === null) return 0;
  const { html } = await collectHtmlFacts(body, { contentType, rewriter: createWorkersRewriter });
  return html.text.words;
}

export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/stream") return Response.json(await collect(request.body));
    const bytes = await request.arrayBuffer();
    let words = 0;
    for (let left = Number(searchParams.get("reps") ?? 1); left > 0; left--) {
      if (pathname === "/collect") words = await collect(new Response(bytes).body);
      else await new HTMLRewriter().transform(new Response(bytes)).arrayBuffer();
    }
    return Response.json(words);
  },
};
