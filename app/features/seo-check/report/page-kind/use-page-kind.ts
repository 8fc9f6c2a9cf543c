import { useEffect, useEffectEvent, useMemo, useState } from "react";
import * as v from "valibot";
import { showToast } from "#app/ui/toast-store.ts";
import { kindTexts } from "#content/report/seo-report.ts";
import type { PageKind } from "#contract/page-kinds.ts";
import { seoReportSchema } from "#contract/seo-report.ts";
import { readReport, type ShownReport } from "../read-report.ts";

/** In memory alone: who comes back to the report of a crawl finds it read as before. Another report replaces it. */
let remembered: { checkedAt: string | null; kind: PageKind } | null = null;

export interface KindChoice {
  /** What the control shows; the report follows as soon as its code is loaded. */
  kind: PageKind;
  choose: (kind: PageKind) => void;
}

interface ReadAnew {
  kind: PageKind;
  /** Null until it is reckoned. */
  report: ShownReport | null;
}

/**
 * The report as it was answered, or as the visitor has it read. `choice` is null where it cannot be read anew.
 * @param isReadOnly nothing of it is remembered
 */
export function usePageKind(answer: unknown, isReadOnly: boolean) {
  const answered = useMemo(() => readReport(answer), [answer]);
  const [anew, setAnew] = useState<ReadAnew | null>(null);
  const guessed = answered.pageKind?.kind ?? null;
  // A shared one is read as its sender read it.
  const hasOthers = (answered.pageKind?.otherwise.length ?? 0) > 0;
  const isWhole = useMemo(() => v.is(seoReportSchema, answer), [answer]);

  const choose = (kind: PageKind) => {
    remember(kind);
    if (kind === guessed) return setAnew(null);
    setAnew((before) => ({ kind, report: before?.report ?? null }));
    // Loaded on demand: hardly anybody needs it.
    import("./reread-as.ts").then(
      ({ rereadAs }) => {
        if (!v.is(seoReportSchema, answer)) return;
        const report = readReport(rereadAs(answer, kind));
        setAnew((now) => (now?.kind === kind ? { kind, report } : now));
      },
      () => {
        setAnew(null);
        showToast({ kind: "destructive", ...kindTexts.failed });
      },
    );
  };

  function remember(kind: PageKind) {
    if (!isReadOnly) remembered = { checkedAt: answered.checkedAt, kind };
  }

  const restore = useEffectEvent(() => {
    if (!isReadOnly && remembered?.checkedAt === answered.checkedAt) choose(remembered.kind);
  });
  useEffect(() => restore(), []);

  return {
    answered,
    shown: anew?.report ?? answered,
    choice: isWhole && guessed !== null && hasOthers ? { kind: anew?.kind ?? guessed, choose } : null,
  };
}
