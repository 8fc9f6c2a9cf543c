import type { Aspect } from "../aspect.ts";
import { headingContrast, headingLevels } from "../gauges/heading-contrast.ts";
import { bodySize, lineHeight, lineLength, smallText, textSetting } from "../gauges/reading-comfort.ts";
import { fontFamilies, fontWeights, sizeCount, sizeSteps } from "../gauges/type-variety.ts";

export const typography: Aspect = {
  id: "typography",
  title: "Schrift",
  weight: 20,
  gauges: [
    fontFamilies,
    bodySize,
    smallText,
    lineHeight,
    lineLength,
    headingContrast,
    headingLevels,
    sizeCount,
    sizeSteps,
    fontWeights,
    textSetting,
  ],
};
