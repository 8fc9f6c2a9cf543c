// One sign of a kind of page: what to look for, for whom it speaks, and how much.
import type { PageView } from "./page-view.ts";
import { kindOfPath, type PathKind } from "./paths.ts";

/** A firm's front page and its other pages differ by their address alone. */
export type Candidate = "firm" | "institution" | "article" | "product" | "list" | "app";

export interface Sign {
  /** German noun for the report. */
  sign: string;
  speaksFor: readonly Candidate[];
  /** Negative: speaks against. */
  weight: number;
  /** What was found, short; null if nothing. Texts of the page may be of any length. */
  find(view: PageView): string | null;
}

/** The first type of an item that is in the list. */
export function findType({ items }: Pick<PageView, "items">, types: ReadonlySet<string>): string | null {
  for (const item of items) {
    const found = item.types.find((type) => types.has(type));
    if (found !== undefined) return found;
  }
  return null;
}

export function countItems({ items }: PageView, types: ReadonlySet<string>): number {
  return items.filter((item) => item.types.some((type) => types.has(type))).length;
}

/** The first of these classes that is there. */
export function findClass({ classes }: PageView, names: ReadonlySet<string>): string | null {
  return [...classes].find((name) => names.has(name)) ?? null;
}

export function pathOf(kind: PathKind): Sign["find"] {
  return ({ path }) => (kindOfPath(path) === kind ? path : null);
}

/** What of a text matches; null if nothing. */
export function match(pattern: RegExp, text: string): string | null {
  return text.match(pattern)?.[0]?.trim() ?? null;
}
