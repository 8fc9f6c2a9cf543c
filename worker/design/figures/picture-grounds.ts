// The ground of texts that stand on pictures and gradients, as the picture of the page shows it.
import { blend } from "../../in-page/blend.ts";
import { type Color, contrastRatio } from "../../in-page/contrast-ratio.ts";
import type { TextItem } from "../page-snapshot.ts";
import type { Picture } from "../pixels.ts";

/** Only hostile pages have more of them. */
const MAX_TEXTS = 300;
/** About so many are looked at in each. */
const MAX_PIXELS = 1_500;
/** Fewer hold nothing but letters. */
const MIN_PIXELS = 12;
/**
 * Where to look among the pixels, sorted by their contrast with the letters: what lies there is surely ground, and rather favourable. A text
 * that fails on it fails on nearly all of its ground.
 */
const GROUND_AT = 0.8;
/** By this share of its contrast some pixel has to be more like the letters: where none is, the text has moved since it was measured. */
const LETTERS = 0.15;
const CHANNELS = 4;

/**
 * One for each text, null where it stands on a colour, in a part that was not pictured, or where too little of it was.
 * @param scale of the picture's pixels to CSS px
 */
export function readGrounds(texts: readonly TextItem[], picture: Picture, scale: number): (Color | null)[] {
  let read = 0;
  return texts.map((text) => {
    if (!text.isOverPicture || text.isInactive || read === MAX_TEXTS) return null;
    read += 1;
    return readGround(text, picture, scale);
  });
}

function readGround({ box, color }: TextItem, picture: Picture, scale: number): Color | null {
  const from = { x: Math.max(0, Math.floor(box.x * scale)), y: Math.max(0, Math.floor(box.y * scale)) };
  const to = {
    x: Math.min(picture.width, Math.ceil((box.x + box.width) * scale)),
    y: Math.min(picture.height, Math.ceil((box.y + box.height) * scale)),
  };
  const [width, height] = [to.x - from.x, to.y - from.y];
  const count = width * height;
  if (width <= 0 || height <= 0 || count < MIN_PIXELS) return null;
  const step = Math.ceil(Math.sqrt(count / MAX_PIXELS));
  const pixels: { color: Color; ratio: number }[] = [];
  for (let y = from.y; y < to.y; y += step) {
    for (let x = from.x; x < to.x; x += step) {
      const pixel = pixelAt(picture, x, y);
      pixels.push({ color: pixel, ratio: contrastOn(pixel, color) });
    }
  }
  pixels.sort((one, other) => one.ratio - other.ratio);
  const [letters, ground] = [pixels[0], pixels[Math.floor(pixels.length * GROUND_AT)]];
  if (letters === undefined || ground === undefined) return null;
  return ground.ratio - letters.ratio >= (ground.ratio - 1) * LETTERS ? ground.color : null;
}

function pixelAt({ rgba, width }: Picture, x: number, y: number): Color {
  const at = CHANNELS * (y * width + x);
  return { r: rgba[at] ?? 0, g: rgba[at + 1] ?? 0, b: rgba[at + 2] ?? 0, a: 1 };
}

/** 1–21, of letters in `ink`, which may be translucent, on an opaque ground. */
export function contrastOn(ground: Color, ink: Color): number {
  return contrastRatio(blend(ink, ground), ground);
}
