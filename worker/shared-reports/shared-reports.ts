// Shared reports as routes see them; one of them is shared-report.ts.
import type { ShareDays } from "#contract/shared-report.ts";
import { hexDigits } from "../encoding.ts";
import { keyedName } from "../keyed-hash.ts";
import type { SharedContent } from "./compose-shared.ts";
import type { OwnerChange, ShareTerms } from "./share-terms.ts";
import type { Split } from "./split-pictures.ts";

export interface StoredShare extends ShareTerms {
  content: SharedContent;
}

/** "wait": somebody prints it just now. "yours": whoever has it keeps a PDF or releases it. */
export type PdfClaim = "yours" | "wait" | "made" | "gone";

export interface OwnedShare extends ShareTerms {
  hasPictures: boolean;
  line: string;
  /** Of the analysed page. */
  url: string;
}

/** Whoever has both numbers may change a report. */
export interface OwnerOf {
  id: string;
  key: string;
}

export interface SharedReports {
  create(days: ShareDays, content: Split<SharedContent>): Promise<ShareTerms & OwnerOf>;
  /** Null where there is none, or no longer. @param withPictures else places stand for them */
  read(id: string, withPictures: boolean): Promise<StoredShare | null>;
  exists(id: string): Promise<boolean>;
  owned(owner: OwnerOf): Promise<OwnedShare | null>;
  change(owner: OwnerOf, change: OwnerChange): Promise<boolean>;
  pdf(id: string): Promise<Uint8Array | null>;
  claimPdf(id: string): Promise<PdfClaim>;
  releasePdf(id: string): Promise<void>;
  keepPdf(id: string, bytes: Uint8Array): Promise<boolean>;
  /** At the site owner's word, without its sender's key. Whether there was one. */
  erase(id: string): Promise<boolean>;
}

/** Where one of them lives: the Durable Object's stub, or a stand-in. */
export interface SharedReportStore {
  create(ownerHash: string, days: ShareDays, content: Split<SharedContent>): Promise<ShareTerms>;
  read(): Promise<string | null>;
  readWords(): Promise<string | null>;
  exists(): Promise<boolean>;
  termsOf(ownerHash: string): Promise<OwnedShare | null>;
  change(ownerHash: string, change: OwnerChange): Promise<boolean>;
  pdf(): Promise<Uint8Array | null>;
  claimPdf(): Promise<PdfClaim>;
  releasePdf(): Promise<void>;
  keepPdf(bytes: Uint8Array): Promise<boolean>;
  erase(): Promise<boolean>;
}

const ID_BYTES = 16;

/** @param open the store of a name, newly at every call: a stub breaks when its object restarts */
export function createSharedReports(
  open: (name: string) => SharedReportStore,
  secret: string,
): SharedReports {
  // Nothing that is stored, or seen by who looks into the storage, opens a report.
  const storeOf = async (id: string) => open(await keyedName(secret, "shared report", id));
  const hashOf = ({ id, key }: OwnerOf) => keyedName(secret, "owner of a shared report", `${id} ${key}`);
  return {
    async create(days, content) {
      const owner = { id: randomNumber(), key: randomNumber() };
      const terms = await (await storeOf(owner.id)).create(await hashOf(owner), days, content);
      return { ...terms, ...owner };
    },
    async read(id, withPictures) {
      const store = await storeOf(id);
      const json = await (withPictures ? store.read() : store.readWords());
      return json === null ? null : JSON.parse(json);
    },
    exists: async (id) => (await storeOf(id)).exists(),
    owned: async (owner) => (await storeOf(owner.id)).termsOf(await hashOf(owner)),
    change: async (owner, change) => (await storeOf(owner.id)).change(await hashOf(owner), change),
    pdf: async (id) => (await storeOf(id)).pdf(),
    claimPdf: async (id) => (await storeOf(id)).claimPdf(),
    releasePdf: async (id) => (await storeOf(id)).releasePdf(),
    keepPdf: async (id, bytes) => (await storeOf(id)).keepPdf(bytes),
    erase: async (id) => (await storeOf(id)).erase(),
  };
}

/** As hexadecimal digits. */
function randomNumber(): string {
  return hexDigits(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
}
