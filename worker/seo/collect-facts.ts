// From the bytes of a page to HtmlFacts, while they arrive: charset → scanner → sieve → HTMLRewriter → collectors.

import { readChunks } from "./body-chunks.ts";
import { PRESCAN_BYTES, sniffCharset, Utf8Transcoder } from "./charset.ts";
import { collectDocument } from "./collectors/document.ts";
import { collectFormFields } from "./collectors/form-fields.ts";
import { collectJsonLd } from "./collectors/json-ld.ts";
import { collectLinkElements } from "./collectors/link-elements.ts";
import { collectMedia } from "./collectors/media.ts";
import { collectMetas } from "./collectors/metas.ts";
import { collectMicrodata } from "./collectors/microdata.ts";
import { collectTitles } from "./collectors/titles.ts";
import type { HtmlFacts } from "./page-facts.ts";
import { readingNotes } from "./reading-notes.ts";
import type { On, Rewriter, RewriterPass } from "./rewriter.ts";
import { MarkupScanner } from "./scanner/markup-scanner.ts";
import { countWords } from "./word-scanner.ts";

export type { Rewriter } from "./rewriter.ts";

/** Bytes of a page that are read; the longest of 130 real articles has 1.6 MB. */
export const MAX_PAGE_BYTES = 5 * 1024 * 1024;
/** Elements are handed to HTMLRewriter in portions: every write costs some 20 µs. */
const PORTION_BYTES = 32 * 1024;

export interface CollectOptions {
  /** Content-Type header of the answer. */
  contentType: string | null;
  rewriter: Rewriter;
  /** Told after every chunk how many bytes have been read. */
  onProgress?: (bytes: number) => void;
}

export interface CollectedFacts {
  html: HtmlFacts;
  /** Bytes read, at most MAX_PAGE_BYTES. */
  bytes: number;
  /** The page goes on behind these bytes. */
  truncated: boolean;
  /** German sentences on what could not be read. */
  notes: string[];
}

/** Never rejects because of what a page contains, nor when its body breaks off: gives what was gathered, with a note. */
export async function collectHtmlFacts(
  body: ReadableStream<Uint8Array>,
  { contentType, rewriter, onProgress = () => {} }: CollectOptions,
): Promise<CollectedFacts> {
  const page = new PageReading(contentType, rewriter());
  const chunks = readChunks(body);
  let bytes = 0;
  let truncated = false;
  for (let chunk = await chunks.next(); chunk !== null && !truncated; ) {
    const room = MAX_PAGE_BYTES - bytes;
    truncated = chunk.length > room;
    bytes += Math.min(chunk.length, room);
    await page.read(truncated ? chunk.subarray(0, room) : chunk);
    onProgress(bytes);
    if (!truncated) chunk = await chunks.next();
  }
  if (truncated) chunks.cancel();
  const html = await page.end();
  return { html, bytes, truncated, notes: page.notes({ truncated, hasBrokenOff: chunks.hasBrokenOff() }) };
}

/** One page on its way through scanner, sieve and HTMLRewriter. */
class PageReading {
  private readonly contentType: string | null;
  private readonly pass: RewriterPass;
  private readonly scanner = new MarkupScanner();
  private readonly collected: ReturnType<typeof registerCollectors>;
  /** The first bytes, while it is open how to decode them. */
  private head = new Uint8Array(0);
  private transcoder: Utf8Transcoder | null = null;
  private hasRewriterFailed = false;

  constructor(contentType: string | null, pass: RewriterPass) {
    this.contentType = contentType;
    this.pass = pass;
    this.collected = registerCollectors(pass.on);
  }

  async read(chunk: Uint8Array): Promise<void> {
    if (this.transcoder !== null) {
      this.scanner.push(this.transcoder.convert(chunk));
      await this.rewrite(PORTION_BYTES);
      return;
    }
    const joined = new Uint8Array(this.head.length + chunk.length);
    joined.set(this.head);
    joined.set(chunk, this.head.length);
    this.head = joined;
    if (joined.length >= PRESCAN_BYTES) await this.begin();
  }

  /** Enough bytes have come to tell the charset, or there are no more. */
  private async begin(): Promise<Utf8Transcoder> {
    const { head } = this;
    const transcoder = new Utf8Transcoder(sniffCharset(head.subarray(0, PRESCAN_BYTES), this.contentType));
    this.transcoder = transcoder;
    this.head = new Uint8Array(0);
    await this.read(head);
    return transcoder;
  }

  /** Hands on what has gathered in the sieve, if it is worth a call. */
  private async rewrite(least: number): Promise<void> {
    const { sieve } = this.scanner.tree.recorder;
    if (sieve.waiting < least) return;
    const portion = sieve.take();
    if (this.hasRewriterFailed) return;
    try {
      await this.pass.write(portion);
    } catch {
      this.hasRewriterFailed = true;
    }
  }

  async end(): Promise<HtmlFacts> {
    const { scanner } = this;
    const transcoder = this.transcoder ?? (await this.begin());
    scanner.push(transcoder.end());
    scanner.end();
    await this.rewrite(1);
    try {
      await this.pass.end();
    } catch {
      this.hasRewriterFailed = true;
    }
    const { recorder } = scanner.tree;
    const text = recorder.text.toString();
    const pictureText = recorder.pictureText.toString();
    const { document, formFields, ...lists } = this.collected;
    return {
      charset: transcoder.charset.name,
      charsetSource: transcoder.charset.source,
      doctype: scanner.doctype,
      ...document,
      ...formFields,
      ...lists,
      images: recorder.bodyElements.imageFacts(),
      scripts: recorder.bodyElements.scriptFacts(),
      headings: recorder.outline.headingFacts(text, pictureText),
      anchors: recorder.outline.anchorFacts(text, pictureText),
      text: { text, bytes: recorder.text.byteLength, words: countWords(text) },
      markers: scanner.clues.list(),
    };
  }

  notes(end: { truncated: boolean; hasBrokenOff: boolean }): string[] {
    const { tree, hasGivenUpTag } = this.scanner;
    const { bodyElements, outline, sieve } = tree.recorder;
    return readingNotes({
      ...end,
      unknownCharsets: this.transcoder?.charset.unknown ?? [],
      charset: this.transcoder?.charset.name ?? "",
      wasTooDeep: tree.buried.hasAny,
      hasGivenUpTag,
      hasLeftOutElements: sieve.isFull || bodyElements.isFull,
      hasLeftOutHeadings: outline.hasLeftOutHeadings,
      hasLeftOutAnchors: outline.hasLeftOutAnchors,
      hasRewriterFailed: this.hasRewriterFailed,
    });
  }
}

function registerCollectors(on: On) {
  return {
    document: collectDocument(on),
    titles: collectTitles(on),
    metas: collectMetas(on),
    links: collectLinkElements(on),
    jsonLd: collectJsonLd(on),
    media: collectMedia(on),
    microdata: collectMicrodata(on),
    formFields: collectFormFields(on),
  };
}
