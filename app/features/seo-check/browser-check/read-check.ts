// The border between the answer of the browser check and its display.
import { browserCheckSchema, readerIds } from "#contract/browser-check.ts";
import { type Read, readLeniently } from "#contract/read-leniently.ts";

export type ShownCheck = NonNullable<Read<typeof browserCheckSchema>>;
export type ShownAccessibility = NonNullable<NonNullable<ShownCheck["accessibility"]>["result"]>;
export type ShownFault = ShownAccessibility["faults"][number];
export type ShownShot = NonNullable<ShownAccessibility["shots"]["desktop"]>;
export type ShownKeyboard = NonNullable<NonNullable<ShownCheck["keyboard"]>["result"]>;
export type ShownReflow = NonNullable<NonNullable<ShownCheck["reflow"]>["result"]>;
export type ShownMend = NonNullable<NonNullable<ShownCheck["mends"]>["result"]>["mends"][number];
export type ShownSpeed = NonNullable<NonNullable<ShownCheck["speed"]>["result"]>;
export type ShownSpotFault = ShownKeyboard["faults"][number];
export type ShownConsent = NonNullable<NonNullable<ShownCheck["consent"]>["result"]>;
export type ShownConsentState = ShownConsent["states"][number];
export type ShownRendered = NonNullable<NonNullable<ShownCheck["rendered"]>["result"]>;

/** Null for an answer without any part. Never throws. */
export function readCheck(answer: unknown): ShownCheck | null {
  const check = readLeniently(browserCheckSchema, answer);
  return check && readerIds.some((id) => check[id] !== null) ? check : null;
}
