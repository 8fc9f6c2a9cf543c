// The state of the standard's tree construction (https://html.spec.whatwg.org/multipage/parsing.html#tree-construction)
// without a tree: the stack of open elements decides what is in the document, and each element is handed on at once.
import { BuriedElements } from "./buried-elements.ts";
import type { Clues } from "./clues.ts";
import { FormattingElements } from "./formatting-elements.ts";
import { MAX_DEPTH, OpenElements } from "./open-elements.ts";
import { Recorder } from "./recorder.ts";
import type { Tag } from "./tag-scanner.ts";
import { BLOCK, HEADING, idOf, isForeign, TABLE_STRUCTURE, traitsOf, VOID } from "./tags.ts";

/** What the tokenizer finds behind a start tag. */
export type Content = "markup" | "rcdata" | "rawtext" | "script" | "plaintext";

export type Rule = (tree: Tree, tag: Tag) => void;

/** One insertion mode. */
export interface ModeRules {
  start: Rule;
  end: Rule;
  /** Prepares for text, `isBlank` when it is white space only. False: the text is dropped. */
  text: (tree: Tree, isBlank: boolean) => boolean;
}

export interface Rules {
  /** By MODE number. */
  modes: readonly ModeRules[];
  /** For SVG and MathML. `takes…` says whether they apply at the current node. */
  foreign: ModeRules & { takesStart(tree: Tree, tag: Tag): boolean; takesText(tree: Tree): boolean };
}

const A = idOf("a");
const TABLE = idOf("table");
const P = idOf("p");
const rawContents = new Map<number, Content>(
  (
    [
      ["title textarea", "rcdata"],
      ["style xmp iframe noembed noframes noscript", "rawtext"],
      ["script", "script"],
    ] as const
  ).flatMap(([names, content]) => names.split(" ").map((name) => [idOf(name), content] as const)),
);

export class Tree {
  readonly open = new OpenElements();
  readonly formatting = new FormattingElements();
  readonly recorder: Recorder;
  private readonly rules: Rules;
  /** MODE number. */
  mode = 0;
  /** Modes of the open templates, innermost last. */
  readonly templateModes: number[] = [];
  content: Content = "markup";
  /** Serial of the open form, or 0. */
  form = 0;
  hasHead = false;
  framesetOk = true;
  isQuirky = true;
  /** Content directly in a table's structure goes in front of the table. */
  fosters = false;
  readonly buried: BuriedElements;
  /** Name in the sieve of the element whose raw content is passed on, else "". */
  private passedName = "";
  private hasRawElement = false;

  constructor(rules: Rules, clues: Clues) {
    this.rules = rules;
    this.recorder = new Recorder(this.open, clues);
    this.buried = new BuriedElements(this.recorder);
  }

  startTag(tag: Tag): void {
    if (this.buried.depth > 0) this.startBuried(tag);
    else if (this.isForeignHere() && this.rules.foreign.takesStart(this, tag))
      this.rules.foreign.start(this, tag);
    else this.startIn(this.mode, tag);
  }

  endTag(tag: Tag): void {
    if (this.buried.depth > 0) this.buried.close();
    else if (this.isForeignHere()) this.rules.foreign.end(this, tag);
    else this.endIn(this.mode, tag);
  }

  /** Prepares for text; false when it is dropped. */
  acceptText(isBlank: boolean): boolean {
    if (this.buried.depth > 0) return true;
    if (this.isForeignHere() && this.rules.foreign.takesText(this))
      return this.rules.foreign.text(this, isBlank);
    return this.textIn(this.mode, isBlank);
  }

  startIn(mode: number, tag: Tag): void {
    (this.rules.modes[mode] as ModeRules).start(this, tag);
  }

  endIn(mode: number, tag: Tag): void {
    (this.rules.modes[mode] as ModeRules).end(this, tag);
  }

  textIn(mode: number, isBlank: boolean): boolean {
    return (this.rules.modes[mode] as ModeRules).text(this, isBlank);
  }

  /** Below MAX_DEPTH the rules of the modes have no stack to work on. */
  private startBuried(tag: Tag): void {
    if (rawContents.has(tag.id)) this.insertRaw(tag);
    else if (tag.selfClosing || (traitsOf(tag.key) & VOID) !== 0) this.append(tag);
    else this.insert(tag);
  }

  isForeignHere(): boolean {
    return this.open.size > 0 && isForeign(this.open.topKey);
  }

  /** Inserts an element for a start tag and opens it, by default in HTML. `target` of a link may be known already. */
  insert(tag: Tag, key = tag.key, target = tag.id === A ? this.recorder.targetOf(tag) : null): void {
    const item = this.recorder.element(tag, key);
    if (this.open.size >= MAX_DEPTH) {
      this.buried.open(tag, key);
      return;
    }
    this.push(key);
    if (item >= 0) this.open.items[this.open.top] = item;
    if (tag.id === A) this.recorder.openAnchor(target, this.open.top);
  }

  /** Inserts an element that has no content. */
  append(tag: Tag, key = tag.key): void {
    this.recorder.element(tag, key);
    if ((traitsOf(key) & BLOCK) !== 0) this.recorder.textSink()?.breakLine();
    else if (tag.id === A) this.recorder.close(this.recorder.detached(tag, key));
  }

  /** Inserts an element whose content is not markup. */
  insertRaw(tag: Tag): void {
    this.passedName = this.recorder.rawElement(tag);
    this.content = rawContents.get(tag.id) ?? "markup";
    this.hasRawElement = this.open.size < MAX_DEPTH;
    if (this.hasRawElement) this.push(tag.key);
  }

  /** Bytes [from, to) of raw content. Returns where it stopped, as FoldedText.append does. */
  rawContent(bytes: Uint8Array, from: number, to: number, isLast: boolean): number {
    const { recorder } = this;
    // To the tree, the rest of a page behind plaintext is text like any other.
    const isRead = this.content === "plaintext" ? this.acceptText(false) : this.hasRawElement;
    const sink = isRead ? recorder.textSink() : null;
    const end = sink === null ? to : sink.append(bytes, from, to, this.content === "rcdata", isLast);
    if (this.passedName !== "") recorder.sieve.content(bytes, from, end);
    return end;
  }

  endRaw(): void {
    if (this.passedName !== "") this.recorder.sieve.close(this.passedName);
    this.passedName = "";
    this.content = "markup";
    if (this.hasRawElement) this.pop();
    this.hasRawElement = false;
  }

  /** Opens an element that no tag stands for. */
  insertImplied(key: number): void {
    if (this.open.size < MAX_DEPTH) this.push(key);
  }

  private push(key: number): void {
    const { open, recorder } = this;
    const traits = traitsOf(key);
    const isMoved = this.fosters && (traitsOf(open.topKey) & TABLE_STRUCTURE) !== 0;
    if ((traits & BLOCK) !== 0) recorder.textSink()?.breakLine();
    open.push(key);
    const { top } = open;
    open.textFrom[top] = recorder.text.mark();
    open.pictureTextFrom[top] = recorder.pictureText.mark();
    if (isMoved) open.movedBefore[top] = open.serials[open.topmost(TABLE)] ?? -1;
    if (key === TABLE) open.headingsBefore[top] = recorder.headingPlace(top);
    else if ((traits & HEADING) !== 0) recorder.openHeading(key);
  }

  pop(): void {
    const { open, recorder } = this;
    const isBlock = open.topHas(BLOCK);
    const record = open.records[open.top] as number;
    if (record >= 0) recorder.close(record);
    open.pop();
    if (isBlock) recorder.textSink()?.breakLine();
  }

  /** Takes an element out of the stack wherever it is; what is open above it stays open. */
  remove(place: number): void {
    const { open, recorder } = this;
    if (place === open.top) this.pop();
    else {
      recorder.close(open.records[place] as number);
      open.removeAt(place);
    }
  }

  popTo(size: number): void {
    while (this.open.size > size) this.pop();
  }

  /** Closes everything up to and including the topmost element of a name. */
  popThrough(key: number): void {
    const place = this.open.topmost(key);
    if (place > 0) this.popTo(place);
  }

  closeImplied(except = 0, thoroughly = false): void {
    while (this.open.topIsImplied(except, thoroughly)) this.pop();
  }

  /** "Close a p element", where one is in button scope. */
  closeParagraph(): void {
    if (!this.open.isOpen(P) || !this.open.inButtonScope(P)) return;
    this.closeImplied(P);
    this.popThrough(P);
  }

  /** "Reconstruct the active formatting elements". */
  reopenFormatting(): void {
    const { formatting, open } = this;
    let index = formatting.length;
    for (let entry = formatting.at(index - 1); entry !== null; entry = formatting.at(index - 1)) {
      if (open.placeOf(entry.serial) >= 0) break;
      index--;
    }
    for (; index < formatting.length && open.size < MAX_DEPTH; index++) {
      const entry = formatting.at(index);
      if (entry === null) return;
      this.push(entry.key);
      this.recorder.openAnchor(entry.target, open.top);
      entry.serial = open.serials[open.top] as number;
    }
  }
}
