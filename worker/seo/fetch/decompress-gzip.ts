// Decompresses a gzip file up to a limit. Not by DecompressionStream: in workerd that decompresses everything before
// anyone reads, up to a thousand bytes for one; this goes only as far as it is read.
import { constants, createGunzip } from "node:zlib";

export interface Decompressed {
  bytes: Uint8Array;
  /** "cut": there is more; "broken": no gzip from here on. A truncated file counts as "complete". */
  end: "complete" | "cut" | "broken";
  /** Compressed bytes that were read. */
  used: number;
}

/** Never rejects. */
export async function decompressGzip(compressed: Uint8Array, maxBytes: number): Promise<Decompressed> {
  const gunzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  const bytes = new Uint8Array(maxBytes);
  let length = 0;
  let end: Decompressed["end"] = "complete";
  gunzip.end(compressed);
  try {
    for await (const chunk of gunzip) {
      const part = chunk.subarray(0, maxBytes - length);
      bytes.set(part, length);
      length += part.length;
      if (part.length === chunk.length) continue;
      end = "cut";
      break;
    }
  } catch {
    end = "broken";
  }
  return { bytes: bytes.subarray(0, length), end, used: gunzip.bytesWritten };
}

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}
