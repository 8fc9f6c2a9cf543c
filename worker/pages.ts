// The site's own pages: rendered at build time and in development; deployed, only the not-found page and those of `BuiltPage` come from here.
const NOT_FOUND_PAGE = "/404";
/** Pages that are also the answer to their own form, sent without script; and the one that shows any shared report. */
export type BuiltPage = "/kontakt" | "/preisrechner" | "/bericht";
/** A file of an older build, requested by no human. */
const MISSING_FILE = /^\/(assets|images)\//;

export async function servePage(request: Request, assets: Fetcher): Promise<Response> {
  if (MISSING_FILE.test(new URL(request.url).pathname)) return new Response("Not found\n", { status: 404 });
  const built = await assets.fetch(new URL(NOT_FOUND_PAGE, request.url));
  if (built.ok) return new Response(built.body, { status: 404, headers: built.headers });
  return render(request);
}

export async function builtPage(path: BuiltPage, request: Request, assets: Fetcher): Promise<Response> {
  const url = new URL(path, request.url);
  const built = await assets.fetch(url);
  return built.ok ? built : render(new Request(url));
}

/** Of use where pages are built or developed; the uploaded Worker is without it (scripts/build/finish-worker.ts). */
async function render(request: Request): Promise<Response> {
  const { renderPage } = await import("./render-page.ts");
  return renderPage(request);
}
