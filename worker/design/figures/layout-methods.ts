// How a page puts its columns side by side: with what CSS has for it, or with what was there before.
import type { Technique } from "../page-snapshot.ts";

export interface LayoutMethods {
  /** Large areas laid out with grid or flexbox. */
  modern: number;
  floats: number;
  tables: number;
  /** Share of floats and tables among all of them, 0–1; 0 for a page without columns. */
  old: number;
}

/** Of the desktop view. Tables with data are no layout, however large. */
export function layoutMethods({ layouts, layoutTables }: Technique): LayoutMethods {
  const modern = layouts.flex + layouts.grid;
  const all = modern + layouts.float + layoutTables;
  const old = all === 0 ? 0 : (layouts.float + layoutTables) / all;
  return { modern, floats: layouts.float, tables: layoutTables, old };
}
