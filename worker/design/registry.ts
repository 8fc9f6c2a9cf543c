// All aspects, in the order in which they are shown. Their weights add up to 100.
import type { Aspect } from "./aspect.ts";
import { branding } from "./aspects/branding.ts";
import { colorScheme } from "./aspects/color-scheme.ts";
import { layout } from "./aspects/layout.ts";
import { modernity } from "./aspects/modernity.ts";
import { typography } from "./aspects/typography.ts";
import { userExperience } from "./aspects/user-experience.ts";

export const aspects: readonly Aspect[] = [
  layout,
  typography,
  colorScheme,
  userExperience,
  modernity,
  branding,
];
