// The state of the standard's tree construction (https://html.spec.whatwg.org/multipage/parsing.html#tree-construction)
// without a tree: the stack of open elements decides what is in the document, and each element is handed on at once.
import type { Clues } from "./clues.ts";
import { DeepElements } from "./deep-elements.ts";
import { roleContext } from "./element-context.ts";
import { FormattingElements } from "./formatting-elements.ts";
import type { Mode, Rules } from "./modes/rule-table.ts";
import { MAX_DEPTH, OpenElements } from "./open-elements.ts";
import { Recorder } from "./recorder.ts";
import type { Tag } from "./tag-scanner.ts";
import { BLOCK, HEADING, ID, idOf, isForeign, TABLE_STRUCTURE, traitsOf, VOID } from "./tags.ts";
import type { WantedTexts } from "./wanted/wanted-texts.ts";

/** What the tokenizer finds behind a start tag. */
export type Content = "markup" | "rcdata" | "rawtext" | "script" | "plaintext";

const { a: A, noscript: NOSCRIPT, p: P, script: SCRIPT, table: TABLE, textarea: TEXTAREA, title: TITLE } = ID;
const rawContents = new Map<number, Content>([
  [TITLE, "rcdata"],
  [TEXTAREA, "rcdata"],
  [SCRIPT, "script"],
]);
for (const name of "style xmp iframe noembed noframes noscript".split(" "))
  rawContents.set(idOf(name), "rawtext");

export class Tree {
  readonly open = new OpenElements();
  readonly formatting = new FormattingElements();
  readonly recorder: Recorder;
  private readonly rules: Rules;
  mode: Mode = "before html";
  /** Modes of the open templates, innermost last. */
  readonly templateModes: Mode[] = [];
  content: Content = "markup";
  /** Serial of the open form, or 0. */
  form = 0;
  hasHead = false;
  framesetOk = true;
  isQuirky = true;
  /** "Foster parenting": content directly in a table's structure goes in front of the table. */
  isFosterParenting = false;
  readonly deepElements: DeepElements;
  /** Name in the element filter of the element whose raw content is filtered, else "". */
  private filteredName = "";
  private hasRawElement = false;
  /** The raw content may hold words that are looked for. */
  private isSearched = false;

  constructor(rules: Rules, clues: Clues, wanted: WantedTexts) {
    this.rules = rules;
    this.recorder = new Recorder(this.open, clues, wanted);
    this.deepElements = new DeepElements(this.recorder);
  }

  startTag(tag: Tag): void {
    if (this.deepElements.depth > 0) this.startDeep(tag);
    else if (this.isInForeign() && this.rules.foreign.appliesToStart(this, tag))
      this.rules.foreign.start(this, tag);
    else this.startIn(this.mode, tag);
  }

  endTag(tag: Tag): void {
    if (this.deepElements.depth > 0) this.deepElements.close();
    else if (this.isInForeign()) this.rules.foreign.end(this, tag);
    else this.endIn(this.mode, tag);
  }

  /** Prepares for text; false when it is dropped. */
  acceptText(isWhitespace: boolean): boolean {
    if (this.deepElements.depth > 0) return true;
    if (this.isInForeign() && this.rules.foreign.appliesToText(this))
      return this.rules.foreign.text(this, isWhitespace);
    return this.textIn(this.mode, isWhitespace);
  }

  startIn(mode: Mode, tag: Tag): void {
    this.rules.modes[mode].start(this, tag);
  }

  endIn(mode: Mode, tag: Tag): void {
    this.rules.modes[mode].end(this, tag);
  }

  textIn(mode: Mode, isWhitespace: boolean): boolean {
    return this.rules.modes[mode].text(this, isWhitespace);
  }

  /** Beyond MAX_DEPTH the rules of the modes have no stack to work on. */
  private startDeep(tag: Tag): void {
    if (rawContents.has(tag.id)) this.insertRaw(tag);
    else if (tag.selfClosing || (traitsOf(tag.key) & VOID) !== 0) this.append(tag);
    else this.insert(tag);
  }

  isInForeign(): boolean {
    return this.open.size > 0 && isForeign(this.open.topKey);
  }

  /** Inserts an element for a start tag and opens it, by default in HTML. `target` of a link may be known already. */
  insert(tag: Tag, key = tag.key, target = tag.id === A ? this.recorder.targetOf(tag) : null): void {
    const item = this.recorder.addElement(tag, key);
    if (this.open.size >= MAX_DEPTH) {
      this.deepElements.open(tag, key);
      return;
    }
    this.push(key);
    if (tag.hasRole) this.open.addContext(roleContext(tag));
    if (item >= 0) this.open.items[this.open.top] = item;
    if (tag.id === A) this.recorder.openAnchor(target, this.open.top);
  }

  /** Inserts an element that has no content. */
  append(tag: Tag, key = tag.key): void {
    this.recorder.addElement(tag, key);
    if ((traitsOf(key) & BLOCK) !== 0) this.recorder.textSink()?.breakLine();
    else if (tag.id === A) this.recorder.close(this.recorder.addDetached(tag, key));
  }

  /** Inserts an element whose content is not markup. */
  insertRaw(tag: Tag): void {
    this.filteredName = this.recorder.addRawElement(tag);
    this.content = rawContents.get(tag.id) ?? "markup";
    this.isSearched = this.filteredName === "" && (tag.id === SCRIPT || tag.id === NOSCRIPT);
    this.recorder.words.begin();
    this.hasRawElement = this.open.size < MAX_DEPTH;
    if (this.hasRawElement) this.push(tag.key);
  }

  /** Bytes [from, to) of raw content. Returns where it stopped, as FoldedText.append does. */
  readRawContent(bytes: Uint8Array, from: number, to: number, isLast: boolean): number {
    const { recorder } = this;
    // To the tree, the rest of a page behind plaintext is text like any other.
    const isRead = this.content === "plaintext" ? this.acceptText(false) : this.hasRawElement;
    const sink = isRead ? recorder.textSink() : null;
    let end = to;
    if (sink !== null) end = sink.append(bytes, from, to, this.content === "rcdata", isLast);
    else if (this.filteredName === "") end = recorder.inlineCode.read(bytes, from, to, isLast);
    if (this.filteredName !== "") recorder.elementFilter.content(bytes, from, end);
    if (this.isSearched) recorder.words.read(bytes, from, end);
    return end;
  }

  endRaw(): void {
    if (this.filteredName !== "") this.recorder.elementFilter.close(this.filteredName);
    else this.recorder.inlineCode.close();
    this.filteredName = "";
    this.content = "markup";
    if (this.hasRawElement) this.pop();
    this.hasRawElement = false;
  }

  /** Opens an element that is implied, not written. */
  insertImplied(key: number): void {
    this.recorder.countElement();
    if (this.open.size < MAX_DEPTH) this.push(key);
  }

  private push(key: number): void {
    const { open, recorder } = this;
    const traits = traitsOf(key);
    const isMoved = this.isFosterParenting && (traitsOf(open.topKey) & TABLE_STRUCTURE) !== 0;
    if ((traits & BLOCK) !== 0) recorder.textSink()?.breakLine();
    open.push(key);
    const { top } = open;
    open.textFrom[top] = recorder.text.offset;
    open.pictureTextFrom[top] = recorder.pictureText.offset;
    if (isMoved) open.movedBefore[top] = open.serials[open.topmost(TABLE)] ?? -1;
    if (key === TABLE) open.headingsBefore[top] = recorder.headingPosition(top);
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

  /** Takes an element out of the stack, wherever it is; those above it stay open. */
  remove(position: number): void {
    const { open, recorder } = this;
    if (position === open.top) this.pop();
    else {
      recorder.close(open.records[position] as number);
      open.removeAt(position);
    }
  }

  popTo(size: number): void {
    while (this.open.size > size) this.pop();
  }

  /** Closes everything up to and including the topmost element of a name. */
  popThrough(key: number): void {
    const position = this.open.topmost(key);
    if (position > 0) this.popTo(position);
  }

  generateImpliedEndTags(except = 0, thoroughly = false): void {
    while (this.open.isTopImplied(except, thoroughly)) this.pop();
  }

  /** "Close a p element", where one is in button scope. */
  closeParagraph(): void {
    if (!this.open.isOpen(P) || !this.open.inButtonScope(P)) return;
    this.generateImpliedEndTags(P);
    this.popThrough(P);
  }

  /** "Reconstruct the active formatting elements". */
  reconstructFormatting(): void {
    const { formatting, open } = this;
    let index = formatting.length;
    for (let entry = formatting.at(index - 1); entry !== null; entry = formatting.at(index - 1)) {
      if (open.positionOf(entry.serial) >= 0) break;
      index--;
    }
    for (; index < formatting.length && open.size < MAX_DEPTH; index++) {
      const entry = formatting.at(index);
      if (entry === null) return;
      this.recorder.countElement();
      this.push(entry.key);
      this.recorder.openAnchor(entry.target, open.top);
      entry.serial = open.serials[open.top] as number;
    }
  }
}
