// One sign of a kind of page: what to look for, for whom it speaks, and how much.
import { toTexts } from "../business/contact-data.ts";
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

/** Characters of a name that are compared. */
const maxName = 300;

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

/** Among several items of these types the one that the page is about: its name is the main heading, or it alone has this part. */
export function findMainItem(
  { items, facts: { html } }: PageView,
  types: ReadonlySet<string>,
  part: string,
): string | null {
  const all = items.filter((item) => item.types.some((type) => types.has(type)));
  const heading = fold(html.headings.find(({ level }) => level === 1)?.text ?? "");
  const namesOf = ({ properties }: (typeof all)[number]) =>
    [properties.name, properties.headline].flatMap((value) => toTexts(value).map(fold));
  const isNamed = (item: (typeof all)[number]) => heading !== "" && namesOf(item).includes(heading);
  const named = all.filter(isNamed);
  if (named.length > 0) return named[0]?.types[0] ?? null;
  const whole = all.filter(({ properties }) => part in properties);
  return all.length > 1 && whole.length === 1 ? (whole[0]?.types[0] ?? null) : null;
}

function fold(text: string): string {
  return text.slice(0, maxName).replace(/\s+/g, " ").trim().toLowerCase();
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
