// Kept reports as routes see them; one of them is kept-report.ts.
import type { ErrorCode } from "#contract/problem.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import { jsonBytes } from "../../encoding.ts";

export interface KeptReports {
  /** Remembers that an analysis begins; null where there is something under this id already. */
  begin(id: string): Promise<KeptRun | null>;
  /** What came of an analysis, as soon as it has ended or after 20 s; null if there is none of this id, or no longer. */
  read(id: string): Promise<KeptAnswer | null>;
  /** Cancels an analysis, or deletes its report. */
  forget(id: string): Promise<void>;
}

export interface KeptRun {
  isWanted(): Promise<boolean>;
  /** False: the visitor has cancelled it. A report beyond MAX_KEPT_BYTES is not kept, which changes nothing else. */
  finish(outcome: KeptOutcome): Promise<boolean>;
}

export type KeptOutcome = { ok: true; report: SeoReport } | { ok: false; code: ErrorCode };

export type KeptAnswer =
  | { state: "running" }
  | { state: "failed"; code: ErrorCode }
  /** As JSON. */
  | { state: "done"; report: string };

/** Where one of them lives: the Durable Object's stub, or a stand-in. */
export interface KeptReportStore {
  begin(): Promise<boolean>;
  isWanted(): Promise<boolean>;
  finish(outcome: KeptOutcome): Promise<boolean>;
  read(): Promise<KeptAnswer | null>;
  forget(): Promise<void>;
}

/** Of a report as JSON; that of a usual page has about 100,000. */
export const MAX_KEPT_BYTES = 1_000_000;

/** @param open the store of an id, newly at every call: a stub breaks when its object restarts */
export function createKeptReports(open: (id: string) => Promise<KeptReportStore>): KeptReports {
  return {
    async begin(id) {
      if (!(await (await open(id)).begin())) return null;
      return {
        isWanted: async () => (await open(id)).isWanted(),
        finish: async (outcome) => {
          const store = await open(id);
          if (!outcome.ok || jsonBytes(outcome.report) <= MAX_KEPT_BYTES) return store.finish(outcome);
          const isWanted = await store.isWanted();
          await store.forget();
          return isWanted;
        },
      };
    },
    read: async (id) => (await open(id)).read(),
    forget: async (id) => (await open(id)).forget(),
  };
}
