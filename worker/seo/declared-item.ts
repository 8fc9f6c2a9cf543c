// One thing a page declares as structured data, whatever its notation.
import type { StructuredDataItem } from "#contract/seo-report.ts";

export interface DeclaredItem {
  /** schema.org names without address, e.g. ["Restaurant"]. */
  types: string[];
  source: StructuredDataItem["source"];
  /** Property → value; microdata knows names only, their value is true. */
  properties: Record<string, unknown>;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
