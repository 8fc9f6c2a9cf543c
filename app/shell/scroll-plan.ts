import { tryOr } from "../try-or.ts";

export interface Step {
  /** POP: back, forward and the browser's own jumps to an anchor. */
  type: "POP" | "PUSH" | "REPLACE";
  /** With "#", or empty. */
  hash: string;
  /** The path changed, not only hash or query. */
  pageChanged: boolean;
  /** Requested by `state: { stay: true }`, e.g. a filter. */
  stay?: boolean;
  /** px from the top at which this history entry was left. */
  left: number | undefined;
}

export type ScrollPlan =
  | { to: "position"; top: number }
  /** Jumps to the top of a new page first, then scrolls to the element after the delay. */
  | { to: "element"; id: string; fromTop: boolean }
  | { to: "top" }
  | { to: "nowhere" };

export function planScroll({ type, hash, pageChanged, stay, left }: Step): ScrollPlan {
  if (type === "POP" && left !== undefined) return { to: "position", top: left };
  if (stay && !pageChanged && type !== "POP") return { to: "nowhere" };
  if (hash.length > 1 && !holdsData(hash))
    return { to: "element", id: decodeHash(hash), fromTop: pageChanged };
  return type === "POP" ? { to: "position", top: 0 } : { to: "top" };
}

/** What a link fills into a form (content/contact-link.ts), and no place on the page. */
function holdsData(hash: string): boolean {
  return hash.includes("=");
}

function decodeHash(hash: string): string {
  const id = hash.slice(1);
  return tryOr(() => decodeURIComponent(id), id);
}
