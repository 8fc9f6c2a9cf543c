// Contrast by WCAG 2.2, and the nearest colour with enough of it. Colours are "#rrggbb".

/** 1–21 */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Steps to black or white; a hundredth is finer than the eye can see. */
const STEPS = 100;

/** The colour nearest to `text`, towards black or white, with `minRatio` on `ground`; null if there is none. */
export function nearestPassingColour(text: string, ground: string, minRatio: number): string | null {
  const ways = ["#000000", "#ffffff"].flatMap((end) => {
    for (let step = 0; step <= STEPS; step += 1) {
      const colour = mixColours(text, end, step / STEPS);
      if (contrastRatio(colour, ground) >= minRatio) return [{ step, colour }];
    }
    return [];
  });
  return ways.sort((one, other) => one.step - other.step)[0]?.colour ?? null;
}

/** The more readable of black and white on `ground`; one of them always reaches 4.5:1. */
export function readableColour(ground: string): "#000000" | "#ffffff" {
  return contrastRatio("#000000", ground) >= contrastRatio("#ffffff", ground) ? "#000000" : "#ffffff";
}

function mixColours(from: string, to: string, share: number): string {
  const [start, end] = [channels(from), channels(to)];
  const parts = start.map((value, index) => Math.round(value + ((end[index] ?? value) - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
