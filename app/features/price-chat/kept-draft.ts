// What is typed and not sent, for the case of a reload: some browsers bring it back by themselves, others do not.
import { useEffect, useRef } from "react";
import { type Entry, readNote, writeNote } from "../../history-notes.ts";

/** Name of the note. */
const KEY = "priceChatDraft";
/** ms without a key being hit. Browsers refuse notes that follow each other too fast. */
const PAUSE_MS = 300;

/** Empty when there is none. */
export function keptDraft(entry: Entry = history): string {
  const draft = readNote(entry, KEY);
  return typeof draft === "string" ? draft : "";
}

export function keepDraft(text: string, entry: Entry = history): void {
  writeNote(entry, KEY, text === "" ? undefined : text);
}

export interface DraftKeeper {
  now: (text: string) => void;
  /** As soon as the visitor pauses. */
  soon: (text: string) => void;
}

export function useDraftKeeper(): DraftKeeper {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Later there would be another page's entry.
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    now(text) {
      clearTimeout(timer.current);
      keepDraft(text);
    },
    soon(text) {
      clearTimeout(timer.current);
      timer.current = setTimeout(keepDraft, PAUSE_MS, text);
    },
  };
}
