// Turns of phrase that tell what a visitor's sentence beside the conversation is about. Matched against its words in
// normalised spelling, parted by blanks; the first that fits decides, so the narrower stand first.
import { agreementPatterns } from "./agreement.ts";
import { firstPatterns } from "./first.ts";
import { mistakablePatterns } from "./mistakable.ts";
import { moneyPatterns } from "./money.ts";
import { narrowPatterns } from "./narrow.ts";
import { peoplePatterns } from "./people.ts";
import { scopePatterns } from "./scope.ts";
import type { SidePattern } from "./side-pattern.ts";

/** Of sentences that ask. */
export const questionPatterns: readonly SidePattern[] = [
  ...mistakablePatterns,
  ...firstPatterns,
  ...narrowPatterns,
  ...moneyPatterns,
  ...agreementPatterns,
  ...scopePatterns,
  ...peoplePatterns,
];
