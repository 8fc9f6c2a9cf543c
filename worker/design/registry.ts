// All aspects, in the order in which they are shown. Their weights add up to 100, and so do those of the gauges in each.
import type { Aspect } from "./aspect.ts";
import {
  pictureFormatsGauge,
  responsivePicturesGauge,
  viewportMetaGauge,
  widthQueriesGauge,
} from "./gauges/adaptation.ts";
import { accentPlaces, buttonLooks, favicons, logo, siteIdentity, socialImage } from "./gauges/branding.ts";
import {
  controlNamesGauge,
  fieldLabelsGauge,
  targetComfortGauge,
  targetMinimumGauge,
} from "./gauges/controls.ts";
import {
  firstActionGauge,
  firstHeadingGauge,
  firstPhoneGauge,
  longTasksGauge,
  overlaysGauge,
} from "./gauges/first-screen.ts";
import {
  alignmentGauge,
  balanceGauge,
  layoutShiftGauge,
  phoneOverflowGauge,
  spacingRhythmGauge,
  spacingStepsGauge,
  whiteSpaceGauge,
} from "./gauges/layout.ts";
import {
  accentReuse,
  colourfulness,
  hueCount,
  luminanceSpread,
  paletteSize,
  textColors,
} from "./gauges/palette.ts";
import { bodySize, lineHeight, lineLength, smallText, textSetting } from "./gauges/readability.ts";
import {
  cssFeaturesGauge,
  encryptedGauge,
  fontLoadingGauge,
  layoutTechniqueGauge,
  obsoleteMarkupGauge,
  oldTechniquesGauge,
} from "./gauges/techniques.ts";
import { textContrast } from "./gauges/text-contrast.ts";
import {
  fontFamilies,
  fontWeights,
  headingContrast,
  headingLevels,
  sizeCount,
  sizeSteps,
} from "./gauges/type-scale.ts";

export const layout: Aspect = {
  id: "layout",
  title: "Layout",
  weight: 20,
  gauges: [
    alignmentGauge,
    phoneOverflowGauge,
    spacingStepsGauge,
    whiteSpaceGauge,
    spacingRhythmGauge,
    balanceGauge,
    layoutShiftGauge,
  ],
};

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

export const colorScheme: Aspect = {
  id: "colorScheme",
  title: "Farben",
  weight: 20,
  gauges: [textContrast, paletteSize, hueCount, accentReuse, colourfulness, luminanceSpread, textColors],
};

export const userExperience: Aspect = {
  id: "userExperience",
  title: "Bedienung",
  weight: 20,
  gauges: [
    targetComfortGauge,
    targetMinimumGauge,
    firstActionGauge,
    firstHeadingGauge,
    firstPhoneGauge,
    overlaysGauge,
    fieldLabelsGauge,
    controlNamesGauge,
    longTasksGauge,
  ],
};

export const modernity: Aspect = {
  id: "modernity",
  title: "Modernität",
  weight: 12,
  gauges: [
    viewportMetaGauge,
    layoutTechniqueGauge,
    pictureFormatsGauge,
    fontLoadingGauge,
    obsoleteMarkupGauge,
    responsivePicturesGauge,
    oldTechniquesGauge,
    widthQueriesGauge,
    encryptedGauge,
    cssFeaturesGauge,
  ],
};

export const branding: Aspect = {
  id: "branding",
  title: "Marke",
  weight: 8,
  gauges: [logo, buttonLooks, accentPlaces, favicons, socialImage, siteIdentity],
};

export const aspects: readonly Aspect[] = [
  layout,
  typography,
  colorScheme,
  userExperience,
  modernity,
  branding,
];
