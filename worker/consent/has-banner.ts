// Whether the visitor was asked at all.
import type { StateView } from "./consent-view.ts";

/** Seen by us, or by autoconsent alone. */
export function hasBanner(untouched: StateView | null): untouched is StateView {
  return untouched !== null && (untouched.seen.banner !== null || untouched.seen.tool !== null);
}
