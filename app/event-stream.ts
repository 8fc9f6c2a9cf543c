// Reads server-sent events (EventSource can neither POST nor send a key), by the HTML standard's "Interpreting an
// event stream" without ids and reconnecting.

export interface StreamEvent {
  /** "message" when the sender gives no name. */
  name: string;
  data: string;
}

/** Returns a function that takes text in pieces of any size and emits each event once it is complete. */
export function createEventParser(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = "";
  let name = "";
  let data: string[] = [];
  let first = true;

  function readLine(line: string): void {
    if (line === "") {
      if (data.length > 0) onEvent({ name: name || "message", data: data.join("\n") });
      name = "";
      data = [];
      return;
    }
    const colon = line.indexOf(":");
    if (colon === 0) return;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") name = value;
    if (field === "data") data.push(value);
  }

  return (text) => {
    rest += text;
    if (first && rest !== "") {
      rest = rest.replace(/^\u{FEFF}/u, "");
      first = false;
    }
    // A carriage return at the very end may be half of a line break: wait for the next piece.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) readLine(line);
  };
}

/**
 * Emits every event of a body until it ends or `onEvent` returns true. Rejects when the connection breaks. A body that says nothing for
 * `maxSilence` ms has ended: a phone that slept need not hear that its connection is gone.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => boolean,
  maxSilence?: number,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let finished = false;
  const push = createEventParser((event) => {
    finished ||= onEvent(event);
  });
  try {
    while (!finished) {
      const silence =
        maxSilence === undefined ? undefined : setTimeout(() => reader.cancel().catch(() => {}), maxSilence);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      push(decoder.decode(value, { stream: true }));
    }
  } finally {
    // An unread body would keep the connection open. Cancelling a broken one rejects again.
    reader.cancel().catch(() => {});
  }
}
