// Serves a folder like an edge server for `npm run bench -- pages`: HTTP/2, TLS, precompressed brotli.
import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { SeoQuota } from "#contract/seo-request.ts";
import { CONTENT_TYPES } from "../serving/content-types.ts";

export interface FolderServer {
  origin: string;
  close: () => void;
}

interface ServedFile {
  body: Buffer;
  headers: Record<string, string>;
}

const COMPRESSED = new Set([".html", ".js", ".css", ".svg", ".webmanifest"]);

/** For localhost, valid for this run. */
export function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(os.tmpdir(), "paettken-tls-"));
  const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  try {
    const subject = ["-subj", "/CN=localhost", "-days", "2"];
    const files = ["-keyout", key, "-out", cert];
    execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...files, ...subject], {
      stdio: "ignore",
    });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (error) {
    throw new Error("The bench needs openssl for its local certificate.", { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the Worker answers a page that asks for it by itself. */
const QUOTA: SeoQuota = { used: 0, limit: 3, resetsAt: "2030-01-01T00:00:00.000Z" };

/** Serves a built client folder on a free loopback port until closed. */
export async function serveFolder(
  folder: string,
  certificate: { key: Buffer; cert: Buffer },
): Promise<FolderServer> {
  const files = loadFiles(folder);
  const headers = { "content-type": "application/json" };
  files.set("/functions/v1/seo-quota", { body: Buffer.from(JSON.stringify(QUOTA)), headers });
  const server = createSecureServer(certificate, (request, response) => {
    const file = files.get(decodeURIComponent(new URL(request.url, "https://localhost").pathname));
    if (!file) {
      response.writeHead(404);
      response.end();
      return;
    }
    response.writeHead(200, file.headers);
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://127.0.0.1:${port}`, close: () => server.close() };
}

function loadFiles(folder: string): Map<string, ServedFile> {
  const files = new Map<string, ServedFile>();
  for (const name of globSync("**/*", { cwd: folder })) {
    const file = path.join(folder, name);
    if (!statSync(file).isFile()) continue;
    const served = loadFile(file);
    files.set(`/${name}`, served);
    // Pages answer without trailing slash, as the site's assets do.
    if (name.endsWith("index.html")) files.set(`/${path.dirname(name)}`.replace(/\/\.$/, "/"), served);
  }
  return files;
}

function loadFile(file: string): ServedFile {
  const extension = path.extname(file);
  const isCompressed = COMPRESSED.has(extension);
  const raw = readFileSync(file);
  const body = isCompressed ? brotliCompressSync(raw) : raw;
  return {
    body,
    headers: {
      "content-type": CONTENT_TYPES[extension] ?? "application/octet-stream",
      "content-length": String(body.length),
      "cache-control":
        extension === ".html" ? "public, max-age=0, must-revalidate" : "public, max-age=31536000, immutable",
      ...(isCompressed ? { "content-encoding": "br" } : {}),
    },
  };
}
