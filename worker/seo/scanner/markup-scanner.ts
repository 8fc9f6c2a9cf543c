// The standard's tokenizer over bytes (https://html.spec.whatwg.org/multipage/parsing.html#tokenization), for chunks
// that end anywhere: what is not yet decided at a chunk's end is kept and looked at again together with the next.
import { Clues, MAX_CLUE_BYTES } from "./clues.ts";
import { isQuirky } from "./doctype.ts";
import { rules } from "./modes/rules.ts";
import { ScriptEnd } from "./script-end.ts";
import { TagScanner } from "./tag-scanner.ts";
import { idOf, nameOf } from "./tags.ts";
import { Tree } from "./tree.ts";

type State = "markup" | "tag" | "comment" | "bogusComment" | "doctypeText" | "cdata" | "raw" | "plaintext";

const LESS_THAN = 60;
const GREATER_THAN = 62;
const SLASH = 47;
const BANG = 33;
const DASH = 45;
const CLOSING_BRACKET = 93;
const QUESTION_MARK = 63;
const SCRIPT = idOf("script");

/** Attributes of a tag that is longer than this, long values already left out, are given up. */
const MAX_TAG_BYTES = 1024 * 1024;
/** Larger chunks are read in pieces of this size. */
const PIECE_BYTES = 64 * 1024;
const MAX_DOCTYPE_BYTES = 1000;
/** `<![CDATA[`, the longest sign that decides what a declaration is; `<!doctype` has as many bytes. */
const LONGEST_DECLARATION = 9;

/** White space of HTML, and NUL, which counts for nothing. */
const IS_BLANK = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) IS_BLANK[byte] = 1;

const decoder = new TextDecoder();

export class MarkupScanner {
  readonly clues = new Clues();
  readonly tree = new Tree(rules, this.clues);
  /** As written, without brackets. */
  doctype: string | null = null;
  /** A tag was longer than MAX_TAG_BYTES. */
  hasGivenUpTag = false;
  private buffer = new Uint8Array(16 * 1024);
  /** The bytes known: those kept, then the new ones. */
  private bytes = this.buffer.subarray(0, 0);
  /** The next byte to be read, and the first that is still needed when more come. */
  private at = 0;
  private kept = 0;
  private isLast = false;
  private state: State = "markup";
  private isEndTag = false;
  private isTagTooLong = false;
  private readonly tags = new TagScanner(this.clues.attribute);
  private readonly scriptEnd = new ScriptEnd();
  private rawName = "";
  /** Only white space and comments so far: a doctype still counts. */
  private isInitial = true;
  /** `at` is the first byte of a comment or of an inline script. */
  private isFresh = false;

  /** @param chunk UTF-8; it is copied, and may be used again after the call. */
  push(chunk: Uint8Array): void {
    for (let from = 0; from < chunk.length; from += PIECE_BYTES) {
      this.take(chunk.subarray(from, from + PIECE_BYTES));
      this.run();
    }
  }

  end(): void {
    this.isLast = true;
    this.run();
    if (this.tree.content !== "markup") this.tree.endRaw();
  }

  private take(piece: Uint8Array): void {
    const kept = this.bytes.subarray(this.kept);
    const length = kept.length + piece.length;
    if (length > this.buffer.length) this.buffer = new Uint8Array(2 * length);
    this.buffer.set(kept);
    this.buffer.set(piece, kept.length);
    this.bytes = this.buffer.subarray(0, length);
    if (this.state === "tag") this.tags.move(this.bytes, this.kept);
    this.at -= this.kept;
    this.kept = 0;
  }

  private run(): void {
    while (this.at < this.bytes.length && this[this.state]());
  }

  /** More bytes are needed to go on at `at`. */
  private wait(at: number): false {
    this.at = at;
    this.kept = at;
    return false;
  }

  private enter(state: State, at: number): true {
    this.state = state;
    this.at = at;
    return true;
  }

  // One method for each state. Each reads on from `at` and answers whether the next can go on.

  private markup(): boolean {
    const { bytes } = this;
    const limit = bytes.length;
    while (this.at < limit) {
      const from = this.at;
      const next = from + 1 < limit ? (bytes[from + 1] as number) : -1;
      let isGoingOn: boolean;
      if (bytes[from] !== LESS_THAN) isGoingOn = this.text(from, from);
      else if (isLetter(next)) isGoingOn = this.beginTag(from, from + 1);
      else if (next === SLASH) isGoingOn = this.endTag(from);
      else if (next === BANG) isGoingOn = this.declaration(from);
      else if (next === QUESTION_MARK) isGoingOn = this.enter("bogusComment", from + 1);
      else if (next === -1 && !this.isLast) isGoingOn = this.wait(from);
      else isGoingOn = this.text(from, from + 1);
      if (!isGoingOn || this.state !== "markup") return isGoingOn;
    }
    return this.wait(limit);
  }

  /** Text from `from` to the first `<` at or behind `searchFrom`. */
  private text(from: number, searchFrom: number): boolean {
    const { bytes, tree } = this;
    let i = searchFrom;
    while (i < bytes.length && IS_BLANK[bytes[i] as number] === 1) i++;
    const isBlank = searchFrom === from && (i === bytes.length || bytes[i] === LESS_THAN);
    let end = i;
    if (!isBlank) {
      this.isInitial = false;
      end = bytes.indexOf(LESS_THAN, i);
      if (end < 0) end = bytes.length;
    }
    const sink = tree.acceptText(isBlank) ? tree.recorder.textSink() : null;
    const isWhole = this.isLast || end < bytes.length;
    const stop = sink === null ? end : sink.append(bytes, from, end, true, isWhole);
    if (stop < end) return this.wait(stop);
    this.at = end;
    return true;
  }

  private beginTag(from: number, nameFrom: number): boolean {
    this.isEndTag = nameFrom > from + 1;
    this.kept = from;
    this.tags.start(this.bytes, nameFrom);
    this.at = nameFrom;
    return this.tag();
  }

  private tag(): boolean {
    const { tags, tree } = this;
    if (!tags.scan(this.at, this.bytes.length)) return this.waitInTag();
    const { tag } = tags;
    this.enter("markup", tag.end);
    if (this.isTagTooLong) this.stripTag();
    this.isInitial = false;
    if (tree.content !== "markup") tree.endRaw();
    else if (this.isEndTag) tree.endTag(tag);
    else tree.startTag(tag);
    if (tree.content !== "markup") this.beginRaw();
    return true;
  }

  private waitInTag(): boolean {
    const { bytes, tags } = this;
    if (this.isLast) return this.enter("markup", bytes.length);
    const length = tags.keepable(bytes.length);
    const longest = this.kept + MAX_TAG_BYTES;
    if (length > longest) this.isTagTooLong = true;
    this.bytes = bytes.subarray(0, Math.min(length, longest));
    this.enter("tag", this.bytes.length);
    return false;
  }

  /** Leaves a tag without the attributes that were only read in part. */
  private stripTag(): void {
    const { tag } = this.tags;
    this.hasGivenUpTag = true;
    this.isTagTooLong = false;
    this.bytes[tag.nameTo] = GREATER_THAN;
    tag.end = tag.nameTo + 1;
    tag.hasItem = false;
  }

  private endTag(from: number): boolean {
    const { bytes } = this;
    if (from + 2 >= bytes.length) return this.isLast ? this.text(from, bytes.length) : this.wait(from);
    const next = bytes[from + 2] as number;
    if (isLetter(next)) return this.beginTag(from, from + 2);
    return next === GREATER_THAN ? this.enter("markup", from + 3) : this.enter("bogusComment", from + 2);
  }

  private declaration(from: number): boolean {
    const { bytes } = this;
    if (bytes.length - from < LONGEST_DECLARATION && !this.isLast) return this.wait(from);
    const sign = decoder.decode(bytes.subarray(from + 2, from + LONGEST_DECLARATION));
    if (sign.startsWith("--")) {
      this.isFresh = true;
      return this.enter("comment", from + 4);
    }
    if (sign.toLowerCase() === "doctype") return this.enter("doctypeText", from + 2);
    if (sign === "[CDATA[" && this.tree.isForeignHere())
      return this.enter("cdata", from + LONGEST_DECLARATION);
    return this.enter("bogusComment", from + 2);
  }

  private comment(): boolean {
    const { bytes, at, isFresh } = this;
    let end = bytes.indexOf(GREATER_THAN, at);
    while (end >= 0 && !this.endsComment(end)) end = bytes.indexOf(GREATER_THAN, end + 1);
    const isWhole = end >= 0 || this.isLast;
    if (isFresh && !isWhole && bytes.length - at < MAX_CLUE_BYTES) return this.wait(at);
    if (isFresh) this.clues.comment(bytes, at, end < 0 ? bytes.length : end - 2);
    this.isFresh = false;
    if (end >= 0) return this.enter("markup", end + 1);
    // The last bytes may be the beginning of the end.
    return this.wait(this.isLast ? bytes.length : Math.max(at, bytes.length - 3));
  }

  /** `-->`, `--!>`, and at the very beginning `>` or `->`. */
  private endsComment(end: number): boolean {
    const { bytes, at } = this;
    const length = end - at;
    const last = bytes[end - 1];
    if (this.isFresh && (length === 0 || (length === 1 && last === DASH))) return true;
    if (length >= 2 && last === DASH && bytes[end - 2] === DASH) return true;
    return length >= 3 && last === BANG && bytes[end - 2] === DASH && bytes[end - 3] === DASH;
  }

  private bogusComment(): boolean {
    const end = this.bytes.indexOf(GREATER_THAN, this.at);
    return end < 0 ? this.wait(this.bytes.length) : this.enter("markup", end + 1);
  }

  private doctypeText(): boolean {
    const { bytes, at } = this;
    const end = bytes.indexOf(GREATER_THAN, at);
    const length = (end < 0 ? bytes.length : end) - at;
    if (end < 0 && !this.isLast && length < MAX_DOCTYPE_BYTES) return this.wait(at);
    if (this.isInitial) {
      this.doctype = decoder.decode(bytes.subarray(at, at + Math.min(length, MAX_DOCTYPE_BYTES)));
      this.tree.isQuirky = isQuirky(this.doctype);
      this.isInitial = false;
    }
    return end < 0 ? this.enter("bogusComment", bytes.length) : this.enter("markup", end + 1);
  }

  private cdata(): boolean {
    const { bytes, at, tree } = this;
    let end = bytes.indexOf(CLOSING_BRACKET, at);
    while (
      end >= 0 &&
      end + 2 < bytes.length &&
      (bytes[end + 1] !== CLOSING_BRACKET || bytes[end + 2] !== GREATER_THAN)
    )
      end = bytes.indexOf(CLOSING_BRACKET, end + 1);
    const isEnd = end >= 0 && end + 2 < bytes.length;
    const to = end < 0 || (!isEnd && this.isLast) ? bytes.length : end;
    const isBlank = bytes.subarray(at, to).every((byte) => IS_BLANK[byte] === 1);
    const sink = to > at && tree.acceptText(isBlank) ? tree.recorder.textSink() : null;
    const stop = sink === null ? to : sink.append(bytes, at, to, false, isEnd || this.isLast);
    return isEnd ? this.enter("markup", end + 3) : this.wait(stop);
  }

  private beginRaw(): void {
    const { tree, tags } = this;
    this.state = tree.content === "plaintext" ? "plaintext" : "raw";
    this.rawName = nameOf(tags.tag.id);
    this.scriptEnd.reset();
    this.isFresh = tags.tag.id === SCRIPT;
  }

  private raw(): boolean {
    const { bytes, at, tree, isLast } = this;
    const { found, at: to } =
      tree.content === "script" ? this.scriptEnd.find(bytes, at, bytes.length, isLast) : this.findRawEnd();
    if (this.isFresh) {
      if (!found && !isLast && bytes.length - at < MAX_CLUE_BYTES) {
        this.scriptEnd.reset();
        return this.wait(at);
      }
      this.clues.script(bytes, at, to);
      this.isFresh = false;
    }
    const stop = tree.rawContent(bytes, at, to, found || isLast);
    return found ? this.beginTag(to, to + 2) : this.wait(stop);
  }

  /** Looks for the end tag of the element; as ScriptEnd.find. */
  private findRawEnd(): { found: boolean; at: number } {
    const { bytes, rawName } = this;
    const length = rawName.length + 2;
    let at = bytes.indexOf(LESS_THAN, this.at);
    for (; at >= 0; at = bytes.indexOf(LESS_THAN, at + 1)) {
      if (at + length >= bytes.length) {
        if (!this.isLast) return { found: false, at };
      } else if (
        bytes[at + 1] === SLASH &&
        isName(rawName, bytes, at + 2) &&
        endsName(bytes[at + length] as number)
      )
        return { found: true, at };
    }
    return { found: false, at: bytes.length };
  }

  private plaintext(): boolean {
    const { bytes, at, isLast } = this;
    return this.wait(this.tree.rawContent(bytes, at, bytes.length, isLast));
  }
}

function isLetter(byte: number): boolean {
  return (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90);
}

function endsName(byte: number): boolean {
  return byte === GREATER_THAN || byte === SLASH || (byte !== 0 && IS_BLANK[byte] === 1);
}

function isName(name: string, bytes: Uint8Array, at: number): boolean {
  for (let i = 0; i < name.length; i++)
    if (((bytes[at + i] as number) | 32) !== name.charCodeAt(i)) return false;
  return true;
}
