// HTTP written by hand, for what no client sends: forged and missing headers, bodies of any size, wrong lengths.
import { connect } from "node:net";

export interface RawAnswer {
  /** 0: the connection ended without an answer. */
  status: number;
  /** Everything that came: status line, headers, body. */
  text: string;
}

interface RawCall {
  method?: string;
  path: string;
  /** Lines as they are sent; Connection: close is added. */
  headers: readonly string[];
  /** So many bytes of spaces, with their length in front or in chunks. */
  body?: { bytes: number; chunked: boolean };
}

const BLOCK = Buffer.alloc(256 * 1024, 0x20);
const PATIENCE_MS = 10_000;

/** Sends a call to this machine and reads the answer, or until the connection ends. Rejects when neither comes. */
export function rawCall(port: number, { method = "GET", path, headers, body }: RawCall): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1" });
    let text = "";
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`${method} ${path} was neither answered nor ended`));
    }, PATIENCE_MS);
    socket.setEncoding("utf8");
    socket.on("data", (chunk: string) => {
      text += chunk;
      if (isWhole(text)) socket.destroy();
    });
    // A server may close while we still send; what it said before counts.
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(timer);
      resolve({ status: Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
    const framing = body
      ? [body.chunked ? "Transfer-Encoding: chunked" : `Content-Length: ${body.bytes}`]
      : [];
    const lines = [`${method} ${path} HTTP/1.1`, ...headers, ...framing, "Connection: close"];
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    if (body) send(body.bytes, body.chunked);

    function send(left: number, chunked: boolean): void {
      if (socket.destroyed) return;
      if (left === 0) {
        if (chunked) socket.write("0\r\n\r\n");
        return;
      }
      const block = BLOCK.subarray(0, left);
      const part = chunked ? [`${block.length.toString(16)}\r\n`, block, "\r\n"] : [block];
      for (const piece of part.slice(0, -1)) socket.write(piece);
      socket.write(part.at(-1) ?? block, () => send(left - block.length, chunked));
    }
  });
}

/** Whether an answer has ended, by its own length or its last chunk: the server may keep the connection for seconds. */
function isWhole(text: string): boolean {
  const begin = text.indexOf("\r\n\r\n") + 4;
  if (begin < 4) return false;
  const length = /^content-length: *(\d+)/im.exec(text.slice(0, begin))?.[1];
  if (length === undefined) return text.endsWith("\r\n0\r\n\r\n");
  return Buffer.byteLength(text.slice(begin)) >= Number(length);
}
