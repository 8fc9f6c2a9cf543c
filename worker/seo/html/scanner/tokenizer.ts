// The standard's tokenizer over bytes (https://html.spec.whatwg.org/multipage/parsing.html#tokenization), for chunks
// that end anywhere: what is undecided at a chunk's end is kept and read again together with the next.

import { ByteWindow } from "./byte-window.ts";
import { BANG, GREATER_THAN, IS_WHITESPACE, isLetter, LESS_THAN, SLASH } from "./bytes.ts";
import { type Clues, MAX_CLUE_BYTES } from "./clues.ts";
import { findCdataEnd, findCommentEnd } from "./content-end.ts";
import { isQuirky } from "./doctype.ts";
import { RawReader } from "./raw-reader.ts";
import { TagScanner } from "./tag-scanner.ts";
import type { Tree } from "./tree.ts";

/** Names of the methods that read on in each. */
type State = "markup" | "tag" | "comment" | "bogusComment" | "doctypeText" | "cdata" | "raw";

const QUESTION_MARK = 63;

/** A tag that is longer, without long values, loses its attributes. */
const MAX_TAG_BYTES = 1024 * 1024;
/** Larger chunks are read in pieces of this size. */
const PIECE_BYTES = 64 * 1024;
const MAX_DOCTYPE_BYTES = 1000;
/** `<![CDATA[`, the longest sign that tells what a declaration is; `<!doctype` has as many bytes. */
const MAX_DECLARATION_SIGN = 9;

const decoder = new TextDecoder();

export class Tokenizer {
  /** As written, without brackets. */
  doctype: string | null = null;
  /** A tag was longer than MAX_TAG_BYTES. */
  hasStrippedTag = false;
  private readonly tree: Tree;
  private readonly clues: Clues;
  private readonly window = new ByteWindow();
  private readonly tags: TagScanner;
  private readonly rawReader: RawReader;
  private state: State = "markup";
  private isLast = false;
  private isEndTag = false;
  private isTagTooLong = false;
  /** Only white space and comments so far: a doctype still counts. */
  private isInitial = true;
  /** Nothing of the comment has been read. */
  private isFreshComment = false;

  constructor(tree: Tree, clues: Clues) {
    this.tree = tree;
    this.clues = clues;
    this.tags = new TagScanner(clues.addAttribute);
    this.rawReader = new RawReader(tree);
  }

  /** @param chunk UTF-8; it is copied and may be overwritten after the call. */
  push(chunk: Uint8Array): void {
    for (let from = 0; from < chunk.length; from += PIECE_BYTES) {
      const shift = this.window.append(chunk.subarray(from, from + PIECE_BYTES));
      if (this.state === "tag") this.tags.rebase(this.window.bytes, shift);
      this.run();
    }
  }

  end(): void {
    this.isLast = true;
    this.run();
    if (this.tree.content !== "markup") this.tree.endRaw();
  }

  private run(): void {
    const { window } = this;
    while (window.at < window.bytes.length && this[this.state]());
    if (window.at === window.bytes.length && this.state !== "tag") window.keptFrom = window.at;
  }

  /** More bytes are needed to read on at `at`. */
  private waitForMore(at: number): false {
    this.window.at = at;
    this.window.keptFrom = at;
    return false;
  }

  private enter(state: State, at: number): true {
    this.state = state;
    this.window.at = at;
    return true;
  }

  // One method for each state. Each reads on and returns whether the next can continue.

  private markup(): boolean {
    const { window } = this;
    const { bytes } = window;
    const limit = bytes.length;
    while (window.at < limit) {
      const from = window.at;
      const next = from + 1 < limit ? (bytes[from + 1] as number) : -1;
      let canContinue: boolean;
      if (bytes[from] !== LESS_THAN) canContinue = this.text(from, from);
      else if (isLetter(next)) canContinue = this.beginTag(from, from + 1);
      else if (next === SLASH) canContinue = this.endTag(from);
      else if (next === BANG) canContinue = this.declaration(from);
      else if (next === QUESTION_MARK) canContinue = this.enter("bogusComment", from + 1);
      else if (next === -1 && !this.isLast) canContinue = this.waitForMore(from);
      else canContinue = this.text(from, from + 1);
      if (!canContinue || this.state !== "markup") return canContinue;
    }
    return this.waitForMore(limit);
  }

  /** Text from `from` to the first `<` at or behind `searchFrom`. */
  private text(from: number, searchFrom: number): boolean {
    const { tree, window } = this;
    const { bytes } = window;
    let i = searchFrom;
    while (i < bytes.length && IS_WHITESPACE[bytes[i] as number] === 1) i++;
    const isWhitespace = searchFrom === from && (i === bytes.length || bytes[i] === LESS_THAN);
    let end = i;
    if (!isWhitespace) {
      this.isInitial = false;
      end = bytes.indexOf(LESS_THAN, i);
      if (end < 0) end = bytes.length;
    }
    const sink = tree.acceptText(isWhitespace) ? tree.recorder.textSink() : null;
    window.at = end;
    if (sink === null) return true;
    if (searchFrom === from && i > from) sink.addSpace();
    if (isWhitespace) return true;
    const textFrom = searchFrom === from ? i : from;
    const stop = sink.append(bytes, textFrom, end, true, this.isLast || end < bytes.length);
    return stop === end || this.waitForMore(stop);
  }

  private beginTag(from: number, nameFrom: number): boolean {
    const { window } = this;
    this.isEndTag = nameFrom > from + 1;
    window.keptFrom = from;
    window.at = nameFrom;
    this.tags.start(window.bytes, nameFrom);
    return this.tag();
  }

  private tag(): boolean {
    const { tags, tree, window } = this;
    if (!tags.scan(window.at, window.bytes.length)) return this.waitInTag();
    const { tag } = tags;
    this.enter("markup", tag.end);
    if (this.isTagTooLong) this.stripTag();
    this.isInitial = false;
    if (tree.content !== "markup") tree.endRaw();
    else if (this.isEndTag) tree.endTag(tag);
    else tree.startTag(tag);
    if (tree.content !== "markup") {
      this.state = "raw";
      this.rawReader.begin(tag);
    }
    return true;
  }

  private waitInTag(): boolean {
    const { tags, window } = this;
    if (this.isLast) return this.enter("markup", window.bytes.length);
    const length = tags.retainableLength(window.bytes.length);
    const maxLength = window.keptFrom + MAX_TAG_BYTES;
    if (length > maxLength) this.isTagTooLong = true;
    window.truncate(Math.min(length, maxLength));
    this.state = "tag";
    return false;
  }

  /** Leaves a tag without the attributes that were only read in part. */
  private stripTag(): void {
    const { tag } = this.tags;
    this.hasStrippedTag = true;
    this.isTagTooLong = false;
    this.window.bytes[tag.nameTo] = GREATER_THAN;
    tag.end = tag.nameTo + 1;
    Object.assign(tag, { hasMicrodata: false, hasRole: false });
  }

  private endTag(from: number): boolean {
    const { bytes } = this.window;
    if (from + 2 >= bytes.length) {
      return this.isLast ? this.text(from, bytes.length) : this.waitForMore(from);
    }
    const next = bytes[from + 2] as number;
    if (isLetter(next)) return this.beginTag(from, from + 2);
    return next === GREATER_THAN ? this.enter("markup", from + 3) : this.enter("bogusComment", from + 2);
  }

  private declaration(from: number): boolean {
    const { bytes } = this.window;
    if (bytes.length - from < MAX_DECLARATION_SIGN && !this.isLast) return this.waitForMore(from);
    const sign = decoder.decode(bytes.subarray(from + 2, from + MAX_DECLARATION_SIGN));
    if (sign.startsWith("--")) {
      this.isFreshComment = true;
      return this.enter("comment", from + 4);
    }
    if (sign.toLowerCase() === "doctype") return this.enter("doctypeText", from + 2);
    const isCdata = sign === "[CDATA[" && this.tree.isInForeign();
    return isCdata ? this.enter("cdata", from + MAX_DECLARATION_SIGN) : this.enter("bogusComment", from + 2);
  }

  private comment(): boolean {
    const { bytes, at } = this.window;
    const { isFreshComment } = this;
    const end = findCommentEnd(bytes, at, isFreshComment);
    const isWhole = end >= 0 || this.isLast;
    if (isFreshComment && !isWhole && bytes.length - at < MAX_CLUE_BYTES) return this.waitForMore(at);
    if (isFreshComment) this.clues.addComment(bytes, at, end < 0 ? bytes.length : end - 2);
    this.isFreshComment = false;
    if (end >= 0) return this.enter("markup", end + 1);
    // The last bytes may be the beginning of the end.
    return this.waitForMore(this.isLast ? bytes.length : Math.max(at, bytes.length - 3));
  }

  private bogusComment(): boolean {
    const { bytes, at } = this.window;
    const end = bytes.indexOf(GREATER_THAN, at);
    return end < 0 ? this.waitForMore(bytes.length) : this.enter("markup", end + 1);
  }

  private doctypeText(): boolean {
    const { bytes, at } = this.window;
    const end = bytes.indexOf(GREATER_THAN, at);
    const length = (end < 0 ? bytes.length : end) - at;
    if (end < 0 && !this.isLast && length < MAX_DOCTYPE_BYTES) return this.waitForMore(at);
    if (this.isInitial) {
      this.doctype = decoder.decode(bytes.subarray(at, at + Math.min(length, MAX_DOCTYPE_BYTES)));
      this.tree.isQuirky = isQuirky(this.doctype);
      this.isInitial = false;
    }
    return end < 0 ? this.enter("bogusComment", bytes.length) : this.enter("markup", end + 1);
  }

  private cdata(): boolean {
    const { tree } = this;
    const { bytes, at } = this.window;
    const { found, at: to } = findCdataEnd(bytes, at, this.isLast);
    const isWhitespace = bytes.subarray(at, to).every((byte) => IS_WHITESPACE[byte] === 1);
    const sink = to > at && tree.acceptText(isWhitespace) ? tree.recorder.textSink() : null;
    const stop = sink === null ? to : sink.append(bytes, at, to, false, found || this.isLast);
    return found ? this.enter("markup", to + 3) : this.waitForMore(stop);
  }

  private raw(): boolean {
    const { bytes, at } = this.window;
    const end = this.rawReader.read(bytes, at, this.isLast);
    return end.found ? this.beginTag(end.at, end.at + 2) : this.waitForMore(end.at);
  }
}
