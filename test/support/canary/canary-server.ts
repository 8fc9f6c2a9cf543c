// A server nobody may reach: counts connections and datagrams, and notes what was asked for. Answers as what an asker hopes for.
import { createSocket } from "node:dgram";
import { createServer } from "node:http";
import type { Socket } from "node:net";

export interface CanaryServer {
  port: number;
  origin: string;
  /** Paths asked for since the last call, datagrams as "datagram", connections without a request as "connection". */
  takeHits: () => string[];
  stop: () => Promise<void>;
}

/** Enough for whoever reads an answer to ask on. */
const BODY = "<!doctype html><title>Geheim</title><p>secret of the canary</p>";

export async function startCanaryServer(): Promise<CanaryServer> {
  const hits: string[] = [];
  const silent = new Set<Socket>();
  const server = createServer((request, response) => {
    silent.delete(request.socket);
    hits.push(request.url ?? "");
    response
      .writeHead(200, {
        "content-type": "text/html",
        "access-control-allow-origin": "*",
        "supports-loading-mode": "credentialed-prerender",
      })
      .end(BODY);
  });
  server.on("connection", (socket) => {
    silent.add(socket);
    socket.on("error", () => {});
  });
  server.on("clientError", (_error, socket) => {
    socket.destroy();
  });
  server.on("upgrade", (request, socket) => {
    silent.delete(request.socket);
    hits.push(request.url ?? "");
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const datagrams = createSocket("udp4");
  datagrams.on("message", () => hits.push("datagram"));
  await new Promise<void>((resolve) => datagrams.bind(port, "127.0.0.1", () => resolve()));
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    takeHits: () => {
      const found = [...hits.splice(0), ...[...silent].map(() => "connection")];
      silent.clear();
      return found;
    },
    stop: async () => {
      datagrams.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
