// Unpacks a gzip file up to a limit. Not by DecompressionStream: in workerd that unpacks all it is given before anyone
// reads, a thousand bytes for one; this unpacks only as far as it is read.
import { constants, createGunzip } from "node:zlib";

export interface Unpacked {
  bytes: Uint8Array;
  /** "cut": there is more; "broken": no gzip from here on. A file that breaks off is complete as far as it goes. */
  end: "complete" | "cut" | "broken";
  /** Packed bytes that were looked at. */
  used: number;
}

/** Never rejects. */
export async function unpackGzip(packed: Uint8Array, maxBytes: number): Promise<Unpacked> {
  const gunzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  const bytes = new Uint8Array(maxBytes);
  let length = 0;
  let end: Unpacked["end"] = "complete";
  gunzip.end(packed);
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
