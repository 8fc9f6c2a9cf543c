import type { Aspect } from "../aspect.ts";
import { alignmentGauge } from "../gauges/alignment.ts";
import { balanceGauge, whiteSpaceGauge } from "../gauges/space.ts";
import { spacingRhythmGauge, spacingStepsGauge } from "../gauges/spacing.ts";
import { layoutShiftGauge, phoneOverflowGauge } from "../gauges/stability.ts";

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
