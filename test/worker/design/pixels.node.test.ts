import { readdirSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { decodePng, type PixelFigures, pixelFigures } from "#worker/design/pixels.ts";
import { toLinearLight } from "#worker/in-page/contrast-ratio.ts";

interface Raw {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** The textbook: every channel as a list, mean first, deviation in a second pass. */
function referenceFigures({ rgba, width, height }: Raw): PixelFigures {
  const pixels = Array.from({ length: width * height }, (_, i) => [...rgba.subarray(i * 4, i * 4 + 3)]);
  const meanOf = (list: number[]) => list.reduce((sum, one) => sum + one / list.length, 0);
  const deviationOf = (list: number[]) => {
    const mean = meanOf(list);
    return Math.sqrt(meanOf(list.map((one) => (one - mean) ** 2)));
  };
  const rg = pixels.map(([r = 0, g = 0]) => r - g);
  const yb = pixels.map(([r = 0, g = 0, b = 0]) => 0.5 * (r + g) - b);
  const sigma = Math.sqrt(deviationOf(rg) ** 2 + deviationOf(yb) ** 2);
  const mu = Math.sqrt(meanOf(rg) ** 2 + meanOf(yb) ** 2);
  // WCAG 2.2, "relative luminance", word for word.
  const luminance = pixels.map((pixel) => {
    const [R = 0, G = 0, B = 0] = pixel.map((byte) => {
      const sRGB = byte / 255;
      return sRGB <= 0.04045 ? sRGB / 12.92 : ((sRGB + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * R + 0.7152 * G + 0.0722 * B;
  });
  return {
    colourfulness: sigma + 0.3 * mu,
    luminanceSpread: deviationOf(luminance),
    ...referenceTones(pixels),
  };
}

/** By name of the tone: "#abc" is a step of 16 in each channel. */
function referenceTones(pixels: readonly number[][]): Pick<PixelFigures, "tones" | "mainTone"> {
  const named = Map.groupBy(pixels, (pixel) =>
    pixel.map((byte) => Math.floor(byte / 16).toString(16)).join(""),
  );
  const shares = [...named.values()].map(({ length }) => length / pixels.length);
  return { tones: shares.filter((share) => share >= 0.01).length, mainTone: Math.max(...shares) };
}

const WIDTH = 160;
const HEIGHT = 120;

function painted(color: (x: number, y: number) => readonly [number, number, number]): Raw {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) rgba.set([...color(x, y), 255], (y * WIDTH + x) * 4);
  }
  return { width: WIDTH, height: HEIGHT, rgba };
}

/** Noise that is the same every time. */
function noise(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
}

const random = noise(7);
const generated: Record<string, Raw> = {
  white: painted(() => [255, 255, 255]),
  black: painted(() => [0, 0, 0]),
  "half black, half white": painted((x) => (x < WIDTH / 2 ? [0, 0, 0] : [255, 255, 255])),
  "pure red": painted(() => [255, 0, 0]),
  "red and blue": painted((_, y) => (y < HEIGHT / 2 ? [255, 0, 0] : [0, 0, 255])),
  "a run of greys": painted((x) => [x, x, x]),
  "a run of all hues": painted((x, y) => [x, 2 * y, 255 - x]),
  "coloured noise": painted(() => [random(), random(), random()]),
  "dark noise": painted(() => [random() >> 4, random() >> 4, random() >> 4]),
  stripes: painted((x) => (x % 8 < 4 ? [179, 64, 42] : [246, 241, 231])),
};

async function rawOf(file: string): Promise<Raw> {
  const { data, info } = await sharp(file)
    .resize(200)
    .removeAlpha()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: new Uint8Array(data) };
}

const files = readdirSync("public/images", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(webp|avif|png|jpe?g)$/.test(name))
  .sort()
  .filter((_, index, all) => index % Math.floor(all.length / 10) === 0)
  .slice(0, 10)
  .map((name) => `public/images/${name}`);

describe("figures of pixels", () => {
  const pictures: [string, Raw][] = Object.entries(generated);
  beforeAll(async () => {
    for (const file of files) pictures.push([file, await rawOf(file)]);
  });

  it("equal an independent computation on 20 pictures to four decimals", () => {
    expect(pictures).toHaveLength(20);
    for (const [name, picture] of pictures) {
      const { rgba, width, height } = picture;
      const figures = pixelFigures(rgba, width, height);
      const expected = referenceFigures(picture);
      expect(figures.colourfulness, name).toBeCloseTo(expected.colourfulness, 5);
      expect(figures.luminanceSpread, name).toBeCloseTo(expected.luminanceSpread, 5);
      expect(figures.tones, name).toBe(expected.tones);
      expect(figures.mainTone, name).toBeCloseTo(expected.mainTone, 9);
    }
  });

  it("know the values that can be said by heart", () => {
    const of = (name: string) => {
      const { rgba, width, height } = generated[name] ?? painted(() => [0, 0, 0]);
      return pixelFigures(rgba, width, height);
    };
    expect(of("white")).toEqual({ colourfulness: 0, luminanceSpread: 0, tones: 1, mainTone: 1 });
    expect(of("half black, half white")).toEqual({
      colourfulness: 0,
      luminanceSpread: 0.5,
      tones: 2,
      mainTone: 0.5,
    });
    // rg = 255, yb = 127.5 everywhere: no deviation, only the mean.
    expect(of("pure red").colourfulness).toBeCloseTo(0.3 * Math.hypot(255, 127.5), 9);
    expect(of("a run of greys").colourfulness).toBe(0);
  });

  it("take dark bytes by the straight part of the curve", () => {
    expect(toLinearLight(10)).toBeCloseTo(10 / 255 / 12.92, 12);
    expect(toLinearLight(11)).toBeCloseTo(((11 / 255 + 0.055) / 1.055) ** 2.4, 12);
    expect([toLinearLight(-3), toLinearLight(300)]).toEqual([0, 1]);
  });

  it("refuse bytes that do not fit the size, and are zeros without a pixel", () => {
    expect(() => pixelFigures(new Uint8Array(4), 2, 1)).toThrow(RangeError);
    expect(pixelFigures(new Uint8Array(0), 0, 0)).toEqual({
      colourfulness: 0,
      luminanceSpread: 0,
      tones: 0,
      mainTone: 0,
    });
  });

  it("come out of a PNG as out of its pixels", async () => {
    for (const [name, { rgba, width, height }] of pictures) {
      const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer();
      const picture = decodePng(new Uint8Array(png));
      expect(picture?.width, name).toBe(width);
      expect(Buffer.compare(picture?.rgba ?? new Uint8Array(), rgba), name).toBe(0);
    }
  });
});
