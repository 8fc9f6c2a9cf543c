// A crawl in the SQLite of its Durable Object, as JSON in pieces: one value may not exceed 2 MB.

type Kv = DurableObjectStorage["kv"];

/** Bytes of one piece; values of the platform's storage end at 2 MB with their key. */
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

  /** Undefined when nothing has been put. */
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
