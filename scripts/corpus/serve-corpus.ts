// Serves the corpus folder from loopback.
import { createReadStream, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
  ".mp4": "video/mp4",
};

/** A running static server whose root is the folder; nothing outside of it is answered. */
export async function serveCorpus(folder: string, port = 0): Promise<Server> {
  const root = path.resolve(folder);
  const server = createServer((request, response) => {
    const file = findFile(root, request.url ?? "/");
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": TYPES[path.extname(file).toLowerCase()] ?? "application/octet-stream",
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}

function findFile(root: string, url: string): string | null {
  try {
    const file = path.join(root, decodeURIComponent(new URL(url, "http://localhost").pathname));
    return file.startsWith(root + path.sep) && statSync(file).isFile() ? file : null;
  } catch {
    return null;
  }
}
