// The turns of a session, one value each, bounded by stored-bytes.ts. Values of older releases must stay readable.
import type { StoredTurn } from "./turns.ts";

type Kv = DurableObjectStorage["kv"];

const PREFIX = "turn/";
/** So that names sort as turns follow each other. */
const DIGITS = 2;

/** Every method is one synchronous step. */
export class ChatStorage {
  private readonly kv: Kv;

  constructor(kv: Kv) {
    this.kv = kv;
  }

  turns(): StoredTurn[] {
    return this.entries().map(([, turn]) => turn);
  }

  add(turn: StoredTurn): void {
    this.kv.put(`${PREFIX}${String(this.entries().length).padStart(DIGITS, "0")}`, turn);
  }

  /** Nothing happens when the turn has been deleted meanwhile. */
  answer(turnId: string, answer: NonNullable<StoredTurn["answer"]>): void {
    const entry = this.entries().find(([, turn]) => turn.turnId === turnId);
    if (entry) this.kv.put(entry[0], { ...entry[1], answer });
  }

  private entries(): [string, StoredTurn][] {
    return [...this.kv.list<StoredTurn>({ prefix: PREFIX })];
  }
}
