// What has just been changed, told by the address that the change led to, and what takes it back.
import { deskChanges, inbox as inboxWords, desk as words } from "#content/desk/desk.ts";
import { handlingStates } from "../../mail/outbox/inbox-records.ts";

export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export interface Notice {
  text: string;
  /** Null where nothing can be taken back any more. */
  undo: { what: string; id: string; token: string } | null;
}

/** Of names in the address, never of words in it. */
export function noticeOf({ was = "", id = "", token = "", stand }: Record<string, string>): Notice | null {
  const state = handlingStates.find((one) => one === stand);
  const texts: Record<string, string> = {
    state: deskChanges.state(state === undefined ? "" : inboxWords.states[state]),
    note: deskChanges.note,
    removed: deskChanges.removed,
    resend: deskChanges.resend,
    "letter-on": deskChanges.letterOn,
    "letter-off": deskChanges.letterOff,
    undone: words.undone,
    "too-late": words.tooLate,
  };
  const text = Object.hasOwn(texts, was) ? texts[was] : undefined;
  if (text === undefined) return null;
  const isUndoable = UUID.test(id) && UUID.test(token);
  return { text, undo: isUndoable ? { what: was, id, token } : null };
}
