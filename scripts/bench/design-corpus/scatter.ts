// The blind scores beside the rating as a picture for docs/design-rating.md: one dot a page, both halves in colours of their own.

export interface Dot {
  blind: number;
  overall: number;
  half: "open" | "locked";
}

const SIZE = 460;
const MARGIN = 44;
const COLORS = { open: "#0b7a75", locked: "#c2410c" };
const GRID = [0, 20, 40, 60, 80, 100];

/** An SVG of its own, readable on light and dark ground. */
export function drawScatter(dots: readonly Dot[]): string {
  const at = (value: number) => MARGIN + (value / 100) * (SIZE - MARGIN - 16);
  const up = (value: number) => SIZE - at(value);
  const lines = GRID.map(
    (value) =>
      `<path d="M${at(0)} ${up(value)}H${at(100)}M${at(value)} ${up(0)}V${up(100)}" stroke="#8884" fill="none"/>` +
      `<text x="${at(value)}" y="${up(0) + 18}" text-anchor="middle">${value}</text>` +
      `<text x="${at(0) - 8}" y="${up(value) + 4}" text-anchor="end">${value}</text>`,
  );
  const points = dots.map(
    ({ blind, overall, half }) =>
      `<circle cx="${at(blind).toFixed(1)}" cy="${up(overall).toFixed(1)}" r="4" fill="${COLORS[half]}" fill-opacity=".75"/>`,
  );
  const legend = [
    `<circle cx="${at(4)}" cy="${up(96)}" r="4" fill="${COLORS.open}"/><text x="${at(7)}" y="${up(96) + 4}">offene Hälfte</text>`,
    `<circle cx="${at(4)}" cy="${up(90)}" r="4" fill="${COLORS.locked}"/><text x="${at(7)}" y="${up(90) + 4}">verschlossene Hälfte</text>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" font-family="sans-serif" font-size="12" fill="#777">
${[...lines, ...points, ...legend].join("\n")}
<text x="${at(50)}" y="${SIZE - 6}" text-anchor="middle">Blindnote</text>
<text transform="translate(12 ${up(50)}) rotate(-90)" text-anchor="middle">Bewertung</text>
</svg>
`;
}
