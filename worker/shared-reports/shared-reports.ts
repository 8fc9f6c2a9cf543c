// Shared reports as routes see them; one of them is shared-report.ts.
import type { ShareDays } from "#contract/shared-report.ts";
import { randomId } from "../encoding.ts";
import { keyedName } from "../keyed-hash.ts";
import type { SharedContent } from "./compose-shared.ts";
import type { SenderChange, ShareTerms } from "./share-terms.ts";
import type { Split } from "./split-pictures.ts";

export interface StoredShare extends ShareTerms {
  content: SharedContent;
}

/** "wait": somebody prints it just now. "yours": whoever has it keeps a PDF or releases it. */
export type PdfClaim = "yours" | "wait" | "made" | "gone";

export interface SentShare extends ShareTerms {
  hasPictures: boolean;
  line: string;
  /** Of the analysed page. */
  url: string;
}

/** Whoever has both may change a report. */
export interface SenderCredentials {
  id: string;
  key: string;
}

export interface SharedReports {
  create(days: ShareDays, content: Split<SharedContent>): Promise<ShareTerms & SenderCredentials>;
  /** Null where there is none, or no longer. @param withPictures else places stand for them */
  read(id: string, withPictures: boolean): Promise<StoredShare | null>;
  exists(id: string): Promise<boolean>;
  ofSender(sender: SenderCredentials): Promise<SentShare | null>;
  change(sender: SenderCredentials, change: SenderChange): Promise<boolean>;
  pdf(id: string): Promise<Uint8Array | null>;
  claimPdf(id: string): Promise<PdfClaim>;
  releasePdf(id: string): Promise<void>;
  keepPdf(id: string, bytes: Uint8Array): Promise<boolean>;
  /** At the owner's word, whoever sent it. Whether there was one. */
  erase(id: string): Promise<boolean>;
}

/** Where one of them lives: the Durable Object's stub, or a stand-in. */
export interface SharedReportStore {
  create(senderHash: string, days: ShareDays, content: Split<SharedContent>): Promise<ShareTerms>;
  read(): Promise<string | null>;
  readWords(): Promise<string | null>;
  exists(): Promise<boolean>;
  termsOf(senderHash: string): Promise<SentShare | null>;
  change(senderHash: string, change: SenderChange): Promise<boolean>;
  pdf(): Promise<Uint8Array | null>;
  claimPdf(): Promise<PdfClaim>;
  releasePdf(): Promise<void>;
  keepPdf(bytes: Uint8Array): Promise<boolean>;
  erase(): Promise<boolean>;
}

/** @param open the store of a name, newly at every call: a stub breaks when its object restarts */
export function createSharedReports(
  open: (name: string) => SharedReportStore,
  secret: string,
): SharedReports {
  // Nothing that is stored, or seen by who looks into the storage, opens a report.
  const storeOf = async (id: string) => open(await keyedName(secret, "shared report", id));
  const hashOf = ({ id, key }: SenderCredentials) =>
    keyedName(secret, "owner of a shared report", `${id} ${key}`);
  return {
    async create(days, content) {
      const sender = { id: randomId(), key: randomId() };
      const terms = await (await storeOf(sender.id)).create(await hashOf(sender), days, content);
      return { ...terms, ...sender };
    },
    async read(id, withPictures) {
      const store = await storeOf(id);
      const json = await (withPictures ? store.read() : store.readWords());
      return json === null ? null : JSON.parse(json);
    },
    exists: async (id) => (await storeOf(id)).exists(),
    ofSender: async (sender) => (await storeOf(sender.id)).termsOf(await hashOf(sender)),
    change: async (sender, change) => (await storeOf(sender.id)).change(await hashOf(sender), change),
    pdf: async (id) => (await storeOf(id)).pdf(),
    claimPdf: async (id) => (await storeOf(id)).claimPdf(),
    releasePdf: async (id) => (await storeOf(id)).releasePdf(),
    keepPdf: async (id, bytes) => (await storeOf(id)).keepPdf(bytes),
    erase: async (id) => (await storeOf(id)).erase(),
  };
}
