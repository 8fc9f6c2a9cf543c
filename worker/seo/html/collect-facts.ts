// From the bytes of a page to HtmlFacts, while they arrive: charset → scanner → element filter → HTMLRewriter → collectors.

import { serviceTexts } from "../../third-parties/all-services.ts";
import { readChunks } from "../fetch/body-chunks.ts";
import { countWords } from "../text/words.ts";
import { isUndeclared, LATE_PRESCAN_BYTES, PRESCAN_BYTES, sniffCharset, Utf8Transcoder } from "./charset.ts";
import { collectAreas } from "./collectors/areas.ts";
import { collectFormFields } from "./collectors/form-fields.ts";
import { collectDocument, collectTitles } from "./collectors/head.ts";
import { collectJsonLd } from "./collectors/json-ld.ts";
import { collectMedia } from "./collectors/media.ts";
import { collectMicrodata } from "./collectors/microdata.ts";
import { collectTimes } from "./collectors/times.ts";
import type { HtmlFacts } from "./page-facts.ts";
import { readingNotes } from "./reading-notes.ts";
import type { On, Rewriter, RewriterPass } from "./rewriter.ts";
import { MarkupScanner, WantedTexts } from "./scanner/markup-scanner.ts";

export type { Rewriter } from "./rewriter.ts";

/** Bytes of a page that are read; the longest of 130 real articles has 1.6 MB. */
export const MAX_PAGE_BYTES = 5 * 1024 * 1024;
/** Words that may mean something in a script: a viewport it sets, links it makes. */
const watched = ["viewport", "impressum", "imprint", "datenschutz"];
const wantedTexts = new WantedTexts({ ...serviceTexts, watched });
/** HTMLRewriter gets the filtered elements in portions of this size: every write costs some 20 µs. */
const PORTION_BYTES = 32 * 1024;

export interface CollectOptions {
  /** Content-Type header of the answer. */
  contentType: string | null;
  rewriter: Rewriter;
  /** Called after every chunk with the bytes read so far. */
  onProgress?: (bytes: number) => void;
}

export interface CollectedFacts {
  html: HtmlFacts;
  /** Bytes read, at most MAX_PAGE_BYTES. */
  bytes: number;
  /** The page goes on after these bytes. */
  truncated: boolean;
  /** German sentences on what could not be read. */
  notes: string[];
}

/** Never rejects because of what a page contains or because its body is interrupted: returns what was read, with a note. */
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
  return { ...(await page.end(truncated, chunks.hasFailed())), bytes, truncated };
}

/** One page on its way through scanner, element filter and HTMLRewriter. */
class PageReading {
  private readonly contentType: string | null;
  private readonly pass: RewriterPass;
  private readonly scanner = new MarkupScanner(wantedTexts);
  private readonly collected: ReturnType<typeof registerCollectors>;
  /** The first bytes, until the charset is known. */
  private readonly head: Uint8Array[] = [];
  private headBytes = 0;
  private neededBytes = PRESCAN_BYTES;
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
      if (this.scanner.filteredBytes >= PORTION_BYTES) await this.rewrite();
      return;
    }
    this.head.push(chunk.slice());
    this.headBytes += chunk.length;
    if (this.headBytes < this.neededBytes) return;
    if (this.neededBytes === PRESCAN_BYTES && isUndeclared(this.joinHead(), this.contentType))
      this.neededBytes = LATE_PRESCAN_BYTES;
    if (this.headBytes >= this.neededBytes) await this.begin();
  }

  private joinHead(): Uint8Array {
    const [first, second] = this.head;
    if (first !== undefined && second === undefined) return first;
    const joined = new Uint8Array(this.headBytes);
    let at = 0;
    for (const chunk of this.head) {
      joined.set(chunk, at);
      at += chunk.length;
    }
    return joined;
  }

  /** There are enough bytes to detect the charset, or there are no more. */
  private async begin(): Promise<Utf8Transcoder> {
    const head = this.joinHead();
    const transcoder = new Utf8Transcoder(
      sniffCharset(head.subarray(0, LATE_PRESCAN_BYTES), this.contentType),
    );
    this.transcoder = transcoder;
    this.head.length = 0;
    await this.read(head);
    return transcoder;
  }

  private async rewrite(): Promise<void> {
    const portion = this.scanner.takeFiltered();
    if (portion.length > 0 && !this.hasRewriterFailed) await this.tolerate(this.pass.write(portion));
  }

  private async tolerate(step: Promise<void>): Promise<void> {
    await step.catch(() => {
      this.hasRewriterFailed = true;
    });
  }

  async end(truncated: boolean, wasInterrupted: boolean): Promise<Pick<CollectedFacts, "html" | "notes">> {
    const transcoder = this.transcoder ?? (await this.begin());
    this.scanner.push(transcoder.end());
    const { text, textBytes, mainText, clues, isTooDeep, dropped, ...outline } = this.scanner.end();
    await this.rewrite();
    await this.tolerate(this.pass.end());
    const { hasRewriterFailed } = this;
    const { name: charset, source: charsetSource, unknown: unknownCharsets } = transcoder.charset;
    const { document, formFields, ...lists } = this.collected;
    const isCut = hasRewriterFailed || Object.values(dropped).includes(true);
    const hasCutMicrodata = lists.microdata.some((item) => item.isCut);
    return {
      html: {
        charset,
        charsetSource,
        ...document,
        ...formFields,
        ...lists,
        ...outline,
        text: { text, bytes: textBytes, words: countWords(text), main: mainText },
        markers: clues,
        ...(isCut ? { isCut } : {}),
      },
      notes: readingNotes({
        isTooDeep,
        dropped,
        truncated,
        wasInterrupted,
        unknownCharsets,
        charset,
        hasCutMicrodata,
        hasRewriterFailed,
      }),
    };
  }
}

function registerCollectors(on: On) {
  return {
    document: collectDocument(on),
    titles: collectTitles(on),
    jsonLd: collectJsonLd(on),
    media: collectMedia(on),
    microdata: collectMicrodata(on),
    times: collectTimes(on),
    areas: collectAreas(on),
    formFields: collectFormFields(on),
  };
}
