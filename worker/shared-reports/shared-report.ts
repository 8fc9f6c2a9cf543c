// One object per shared report: found by its address alone, deleted by alarm or by its sender, completely.
import { DurableObject } from "cloudflare:workers";
import type { ShareDays } from "#contract/shared-report.ts";
import { deleteStorage } from "../delete-storage.ts";
import { StoredPieces } from "../stored-pieces.ts";
import type { SharedContent } from "./compose-shared.ts";
import { prolonged, type SenderChange, type ShareTerms, shortened } from "./share-terms.ts";
import type { PdfClaim } from "./shared-reports.ts";
import { joinPictures, type Split } from "./split-pictures.ts";

/** A print ends sooner, or has failed. */
const PRINT_MS = 25_000;

interface StoredTerms extends ShareTerms {
  /** Keyed hash of the sender's key; what is stored already has this name. */
  ownerHash: string;
}

export class SharedReport extends DurableObject<unknown> {
  private readonly stored = new StoredPieces(this.ctx.storage.kv);
  /** Since when somebody prints it, ms since 1970. In memory: should it be lost, it is printed twice at worst. */
  private printsSince = 0;

  /** @param days from now on */
  async create(senderHash: string, days: ShareDays, content: Split<SharedContent>): Promise<ShareTerms> {
    const now = Date.now();
    const terms: StoredTerms = {
      ownerHash: senderHash,
      days,
      sharedAt: now,
      expiresAt: now + days * 86_400_000,
      isProlonged: false,
    };
    this.stored.put("words", content.words);
    this.stored.put("pictures", content.pictures);
    // The terms last: without them there is no report.
    this.stored.put("terms", terms);
    await this.ctx.storage.setAlarm(terms.expiresAt);
    return publicTerms(terms);
  }

  /** As JSON: content and terms, pictures in their places. Null where there is none, or no longer. Reading stores nothing. */
  read(): string | null {
    const terms = this.terms();
    const words = terms && this.stored.get<SharedContent>("words");
    if (!terms || !words) return null;
    const whole = joinPictures(words, this.stored.get<string[]>("pictures") ?? []);
    return JSON.stringify({ ...publicTerms(terms), content: whole });
  }

  /** The words alone, with places for pictures. */
  readWords(): string | null {
    const terms = this.terms();
    const words = terms && this.stored.get<SharedContent>("words");
    return terms && words ? JSON.stringify({ ...publicTerms(terms), content: words }) : null;
  }

  exists(): boolean {
    return this.terms() !== null;
  }

  /** Null where there is none, or the key is another one. */
  termsOf(senderHash: string): (ShareTerms & { hasPictures: boolean; line: string; url: string }) | null {
    const terms = this.termsFor(senderHash);
    const words = terms && this.stored.get<SharedContent>("words");
    if (!terms || !words) return null;
    const pictures = this.stored.get<string[]>("pictures") ?? [];
    return {
      ...publicTerms(terms),
      hasPictures: pictures.length > 0,
      line: words.line,
      url: words.report.url,
    };
  }

  /** False where there is none, the key is another one, or the terms do not allow it. */
  async change(senderHash: string, change: SenderChange): Promise<boolean> {
    const terms = this.termsFor(senderHash);
    if (terms === null) return false;
    if (change === "delete") {
      await this.clear();
      return true;
    }
    const changed = change === "shorten" ? shortened(terms, Date.now()) : prolonged(terms);
    if (changed === null) return false;
    this.stored.put("terms", { ...terms, ...changed } satisfies StoredTerms);
    // It names the day until which the report can be read.
    this.stored.delete("pdf");
    await this.ctx.storage.setAlarm(changed.expiresAt);
    return true;
  }

  /** Null until it was made. */
  pdf(): Uint8Array | null {
    return this.exists() ? (this.stored.getBytes("pdf") ?? null) : null;
  }

  claimPdf(): PdfClaim {
    if (!this.exists()) return "gone";
    if (this.stored.has("pdf")) return "made";
    if (Date.now() < this.printsSince + PRINT_MS) return "wait";
    this.printsSince = Date.now();
    return "yours";
  }

  /** After a print that failed: the next one may try. */
  releasePdf(): void {
    this.printsSince = 0;
  }

  /** False: the report has ended meanwhile, and nothing is kept. */
  keepPdf(bytes: Uint8Array): boolean {
    this.releasePdf();
    if (!this.exists()) return false;
    this.stored.putBytes("pdf", bytes);
    return true;
  }

  /** At the owner's word. Whether there was one. */
  async erase(): Promise<boolean> {
    const wasThere = this.exists();
    await this.clear();
    return wasThere;
  }

  override async alarm(): Promise<void> {
    await deleteStorage(this.ctx.storage);
  }

  private terms(): StoredTerms | null {
    const terms = this.stored.get<StoredTerms>("terms");
    // The alarm may come late.
    return terms !== undefined && Date.now() < terms.expiresAt ? terms : null;
  }

  private termsFor(senderHash: string): StoredTerms | null {
    const terms = this.terms();
    return terms?.ownerHash === senderHash ? terms : null;
  }

  private async clear(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }
}

function publicTerms({ ownerHash: _, ...terms }: StoredTerms): ShareTerms {
  return terms;
}
