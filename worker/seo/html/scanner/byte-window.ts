// The bytes a resumable reader can see: those kept because they were undecided, then the new ones.

export class ByteWindow {
  bytes: Uint8Array;
  /** The next byte to be read. */
  at = 0;
  /** All bytes from here on are still needed when more arrive. */
  keptFrom = 0;
  private buffer = new Uint8Array(16 * 1024);

  constructor() {
    this.bytes = this.buffer.subarray(0, 0);
  }

  /** Drops the bytes behind `length`, although bytes before them are kept. */
  truncate(length: number): void {
    this.bytes = this.bytes.subarray(0, length);
    this.at = length;
  }

  /** Copies the piece behind what is kept. Returns by how much the kept bytes have moved to the front. */
  append(piece: Uint8Array): number {
    const shift = this.keptFrom;
    const kept = this.bytes.subarray(shift);
    const length = kept.length + piece.length;
    if (length > this.buffer.length) this.buffer = new Uint8Array(2 * length);
    this.buffer.set(kept);
    this.buffer.set(piece, kept.length);
    this.bytes = this.buffer.subarray(0, length);
    this.at -= shift;
    this.keptFrom = 0;
    return shift;
  }
}
