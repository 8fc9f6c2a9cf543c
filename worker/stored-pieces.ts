// Stores a value in pieces: one value in the storage of a Durable Object may not exceed 2 MB.

type Kv = DurableObjectStorage["kv"];

/** Of one piece. The platform's limit of 2 MB includes the key. */
const PIECE_BYTES = 1_000_000;

export class StoredPieces {
  private readonly kv: Kv;

  constructor(kv: Kv) {
    this.kv = kv;
  }

  /** As JSON. */
  put(name: string, value: unknown): void {
    this.putBytes(name, new TextEncoder().encode(JSON.stringify(value)));
  }

  /** Undefined if nothing was stored. */
  get<T>(name: string): T | undefined {
    const pieces = this.pieces(name);
    if (pieces === undefined) return undefined;
    const decoder = new TextDecoder();
    const text = pieces.map((piece) => decoder.decode(piece, { stream: true })).join("");
    return JSON.parse(text + decoder.decode()) as T;
  }

  putBytes(name: string, bytes: Uint8Array): void {
    const pieces = Math.ceil(bytes.length / PIECE_BYTES);
    for (let i = 0; i < pieces; i++) {
      this.kv.put(`${name}/${i}`, bytes.slice(i * PIECE_BYTES, (i + 1) * PIECE_BYTES));
    }
    this.kv.put(name, pieces);
  }

  getBytes(name: string): Uint8Array | undefined {
    const pieces = this.pieces(name);
    if (pieces === undefined) return undefined;
    const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
    let offset = 0;
    for (const piece of pieces) {
      bytes.set(piece, offset);
      offset += piece.length;
    }
    return bytes;
  }

  has(name: string): boolean {
    return this.kv.get<number>(name) !== undefined;
  }

  delete(name: string): void {
    for (let i = 0; i < (this.kv.get<number>(name) ?? 0); i++) this.kv.delete(`${name}/${i}`);
    this.kv.delete(name);
  }

  private pieces(name: string): Uint8Array[] | undefined {
    const count = this.kv.get<number>(name);
    if (count === undefined) return undefined;
    return Array.from({ length: count }, (_, i) => this.kv.get<Uint8Array>(`${name}/${i}`) as Uint8Array);
  }
}
