// All aspects, in the order in which they are shown. The weights of all gauges add up to 100; docs/design-rating.md says where they come from.
import type { Aspect } from "./aspect.ts";
import {
  pictureFormatsGauge,
  responsivePicturesGauge,
  viewportMetaGauge,
  widthQueriesGauge,
} from "./gauges/adaptation.ts";
import { accentPlaces, buttonLooks, favicons, logo, siteIdentity, socialImage } from "./gauges/branding.ts";
import {
  bandsGauge,
  columnsGauge,
  firstTextGauge,
  phoneMarginGauge,
  sectionSpaceGauge,
} from "./gauges/composition.ts";
import {
  controlNamesGauge,
  fieldLabelsGauge,
  plainControlsGauge,
  targetComfortGauge,
  targetMinimumGauge,
} from "./gauges/controls.ts";
import { evenRowsGauge } from "./gauges/even-rows.ts";
import {
  firstActionGauge,
  firstHeadingGauge,
  firstPhoneGauge,
  longTasksGauge,
  overlaysGauge,
} from "./gauges/first-screen.ts";
import { headingContrast, headingLevels } from "./gauges/headings.ts";
import {
  alignmentGauge,
  balanceGauge,
  layoutShiftGauge,
  phoneOverflowGauge,
  spacingRhythmGauge,
  spacingStepsGauge,
  whiteSpaceGauge,
} from "./gauges/layout.ts";
import { accentReuse, hueCount, paletteSize, textColors } from "./gauges/palette.ts";
import { pictureContrast } from "./gauges/picture-contrast.ts";
import { imageryGauge, stretchedGauge } from "./gauges/pictures.ts";
import { bodySize, lineHeight, lineLength, smallText, textSetting } from "./gauges/readability.ts";
import { colourfulness, luminanceSpread, mainToneGauge, tonesGauge } from "./gauges/screenshot.ts";
import {
  cssFeaturesGauge,
  encryptedGauge,
  fontLoadingGauge,
  layoutTechniqueGauge,
  obsoleteMarkupGauge,
  oldTechniquesGauge,
} from "./gauges/techniques.ts";
import { textContrast } from "./gauges/text-contrast.ts";
import { fontFamilies, fontWeights, ownTypeface, sizeCount, sizeSteps } from "./gauges/type-scale.ts";

export const layout: Aspect = aspect({
  id: "layout",
  title: "Layout",
  gauges: [
    alignmentGauge,
    phoneOverflowGauge,
    spacingStepsGauge,
    whiteSpaceGauge,
    spacingRhythmGauge,
    balanceGauge,
    layoutShiftGauge,
    phoneMarginGauge,
    sectionSpaceGauge,
    bandsGauge,
    columnsGauge,
    evenRowsGauge,
    firstTextGauge,
  ],
});

export const typography: Aspect = aspect({
  id: "typography",
  title: "Schrift",
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
    ownTypeface,
  ],
});

export const colorScheme: Aspect = aspect({
  id: "colorScheme",
  title: "Farben",
  gauges: [
    textContrast,
    pictureContrast,
    paletteSize,
    hueCount,
    accentReuse,
    colourfulness,
    luminanceSpread,
    textColors,
    mainToneGauge,
    tonesGauge,
  ],
});

export const userExperience: Aspect = aspect({
  id: "userExperience",
  title: "Bedienung",
  gauges: [
    targetComfortGauge,
    targetMinimumGauge,
    firstActionGauge,
    firstHeadingGauge,
    firstPhoneGauge,
    overlaysGauge,
    fieldLabelsGauge,
    controlNamesGauge,
    plainControlsGauge,
    longTasksGauge,
  ],
});

export const modernity: Aspect = aspect({
  id: "modernity",
  title: "Modernität",
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
});

export const branding: Aspect = aspect({
  id: "branding",
  title: "Marke",
  gauges: [
    logo,
    buttonLooks,
    accentPlaces,
    imageryGauge,
    stretchedGauge,
    favicons,
    socialImage,
    siteIdentity,
  ],
});

export const aspects: readonly Aspect[] = [
  layout,
  typography,
  colorScheme,
  userExperience,
  modernity,
  branding,
];

/** An aspect weighs what its gauges weigh together. */
function aspect(described: Omit<Aspect, "weight">): Aspect {
  return { ...described, weight: described.gauges.reduce((sum, { weight }) => sum + weight, 0) };
}
