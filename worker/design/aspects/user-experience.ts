import type { Aspect } from "../aspect.ts";
import { firstActionGauge, firstHeadingGauge, firstPhoneGauge } from "../gauges/first-screen.ts";
import { controlNamesGauge, fieldLabelsGauge } from "../gauges/names.ts";
import { longTasksGauge, overlaysGauge } from "../gauges/obstacles.ts";
import { targetComfortGauge, targetMinimumGauge } from "../gauges/targets.ts";

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
