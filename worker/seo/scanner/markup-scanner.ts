// The standard's tokenizer over bytes (https://html.spec.whatwg.org/multipage/parsing.html#tokenization), for chunks
// that end anywhere: what is not yet decided at a chunk's end is kept and looked at again together with the next.
import { IS_BLANK, isLetter } from "./ascii.ts";
import { ByteWindow } from "./byte-window.ts";
import { Clues, MAX_CLUE_BYTES } from "./clues.ts";
import { findCdataEnd, findCommentEnd } from "./comment-end.ts";
import { isQuirky } from "./doctype.ts";
import { rules } from "./modes/rules.ts";
import { RawReader } from "./raw-reader.ts";
import { TagScanner } from "./tag-scanner.ts";
import { Tree } from "./tree.ts";

type State = "markup" | "tag" | "comment" | "bogusComment" | "doctypeText" | "cdata" | "raw";

const LESS_THAN = 60;
const GREATER_THAN = 62;
const SLASH = 47;
const BANG = 33;
const QUESTION_MARK = 63;

/** Attributes of a tag that is longer than this, long values already left out, are given up. */
const MAX_TAG_BYTES = 1024 * 1024;
/** Larger chunks are read in pieces of this size. */
const PIECE_BYTES = 64 * 1024;
const MAX_DOCTYPE_BYTES = 1000;
/** `<![CDATA[`, the longest sign that decides what a declaration is; `<!doctype` has as many bytes. */
const LONGEST_DECLARATION = 9;

const decoder = new TextDecoder();

export class MarkupScanner {
  readonly clues = new Clues();
  readonly tree = new Tree(rules, this.clues);
  /** As written, without brackets. */
  doctype: string | null = null;
  /** A tag was longer than MAX_TAG_BYTES. */
  hasGivenUpTag = false;
  private readonly window = new ByteWindow();
  private isLast = false;
  private state: State = "markup";
  private isEndTag = false;
  private isTagTooLong = false;
  private readonly tags = new TagScanner(this.clues.attribute);
  private readonly rawReader = new RawReader(this.tree, this.clues);
  /** Only white space and comments so far: a doctype still counts. */
  private isInitial = true;
  /** Nothing of the comment has been read. */
  private isFresh = false;

  /** @param chunk UTF-8; it is copied, and may be used again after the call. */
  push(chunk: Uint8Array): void {
    for (let from = 0; from < chunk.length; from += PIECE_BYTES) {
      const shift = this.window.take(chunk.subarray(from, from + PIECE_BYTES));
      if (this.state === "tag") this.tags.move(this.window.bytes, shift);
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
    if (window.at === window.bytes.length && this.state !== "tag") window.kept = window.at;
  }

  /** More bytes are needed to go on at `at`. */
  private wait(at: number): false {
    this.window.at = at;
    this.window.kept = at;
    return false;
  }

  private enter(state: State, at: number): true {
    this.state = state;
    this.window.at = at;
    return true;
  }

  // One method for each state. Each reads on from `at` and answers whether the next can go on.

  private markup(): boolean {
    const { window } = this;
    const { bytes } = window;
    const limit = bytes.length;
    while (window.at < limit) {
      const from = window.at;
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
    const { tree, window } = this;
    const { bytes } = window;
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
    window.at = end;
    if (sink === null) return true;
    if (searchFrom === from && i > from) sink.blank();
    if (isBlank) return true;
    const textFrom = searchFrom === from ? i : from;
    const stop = sink.append(bytes, textFrom, end, true, this.isLast || end < bytes.length);
    return stop === end || this.wait(stop);
  }

  private beginTag(from: number, nameFrom: number): boolean {
    const { window } = this;
    this.isEndTag = nameFrom > from + 1;
    window.kept = from;
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
    const { bytes } = window;
    if (this.isLast) return this.enter("markup", bytes.length);
    const length = tags.keepable(bytes.length);
    const longest = window.kept + MAX_TAG_BYTES;
    if (length > longest) this.isTagTooLong = true;
    window.cutTo(Math.min(length, longest));
    this.state = "tag";
    return false;
  }

  /** Leaves a tag without the attributes that were only read in part. */
  private stripTag(): void {
    const { tag } = this.tags;
    this.hasGivenUpTag = true;
    this.isTagTooLong = false;
    this.window.bytes[tag.nameTo] = GREATER_THAN;
    tag.end = tag.nameTo + 1;
    tag.hasItem = false;
  }

  private endTag(from: number): boolean {
    const { bytes } = this.window;
    if (from + 2 >= bytes.length) return this.isLast ? this.text(from, bytes.length) : this.wait(from);
    const next = bytes[from + 2] as number;
    if (isLetter(next)) return this.beginTag(from, from + 2);
    return next === GREATER_THAN ? this.enter("markup", from + 3) : this.enter("bogusComment", from + 2);
  }

  private declaration(from: number): boolean {
    const { bytes } = this.window;
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
    const { bytes, at } = this.window;
    const { isFresh } = this;
    const end = findCommentEnd(bytes, at, isFresh);
    const isWhole = end >= 0 || this.isLast;
    if (isFresh && !isWhole && bytes.length - at < MAX_CLUE_BYTES) return this.wait(at);
    if (isFresh) this.clues.comment(bytes, at, end < 0 ? bytes.length : end - 2);
    this.isFresh = false;
    if (end >= 0) return this.enter("markup", end + 1);
    // The last bytes may be the beginning of the end.
    return this.wait(this.isLast ? bytes.length : Math.max(at, bytes.length - 3));
  }

  private bogusComment(): boolean {
    const { bytes, at } = this.window;
    const end = bytes.indexOf(GREATER_THAN, at);
    return end < 0 ? this.wait(bytes.length) : this.enter("markup", end + 1);
  }

  private doctypeText(): boolean {
    const { bytes, at } = this.window;
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
    const { tree } = this;
    const { bytes, at } = this.window;
    const { found, at: to } = findCdataEnd(bytes, at, this.isLast);
    const isBlank = bytes.subarray(at, to).every((byte) => IS_BLANK[byte] === 1);
    const sink = to > at && tree.acceptText(isBlank) ? tree.recorder.textSink() : null;
    const stop = sink === null ? to : sink.append(bytes, at, to, false, found || this.isLast);
    return found ? this.enter("markup", to + 3) : this.wait(stop);
  }

  private raw(): boolean {
    const { bytes, at } = this.window;
    const end = this.rawReader.read(bytes, at, this.isLast);
    return end.found ? this.beginTag(end.at, end.at + 2) : this.wait(end.at);
  }
}
