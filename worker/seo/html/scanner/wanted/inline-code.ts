// What stands in the scripts and styles of a document itself: how a script begins, and which of the wanted texts are in it.
import { NeedleSearch, type Needles } from "./needles.ts";
import { StyleSearch } from "./style-search.ts";

/** Bytes kept of the beginning of a script. */
export const MAX_BEGINNING_BYTES = 160;
/** How many beginnings are kept; all scripts are searched. */
const MAX_BEGINNINGS = 200;

export interface InlineScript {
  begin: string;
  signs: string[];
}

const decoder = new TextDecoder();

export class InlineCode {
  private readonly scriptSearch: NeedleSearch;
  private readonly styleSearch: StyleSearch;
  private script: InlineScript | null = null;
  private isInStyle = false;
  private beginnings = 0;

  constructor(inScripts: Needles, inStyles: readonly string[]) {
    this.scriptSearch = new NeedleSearch(inScripts);
    this.styleSearch = new StyleSearch(inStyles);
  }

  /** Wanted texts in stylesheets, in order of appearance. */
  get styleSigns(): string[] {
    return [...this.styleSearch.found];
  }

  openScript(script: InlineScript): void {
    this.script = script;
  }

  openStyle(): void {
    this.isInStyle = true;
    this.styleSearch.reset();
  }

  /** The first bytes of a script, enough of them. */
  begin(bytes: Uint8Array, from: number, to: number): void {
    if (this.script === null || this.beginnings >= MAX_BEGINNINGS) return;
    this.script.begin = decoder.decode(bytes.subarray(from, Math.min(to, from + MAX_BEGINNING_BYTES))).trim();
    if (this.script.begin !== "") this.beginnings++;
  }

  /** Content [from, to). Returns where it stopped, as StyleSearch.read does. */
  read(bytes: Uint8Array, from: number, to: number, isLast: boolean): number {
    if (this.script !== null) this.scriptSearch.read(bytes, from, to);
    return this.isInStyle ? this.styleSearch.read(bytes, from, to, isLast) : to;
  }

  close(): void {
    if (this.script !== null) this.script.signs = this.scriptSearch.take();
    this.script = null;
    this.isInStyle = false;
  }
}
