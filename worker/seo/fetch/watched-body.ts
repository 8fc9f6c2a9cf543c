// A foreign body as a stream that records how it began, when its last byte came and why it ended.
import { untilAborted } from "../../address-guard/until-aborted.ts";

/** "cut": the connection broke; "stopped": the reader cancelled, for example at the size limit. */
export type BodyEnd = "complete" | "cut" | "aborted" | "stopped";

export interface WatchedBody {
  /** Fails when the body is cut or aborted. */
  stream: ReadableStream<Uint8Array>;
  /** Null while bytes may still come. */
  end(): BodyEnd | null;
  /** `now()` at the last sign of life: a chunk, the end, or the moment of stopping. */
  lastByteAt(): number;
  /** The first bytes, as many as asked for or all that came. */
  head(): Uint8Array;
}

interface WatchOptions {
  now: () => number;
  /** When it fires, the body ends as "aborted". */
  signal: AbortSignal;
  /** How many first bytes to keep. */
  headBytes: number;
  /** How many bytes to have read before the promise resolves; 1 waits for the first chunk. */
  readAhead: number;
}

/** Wraps a body and reads its beginning, so that an empty one is known before anyone works on it. */
export async function watchBody(
  body: ReadableStream<Uint8Array> | null,
  options: WatchOptions,
): Promise<WatchedBody> {
  const { now, signal, headBytes, readAhead } = options;
  const reader = body?.getReader();
  const head = new Uint8Array(headBytes);
  let kept = 0;
  let end: BodyEnd | null = null;
  let lastByteAt = now();

  async function next(): Promise<Uint8Array | null> {
    if (end !== null) return null;
    try {
      const { done, value } = reader
        ? await untilAborted(reader.read(), signal)
        : { done: true, value: undefined };
      if (end !== null) return null; // stopped while waiting
      lastByteAt = now();
      if (done || !value) {
        end = "complete";
        return null;
      }
      const part = value.subarray(0, headBytes - kept);
      head.set(part, kept);
      kept += part.length;
      return value;
    } catch {
      end = signal.aborted ? "aborted" : "cut";
      reader?.cancel().catch(() => {});
      return null;
    }
  }

  const ahead: Uint8Array[] = [];
  for (let bytes = 0; bytes < readAhead; ) {
    const chunk = await next();
    if (chunk === null) break;
    if (chunk.length > 0) ahead.push(chunk);
    bytes += chunk.length;
  }

  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = ahead.shift() ?? (await next());
        if (chunk !== null) controller.enqueue(chunk);
        else if (end === "complete") controller.close();
        else controller.error(new Error(`The body was ${end}`));
      },
      async cancel() {
        end ??= "stopped";
        lastByteAt = now();
        await reader?.cancel().catch(() => {});
      },
    },
    { highWaterMark: 0 }, // read only what is asked for: the cap must stop a bomb at once
  );

  return {
    stream,
    end: () => end,
    lastByteAt: () => lastByteAt,
    head: () => head.subarray(0, kept),
  };
}
