// Keeps a draft across a reload; only some browsers restore it themselves.
import { useEffect, useRef } from "react";
import { type HistoryEntry, readNote, writeNote } from "#app/history-notes.ts";

const KEY = "priceChatDraft";
/** ms without typing. Browsers throttle frequent history updates. */
const PAUSE_MS = 300;

export function keptDraft(entry: HistoryEntry = history): string {
  const draft = readNote(entry, KEY);
  return typeof draft === "string" ? draft : "";
}

export function keepDraft(text: string, entry: HistoryEntry = history): void {
  writeNote(entry, KEY, text === "" ? undefined : text);
}

interface DraftKeeper {
  save: (text: string) => void;
  saveLater: (text: string) => void;
}

export function useDraftKeeper(): DraftKeeper {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A later write would go to another page's history entry.
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    save(text) {
      clearTimeout(timer.current);
      keepDraft(text);
    },
    saveLater(text) {
      clearTimeout(timer.current);
      timer.current = setTimeout(keepDraft, PAUSE_MS, text);
    },
  };
}
