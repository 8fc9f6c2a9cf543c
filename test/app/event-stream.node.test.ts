import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEventParser, readEvents, type StreamEvent } from "#app/event-stream.ts";

function parsed(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const push = createEventParser((event) => events.push(event));
  for (const piece of pieces) push(piece);
  return events;
}

describe("parsing events", () => {
  it.each([
    ["an event that the connection cut off", "event: result\ndata: {}", []],
    ["a comment as sign of life", ":\n\n: ping\n\n", []],
    ["an event without data", "event: progress\n\n", []],
    ["a nameless event", "data: a\n\n", [{ name: "message", data: "a" }]],
    ["a named event", "event: result\ndata: {}\n\n", [{ name: "result", data: "{}" }]],
    ["several lines of data", "data: a\ndata:b\ndata\n\n", [{ name: "message", data: "a\nb\n" }]],
    ["only one blank after the colon", "data:  a\n\n", [{ name: "message", data: " a" }]],
    ["fields it does not know", "id: 1\nretry: 5\nx: y\ndata: a\n\n", [{ name: "message", data: "a" }]],
    ["a byte order mark", "\u{FEFF}data: a\n\n", [{ name: "message", data: "a" }]],
    ["a name that holds for one event", "event: a\n\ndata: b\n\n", [{ name: "message", data: "b" }]],
  ])("reads %s [EDGE-04]", (_, text, events) => {
    expect(parsed(text)).toEqual(events);
  });

  it.each(["\n", "\r\n", "\r"])("takes %j as end of line [EDGE-04]", (end) => {
    const text = ["event: progress", "data: 1", "", "data: 2", "", ""].join(end);
    const events = parsed(text, end === "\r" ? ":\n" : "");
    expect(events).toEqual([
      { name: "progress", data: "1" },
      { name: "message", data: "2" },
    ]);
  });

  it("does not care where the pieces are cut [EDGE-04]", () => {
    const text = "\u{FEFF}event: progress\r\ndata: ä ß\r\ndata: {}\r\n\r\n:x\r\rdata: end\n\n";
    const whole = parsed(text);
    expect(whole).toHaveLength(2);
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), (cuts) => {
        const edges = [0, ...cuts.sort((a, b) => a - b), text.length];
        expect(parsed(...edges.slice(1).map((to, index) => text.slice(edges[index], to)))).toEqual(whole);
      }),
    );
  });
});

describe("reading a body", () => {
  function body(...pieces: (Uint8Array | Error)[]): {
    stream: ReadableStream<Uint8Array>;
    cancelled: () => boolean;
  } {
    let cancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift();
        if (piece instanceof Error) controller.error(piece);
        else if (piece) controller.enqueue(piece);
        else controller.close();
      },
      cancel() {
        cancelled = true;
      },
    });
    return { stream, cancelled: () => cancelled };
  }
  const bytes = (text: string) => new TextEncoder().encode(text);

  it("rejects when the connection breaks mid-way [EDGE-04]", async () => {
    const seen: string[] = [];
    const { stream } = body(bytes("data: 1\n\n"), new TypeError("network error"));
    const reading = readEvents(stream, (event) => seen.push(event.data) > 9);
    await expect(reading).rejects.toThrow("network error");
    expect(seen).toEqual(["1"]);
  });

  it("joins characters cut between two pieces [EDGE-04]", async () => {
    const all = bytes("data: Lüdinghausen\n\n");
    const seen: string[] = [];
    await readEvents(body(all.slice(0, 8), all.slice(8)).stream, (event) => seen.push(event.data) > 9);
    expect(seen).toEqual(["Lüdinghausen"]);
  });

  it("lets go of the connection once it has what it wants [EDGE-04]", async () => {
    const { stream, cancelled } = body(bytes("data: 1\n\ndata: 2\n\n"), bytes("data: 3\n\n"));
    const seen: string[] = [];
    await readEvents(stream, (event) => seen.push(event.data) === 1);
    expect(seen).toEqual(["1"]);
    expect(cancelled()).toBe(true);
  });

  it("takes a body that falls silent for ended, and lets go of it [KEPT-03]", async () => {
    let cancelled = false;
    const silent = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes("data: 1\n\n")),
      cancel: () => {
        cancelled = true;
      },
    });
    const seen: string[] = [];
    await readEvents(silent, (event) => seen.push(event.data) > 9, 20);
    expect([seen, cancelled]).toEqual([["1"], true]);
  });
});
