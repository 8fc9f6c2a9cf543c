// Where a navigation scrolls to, decided apart from the window that scrolls.

export interface Step {
  /** POP is back, forward and the browser's own jumps to an anchor. */
  type: "POP" | "PUSH" | "REPLACE";
  /** With its #, or empty. */
  hash: string;
  /** Whether the page itself changed, not only hash or query. */
  pageChanged: boolean;
  /** The navigation asked by `state: { stay: true }` to leave the page where it is, e.g. a filter. */
  stay?: boolean;
  /** Where this entry of the history was left, in px from the top, if it was on show before. */
  left: number | undefined;
}

export type ScrollPlan =
  | { to: "position"; top: number }
  /** First to the top of a new page, at once; then, after the delay, to the element. */
  | { to: "element"; id: string; fromTop: boolean }
  | { to: "top" }
  | { to: "nowhere" };

export function planScroll({ type, hash, pageChanged, stay, left }: Step): ScrollPlan {
  if (type === "POP" && left !== undefined) return { to: "position", top: left };
  if (stay && !pageChanged && type !== "POP") return { to: "nowhere" };
  if (hash.length > 1) return { to: "element", id: decodeHash(hash), fromTop: pageChanged };
  return type === "POP" ? { to: "position", top: 0 } : { to: "top" };
}

function decodeHash(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
