// Stands in for MailChannels: takes mails as its API does, and fails on purpose. The first part of the path says how.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

const JSON_TYPE = { "content-type": "application/json" };
const HTML_TYPE = { "content-type": "text/html; charset=utf-8" };
const HTML_PAGE = "<!doctype html><h1>Bad Gateway</h1><p>erika@example.org</p>";

type Behaviour = (response: ServerResponse, argument: string, request: IncomingMessage) => void;

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, JSON_TYPE).end(JSON.stringify(body));

const result = (status: string, reason?: string) =>
  json(202, { request_id: "request_1", results: [{ index: 0, message_id: "<1@x>", status, reason }] });

/** By name; the argument is the rest of the name after the colon, as in /status:503/<box>/tx/v1/send. */
export const BEHAVIOURS: Record<string, Behaviour> = {
  sent: result("sent"),
  failed: (response, reason) => result("failed", reason)(response),
  "no-results": json(202, { request_id: "request_1" }),
  "empty-results": json(202, { request_id: "request_1", results: [] }),
  "odd-results": json(202, { request_id: "request_1", results: { status: "sent" } }),
  "unknown-result": result("queued"),
  "accepted-html": (response) => response.writeHead(202, HTML_TYPE).end(HTML_PAGE),
  "accepted-nothing": (response) => response.writeHead(202).end(),
  "broken-json": (response) => response.writeHead(202, JSON_TYPE).end('{"results": [{"status": "se'),
  status: (response, status) => json(Number(status), { message: "No, erika@example.org" })(response),
  html: (response, status) => response.writeHead(Number(status), HTML_TYPE).end(HTML_PAGE),
  untyped: (response, status) => response.writeHead(Number(status)).end(HTML_PAGE),
  redirect: (response, _argument, request) =>
    response.writeHead(307, { location: request.url?.replace("/redirect/", "/sent/") }).end(),
  "no-answer": () => {},
  "stalled-answer": (response) => response.writeHead(202, JSON_TYPE).write('{"results"'),
  "cut-before": (_response, _argument, request) => request.socket.destroy(),
  "cut-within": (response) => {
    response.writeHead(202, { ...JSON_TYPE, "content-length": "500" });
    response.write('{"results"', () => setTimeout(() => response.destroy(), 20));
  },
};

export interface ReceivedMail {
  key: string | undefined;
  path: string;
  body: unknown;
}

/**
 * A provider on a free loopback port. A mail for it goes to /<behaviour>/<box>/tx/v1/send; GET /received/<box> answers what came
 * there as ReceivedMail[].
 */
export async function startFaultyMailProvider(): Promise<{ port: number; stop: () => Promise<void> }> {
  const received = new Map<string, ReceivedMail[]>();
  const server = createServer(async (request, response) => {
    const [, name = "", box = ""] = decodeURIComponent(request.url ?? "").split("/");
    if (name === "received") return json(200, received.get(box) ?? [])(response);
    const [behaviour = "", argument = ""] = name.split(/:(.*)/);
    const body: unknown = JSON.parse(await text(request));
    const key = request.headers["x-api-key"]?.toString();
    received.set(box, [...(received.get(box) ?? []), { key, path: request.url ?? "", body }]);
    const behave = BEHAVIOURS[behaviour];
    if (!behave) throw new Error(`No such behaviour: ${behaviour}`);
    return behave(response, argument, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
