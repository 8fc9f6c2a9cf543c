// Elements deeper than MAX_DEPTH: they are only counted, so that the tree construction is right again behind them.
import type { Recorder } from "./recorder.ts";
import type { Tag } from "./tag-scanner.ts";

export class DeepElements {
  /** How many are open. */
  depth = 0;
  /** There was at least one. */
  hasAny = false;
  private readonly recorder: Recorder;
  /** Open headings and links among them. */
  private readonly records: { depth: number; record: number }[] = [];

  constructor(recorder: Recorder) {
    this.recorder = recorder;
  }

  open(tag: Tag, key: number): void {
    this.depth++;
    this.hasAny = true;
    const record = this.recorder.addDetached(tag, key);
    if (record >= 0) this.records.push({ depth: this.depth, record });
  }

  /** An end tag closes the innermost, whatever its name. */
  close(): void {
    const last = this.records.at(-1);
    if (last?.depth === this.depth) {
      this.recorder.close(last.record);
      this.records.pop();
    }
    this.depth--;
  }
}
