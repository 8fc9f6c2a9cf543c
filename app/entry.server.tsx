// Renders a page to complete HTML. Ours, because the default would install a bot detector.
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const isUnknown = context.staticHandlerContext.matches.at(-1)?.route.path === "*";
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Late parts must stand in place in the HTML, without a script that moves them there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  // The build turns this response into the one page for all unknown paths; during development it answers each of
  // them.
  return new Response(body, { status: isUnknown && import.meta.env.DEV ? 404 : status, headers });
}
