import type { Aspect } from "../aspect.ts";
import { cssFeaturesGauge, obsoleteMarkupGauge, oldTechniquesGauge } from "../gauges/age.ts";
import { encryptedGauge, fontLoadingGauge, layoutTechniqueGauge } from "../gauges/making.ts";
import { viewportMetaGauge, widthQueriesGauge } from "../gauges/phone-readiness.ts";
import { pictureFormatsGauge, responsivePicturesGauge } from "../gauges/pictures.ts";

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
