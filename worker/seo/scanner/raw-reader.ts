// Reads content that is not markup: of scripts, styles, titles, iframes and the like.
import { type Clues, MAX_CLUE_BYTES } from "./clues.ts";
import { findRawEnd, type RawEnd, ScriptEnd } from "./raw-end.ts";
import type { Tag } from "./tag-scanner.ts";
import { idOf, nameOf } from "./tags.ts";
import type { Tree } from "./tree.ts";

const SCRIPT = idOf("script");

export class RawReader {
  private readonly tree: Tree;
  private readonly clues: Clues;
  private readonly scriptEnd = new ScriptEnd();
  private name = "";
  /** Nothing of an inline script has been read. */
  private isFreshScript = false;

  constructor(tree: Tree, clues: Clues) {
    this.tree = tree;
    this.clues = clues;
  }

  /** The element with this start tag has just been opened. */
  begin(tag: Tag): void {
    this.name = nameOf(tag.id);
    this.scriptEnd.reset();
    this.isFreshScript = tag.id === SCRIPT;
  }

  /** Reads content from `at`. Not `found`: up to where it has been read. */
  read(bytes: Uint8Array, at: number, isLast: boolean): RawEnd {
    const { tree } = this;
    const end = this.findEnd(bytes, at, isLast);
    if (this.isFreshScript) {
      if (!end.found && !isLast && bytes.length - at < MAX_CLUE_BYTES) {
        this.scriptEnd.reset();
        return { found: false, at };
      }
      this.clues.script(bytes, at, end.at);
      this.isFreshScript = false;
    }
    const stop = tree.rawContent(bytes, at, end.at, end.found || isLast);
    return end.found ? end : { found: false, at: stop };
  }

  private findEnd(bytes: Uint8Array, at: number, isLast: boolean): RawEnd {
    const { content } = this.tree;
    if (content === "plaintext") return { found: false, at: bytes.length };
    return content === "script"
      ? this.scriptEnd.find(bytes, at, isLast)
      : findRawEnd(this.name, bytes, at, isLast);
  }
}
