// Reads a body no further than its endpoint allows.

/**
 * The whole body, or undefined when it is larger than `maxBytes`. Counts while reading: Content-Length may be
 * missing or wrong. The rest of a body that is too large is left (unread-body.ts).
 */
export async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get("Content-Length")) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
