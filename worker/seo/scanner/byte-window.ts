// The bytes a resumable reader can see: those it kept because they were undecided, then the new ones.

export class ByteWindow {
  /** The bytes known. */
  bytes: Uint8Array;
  /** The next byte to be read. */
  at = 0;
  /** All bytes from here on are needed when more come. */
  kept = 0;
  private buffer = new Uint8Array(16 * 1024);

  constructor() {
    this.bytes = this.buffer.subarray(0, 0);
  }

  /** Forgets the last bytes: they are not needed although they stand behind kept ones. */
  cutTo(length: number): void {
    this.bytes = this.bytes.subarray(0, length);
    this.at = length;
  }

  /** Puts a copy of the piece behind what is kept. Returns by how much the kept bytes have moved to the front. */
  take(piece: Uint8Array): number {
    const shift = this.kept;
    const kept = this.bytes.subarray(shift);
    const length = kept.length + piece.length;
    if (length > this.buffer.length) this.buffer = new Uint8Array(2 * length);
    this.buffer.set(kept);
    this.buffer.set(piece, kept.length);
    this.bytes = this.buffer.subarray(0, length);
    this.at -= shift;
    this.kept = 0;
    return shift;
  }
}
