// A colour of the same hue that can be read on its ground.
import { requiredContrast } from "../../design/contrast.ts";
import type { TextItem } from "../../design/page-snapshot.ts";
import { WHITE } from "../../in-page/blend.ts";
import { type Color, contrastRatio } from "../../in-page/contrast-ratio.ts";

const BLACK: Color = { r: 0, g: 0, b: 0, a: 1 };
const STEPS = 50;
/** Above what is required: colours are rounded, and a browser blends. */
const SPARE = 0.1;

type Ink = Pick<TextItem, "color" | "background" | "size" | "weight">;

/**
 * For texts of one colour on one ground: as little darker or lighter as it takes to be read in the smallest of them. Pure.
 * Null where the ground is unknown.
 */
export function legibleInk(texts: readonly Ink[]): Color | null {
  const [first] = texts;
  if (!first?.background) return null;
  const { color, background } = first;
  const required = Math.max(...texts.map(requiredContrast));
  // Towards the side on which it already lies, if that suffices.
  const isLighter = contrastRatio(color, BLACK) > contrastRatio(background, BLACK);
  const ends = isLighter ? [WHITE, BLACK] : [BLACK, WHITE];
  // On some greys neither end is far above 4.5.
  for (const needed of [required + SPARE, required])
    for (const end of ends)
      for (let step = 1; step <= STEPS; step++) {
        const ink = mix(color, end, step / STEPS);
        if (contrastRatio(ink, background) >= needed) return ink;
      }
  return null;
}

function mix(from: Color, to: Color, share: number): Color {
  const between = (one: number, other: number) => Math.round(one + (other - one) * share);
  return { r: between(from.r, to.r), g: between(from.g, to.g), b: between(from.b, to.b), a: 1 };
}
