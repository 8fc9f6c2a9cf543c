// What a picture of a page tells without knowing the page.

export interface PixelFigures {
  /** Hasler and Süsstrunk 2003, M3: 0 for grey, about 109 for extremely colourful. */
  colourfulness: number;
  /** Standard deviation of relative luminance (WCAG), 0–0.5. */
  luminanceSpread: number;
  /** Distinct sRGB colours. */
  distinctColours: number;
}
