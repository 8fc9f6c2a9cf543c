// Elements deeper than the stack goes: only their number is kept, so that what follows behind is understood again.
import type { Recorder } from "./recorder.ts";
import type { Tag } from "./tag-scanner.ts";

export class BuriedElements {
  /** How many are open. */
  depth = 0;
  /** There was at least one. */
  hasAny = false;
  private readonly recorder: Recorder;
  /** Headings and links among the open ones. */
  private readonly records: { depth: number; record: number }[] = [];

  constructor(recorder: Recorder) {
    this.recorder = recorder;
  }

  open(tag: Tag, key: number): void {
    this.depth++;
    this.hasAny = true;
    const record = this.recorder.detached(tag, key);
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
