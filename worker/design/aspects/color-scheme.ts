import type { Aspect } from "../aspect.ts";
import { accentReuse, hueCount, paletteSize, textColors } from "../gauges/palette.ts";
import { colourfulness, luminanceSpread } from "../gauges/picture-colours.ts";
import { textContrast } from "../gauges/text-contrast.ts";

export const colorScheme: Aspect = {
  id: "colorScheme",
  title: "Farben",
  weight: 20,
  gauges: [textContrast, paletteSize, hueCount, accentReuse, colourfulness, luminanceSpread, textColors],
};
