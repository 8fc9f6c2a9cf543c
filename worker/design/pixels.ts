// What a picture of a page tells without knowing the page.
import { linearLight } from "./figures/linear-light.ts";

export interface PixelFigures {
  /** Hasler and Süsstrunk 2003, M3: 0 for grey, about 109 for extremely colourful. */
  colourfulness: number;
  /** Standard deviation of relative luminance (WCAG), 0–0.5. */
  luminanceSpread: number;
  /** Distinct sRGB colours. */
  distinctColours: number;
}

const CHANNELS = 4;
/** Weight of the mean against the deviation in M3. */
const MEAN_WEIGHT = 0.3;
/** One bit for every colour of 24 bits: 2 MB, whatever the picture. */
const COLOUR_WORDS = 2 ** 24 / 32;

/** One light value for each byte of a channel, weighted as WCAG weighs red, green and blue. */
const weighted = (weight: number) =>
  Float64Array.from({ length: 256 }, (_, byte) => weight * linearLight(byte));
const redLight = weighted(0.2126);
const greenLight = weighted(0.7152);
const blueLight = weighted(0.0722);

/**
 * Figures of a picture with four bytes a pixel; alpha is not looked at, pictures of pages have none.
 * A picture without pixels has zeros. Source: D. Hasler, S. Süsstrunk, "Measuring colourfulness in natural images", 2003.
 * @throws RangeError where the bytes do not fit the size
 */
export function pixelFigures(
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
): PixelFigures {
  const count = width * height;
  if (rgba.length !== count * CHANNELS) throw new RangeError("A picture needs four bytes a pixel.");
  if (count === 0) return { colourfulness: 0, luminanceSpread: 0, distinctColours: 0 };
  const seen = new Uint32Array(COLOUR_WORDS);
  let distinctColours = 0;
  // Sums of whole numbers are exact, so squares may be added up and the mean taken off afterwards.
  let redGreen = 0;
  let redGreenSquares = 0;
  let yellowBlueTwice = 0;
  let yellowBlueTwiceSquares = 0;
  let light = 0;
  let lightSquares = 0;
  for (let at = 0; at < rgba.length; at += CHANNELS) {
    const red = rgba[at] ?? 0;
    const green = rgba[at + 1] ?? 0;
    const blue = rgba[at + 2] ?? 0;
    const againstGreen = red - green;
    const againstBlue = red + green - 2 * blue;
    redGreen += againstGreen;
    redGreenSquares += againstGreen * againstGreen;
    yellowBlueTwice += againstBlue;
    yellowBlueTwiceSquares += againstBlue * againstBlue;
    const luminance = (redLight[red] ?? 0) + (greenLight[green] ?? 0) + (blueLight[blue] ?? 0);
    light += luminance;
    lightSquares += luminance * luminance;
    const colour = (red << 16) | (green << 8) | blue;
    const word = colour >>> 5;
    const bit = 1 << (colour & 31);
    const known = seen[word] ?? 0;
    if ((known & bit) === 0) {
      seen[word] = known | bit;
      distinctColours++;
    }
  }
  const variance = (sum: number, squares: number) => Math.max(0, squares / count - (sum / count) ** 2);
  const deviation = Math.sqrt(
    variance(redGreen, redGreenSquares) + variance(yellowBlueTwice, yellowBlueTwiceSquares) / 4,
  );
  const mean = Math.hypot(redGreen / count, yellowBlueTwice / 2 / count);
  return {
    colourfulness: deviation + MEAN_WEIGHT * mean,
    luminanceSpread: Math.sqrt(variance(light, lightSquares)),
    distinctColours,
  };
}
