// Reads content that is not markup: of scripts, styles, titles, iframes and the like.
import { type ContentEnd, findRawEnd, ScriptEndFinder } from "./content-end.ts";
import type { Tag } from "./tag-scanner.ts";
import { ID, nameOf } from "./tags.ts";
import type { Tree } from "./tree.ts";
import { MAX_BEGINNING_BYTES } from "./wanted/inline-code.ts";

export class RawReader {
  private readonly tree: Tree;
  private readonly scriptEnd = new ScriptEndFinder();
  private name = "";
  /** Nothing of an inline script has been read. */
  private isFreshScript = false;

  constructor(tree: Tree) {
    this.tree = tree;
  }

  /** The element with this start tag has just been opened. */
  begin(tag: Tag): void {
    this.name = nameOf(tag.id);
    this.scriptEnd.reset();
    this.isFreshScript = tag.id === ID.script;
  }

  /** Reads content from `at`. If the end is not found: up to where it has been read. */
  read(bytes: Uint8Array, at: number, isLast: boolean): ContentEnd {
    const end = this.findEnd(bytes, at, isLast);
    if (this.isFreshScript) {
      if (!end.found && !isLast && bytes.length - at < MAX_BEGINNING_BYTES) {
        this.scriptEnd.reset();
        return { found: false, at };
      }
      this.tree.recorder.inlineCode.begin(bytes, at, end.at);
      this.isFreshScript = false;
    }
    const stop = this.tree.readRawContent(bytes, at, end.at, end.found || isLast);
    return end.found ? end : { found: false, at: stop };
  }

  private findEnd(bytes: Uint8Array, at: number, isLast: boolean): ContentEnd {
    const { content } = this.tree;
    if (content === "plaintext") return { found: false, at: bytes.length };
    return content === "script"
      ? this.scriptEnd.find(bytes, at, isLast)
      : findRawEnd(this.name, bytes, at, isLast);
  }
}
