// Reads a body chunk by chunk, in large chunks where the stream can: workerd's own streams give 4 kB at a time otherwise.

/** Room for one chunk. */
const CHUNK_BYTES = 64 * 1024;

export interface BodyChunks {
  /** null at the end. The bytes are valid until the next call. */
  next(): Promise<Uint8Array | null>;
  /** The body failed instead of ending. */
  hasFailed(): boolean;
  /** Gives up the rest; never throws. */
  cancel(): void;
}

/** Never rejects: a body that fails ends early. */
export function readChunks(body: ReadableStream<Uint8Array>): BodyChunks {
  const reader = byteReader(body) ?? plainReader(body);
  let hasFailed = false;
  return {
    async next() {
      try {
        return await reader.read();
      } catch {
        hasFailed = true;
        return null;
      }
    },
    hasFailed: () => hasFailed,
    cancel: () => {
      reader.cancel().catch(() => {});
    },
  };
}

interface ChunkReader {
  read(): Promise<Uint8Array | null>;
  cancel(): Promise<void>;
}

/** For streams of bytes: all reads use the same memory. */
function byteReader(body: ReadableStream<Uint8Array>): ChunkReader | null {
  let reader: ReadableStreamBYOBReader;
  try {
    reader = body.getReader({ mode: "byob" });
  } catch {
    return null; // not a stream of bytes
  }
  let room = new Uint8Array(CHUNK_BYTES);
  return {
    async read() {
      const { done, value } = await reader.read(room);
      if (done || value === undefined) return null;
      room = new Uint8Array(value.buffer);
      return value;
    },
    cancel: () => reader.cancel(),
  };
}

function plainReader(body: ReadableStream<Uint8Array>): ChunkReader {
  const reader = body.getReader();
  return { read: async () => (await reader.read()).value ?? null, cancel: () => reader.cancel() };
}
