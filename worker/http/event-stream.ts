// Server-sent events as answer to one call: no reconnecting, the stream ends with the result.

export interface EventStream {
  response: Response;
  /** Sends one event; after the reader has left it does nothing. */
  send: (event: string, data: unknown) => void;
  close: () => void;
  left: AbortSignal;
}

/** A comment, which readers skip: shows proxies and the browser that the connection is alive. */
const HEARTBEAT = ": \n\n";

/** @param heartbeatMs pause between two signs of life. */
export function openEventStream(heartbeatMs: number): EventStream {
  const encoder = new TextEncoder();
  const reader = new AbortController();
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined;
  const write = (text: string) => sink?.enqueue(encoder.encode(text));
  const heartbeat = setInterval(() => write(HEARTBEAT), heartbeatMs);
  const end = () => {
    clearInterval(heartbeat);
    sink = undefined;
  };

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      sink = controller;
    },
    cancel() {
      end();
      reader.abort();
    },
  });

  return {
    response: new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } }),
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    close() {
      const open = sink;
      end();
      open?.close();
    },
    left: reader.signal,
  };
}

export function wantsEvents(accept: string | undefined): boolean {
  return /(^|,) *text\/event-stream *(;|,|$)/i.test(accept ?? "");
}
