// Ties the note of an analysis to the page: written when one begins, carried along its history entries, read after a reload.
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { loadKept } from "../calls.ts";
import type { Flow, FlowEvent } from "../flow.ts";
import type { AnalysisInput } from "../run-analysis.ts";
import { wait } from "../wait.ts";
import { FIND_PAUSES_MS, type Found, findReport } from "./find-report.ts";
import { type KeptNote, readKept, saveKept } from "./kept-note.ts";
import { recentReport, rememberReport } from "./recent-report.ts";
import { type ResumeDeps, type Resumed, resumeAnalysis } from "./resume-analysis.ts";

export type Search = "on" | "broken" | "gone" | "lost";

/** ms without scrolling after which the position is noted: browsers count how often the history is written. */
const SETTLED_MS = 300;
const PRESSES = ["pointerdown", "keydown"] as const;

/** Nobody has begun to do something else. */
function isUntouched(): boolean {
  const { activeElement: focused, body } = document;
  return focused === null || focused === body || focused.id === "inhalt";
}

export function useKept() {
  /** undefined: the entry has not been looked at. */
  const note = useRef<KeptNote | null>(undefined);
  /** Until a report is there the page is shorter than it was. */
  const isShown = useRef(false);
  const [search, setSearch] = useState<Search | null>(null);
  const [isRestored, setRestored] = useState(false);
  const [hasLostRating, setLostRating] = useState(false);
  const { key, hash } = useLocation();

  const keep = useCallback((next: KeptNote | null) => {
    note.current = next;
    saveKept(next);
  }, []);

  // A jump to an anchor of this page makes a new entry of the history: it belongs to the report as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: key and hash say that the entry is another one.
  useEffect(() => {
    if (note.current !== undefined) saveKept(note.current);
  }, [key, hash]);

  const isThere = useCallback(() => {
    note.current ??= readKept();
    return note.current !== null;
  }, []);

  /** The id of the report that is shown; null where it has none. */
  const shownId = useCallback(() => note.current?.id ?? null, []);

  const recent = useCallback(() => (note.current ? recentReport(note.current.id) : null), []);

  /** The id of the new analysis; null where the browser makes none, as on plain http. */
  const begin = useCallback(
    (input: AnalysisInput): string | null => {
      const id = crypto.randomUUID?.() ?? null;
      keep(id === null ? null : { id, input, stage: "running" });
      setSearch(null);
      setLostRating(false);
      setRestored(false);
      return id;
    },
    [keep],
  );

  const find = useCallback(
    async (id: string | null, signal: AbortSignal, isPatient: boolean): Promise<Found> =>
      id === null
        ? { outcome: "gone" }
        : findReport(
            id,
            { load: loadKept, wait, onBroken: () => {} },
            signal,
            isPatient ? FIND_PAUSES_MS : [],
          ),
    [],
  );

  const resume = useCallback(
    async (
      depsOf: (input: AnalysisInput) => Omit<ResumeDeps, "find" | "now">,
      signal: AbortSignal,
    ): Promise<Resumed> => {
      const { current } = note;
      if (!current) return "gone";
      const change = (next: Search | null) => {
        if (!signal.aborted) setSearch(next);
      };
      change("on");
      const known = recentReport(current.id);
      const outcome = await resumeAnalysis(
        current,
        {
          ...depsOf(current.input),
          now: Date.now,
          find: async () => {
            const found: Found = known
              ? { outcome: "report", answer: known }
              : await findReport(
                  current.id,
                  { load: loadKept, wait, onBroken: () => change("broken") },
                  signal,
                );
            if (found.outcome === "report") {
              change(null);
              setRestored(true);
            }
            return found;
          },
        },
        signal,
      );
      if (outcome === "left" || signal.aborted) return "left";
      change(outcome === "over" ? null : outcome);
      if (outcome === "gone") keep(null);
      if (outcome === "over") setLostRating(current.stage === "rated" && known?.visualDesign === undefined);
      return outcome;
    },
    [keep],
  );

  /** Writes down how far it has come. */
  const follow = useCallback(
    (event: FlowEvent, flow: Flow) => {
      const { current } = note;
      if (!current) return;
      isShown.current = flow.phase === "result" || flow.phase === "rating";
      // Cancelled, refused, or failed for good.
      if (flow.phase === "idle" || (flow.phase === "error" && !flow.isOpen)) return keep(null);
      if (flow.phase !== "result" && flow.phase !== "rating") return;
      rememberReport(current.id, flow.report);
      if (event.type === "rated")
        keep({ ...current, stage: event.visualDesign === undefined ? "unrated" : "rated" });
      else if (event.type === "stopped") keep({ ...current, stage: "unrated" });
      else if (current.stage === "running") keep({ ...current, stage: "done" });
    },
    [keep],
  );

  /** Forgets the analysis that runs. Returns its id. */
  const end = useCallback((): string | null => {
    const id = note.current?.id ?? null;
    keep(null);
    return id;
  }, [keep]);

  /** For a report found again: it comes too late for the browser's own restoring. */
  const restorePosition = useCallback(() => {
    const top = note.current?.top;
    if (top !== undefined && isUntouched()) scrollTo({ top, behavior: "instant" });
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      const { current } = note;
      if (current && isShown.current) keep({ ...current, top: scrollY });
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_MS);
    };
    // It may be a link, behind which the entry of the history is another one. The scroll event may be still to come.
    const onPress = () => {
      if (note.current?.top !== scrollY) settle();
    };
    addEventListener("scroll", onScroll, { passive: true });
    for (const press of PRESSES) addEventListener(press, onPress, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", onScroll);
      for (const press of PRESSES) removeEventListener(press, onPress);
    };
  }, [keep]);

  return {
    search,
    isRestored,
    hasLostRating,
    isThere,
    recent,
    shownId,
    begin,
    find,
    resume,
    restorePosition,
    follow,
    end,
  };
}
