// Serves test/fixtures/pages on loopback: the strangers' pages that browser tests analyse.
// `?delay=800` answers that many milliseconds later, `?status=503` with that status.
// By itself: node test/support/fixture-server.ts 8798
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";

const FOLDER = path.resolve(import.meta.dirname, "../fixtures/pages");
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

const port = Number(process.argv[2]);
const server = createServer((request, response) => void answer(request, response));
server.listen(port, "127.0.0.1", () => console.log(`http://127.0.0.1:${port}`));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", `http://127.0.0.1:${port}`);
  if (pathname === "/health") return void response.end("ok");
  const delay = Number(searchParams.get("delay") ?? 0);
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  const file = path.join(FOLDER, decodeURIComponent(pathname), pathname.endsWith("/") ? "index.html" : "");
  const body = file.startsWith(FOLDER) ? await readFile(file).catch(() => null) : null;
  if (!body) return void response.writeHead(404, { "Content-Type": "text/plain" }).end("not found");
  response
    .writeHead(Number(searchParams.get("status") ?? 200), {
      "Content-Type": TYPES[path.extname(file)] ?? "application/octet-stream",
    })
    .end(body);
}
