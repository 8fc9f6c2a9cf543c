// Stores a crawl as JSON in pieces: a value in the storage of a Durable Object may not exceed 2 MB.

type Kv = DurableObjectStorage["kv"];

/** Of one piece. The platform's limit of 2 MB includes the key. */
const PIECE_BYTES = 1_000_000;

export class CrawlStorage {
  private readonly kv: Kv;

  constructor(kv: Kv) {
    this.kv = kv;
  }

  put(name: string, value: unknown): void {
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    const pieces = Math.ceil(bytes.length / PIECE_BYTES);
    for (let i = 0; i < pieces; i++) {
      this.kv.put(`${name}/${i}`, bytes.slice(i * PIECE_BYTES, (i + 1) * PIECE_BYTES));
    }
    this.kv.put(name, pieces);
  }

  /** Undefined if nothing was stored. */
  get<T>(name: string): T | undefined {
    const pieces = this.kv.get<number>(name);
    if (pieces === undefined) return undefined;
    const decoder = new TextDecoder();
    let text = "";
    for (let i = 0; i < pieces; i++) {
      text += decoder.decode(this.kv.get<Uint8Array>(`${name}/${i}`), { stream: true });
    }
    return JSON.parse(text + decoder.decode()) as T;
  }
}
