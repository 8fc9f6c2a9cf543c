// Talks to a forward proxy byte by byte, as no library would, and counts who reaches a server behind it.
import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";

/** Everything the proxy answers to `bytes` until it closes, or until `enough` is in it. */
export function askProxy(endpoint: string, bytes: string, enough = /$^/): Promise<string> {
  const [host = "", port] = endpoint.split(":");
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect({ host, port: Number(port) });
    socket.setEncoding("latin1");
    socket.on("data", (part: string) => {
      answer += part;
      if (enough.test(answer)) socket.destroy();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
    socket.write(bytes);
  });
}

/** The answer to a plain request, as a browser sends it for http. */
export function getThrough(endpoint: string, address: string): Promise<string> {
  return askProxy(endpoint, `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
}

/** The answer to a request inside a tunnel, as a browser sends it for https and WebSockets; the proxy's own when it opens none. */
export function tunnelThrough(endpoint: string, target: string): Promise<string> {
  const inside = "GET /inside HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
  return askProxy(endpoint, `CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n${inside}`);
}

export interface CanaryServer {
  port: number;
  /** TCP connections so far, requests or not. */
  connections: () => number;
  stop: () => Promise<void>;
}

/** A server on 127.0.0.1 that knows whether anybody so much as knocked. */
export async function startCanaryServer(
  answer: RequestListener = (_, response) => void response.end("CANARY"),
): Promise<CanaryServer> {
  let connections = 0;
  const server = createServer(answer).on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as { port: number }).port,
    connections: () => connections,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
