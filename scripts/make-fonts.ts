// Subsets the two typefaces for German. Run by hand when a package is updated; the results are committed.
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
/** German letters, accented letters of names and menus, typographic marks, arithmetic. */
const GERMAN =
  "ÄÖÜäöüßẞéèêëáàâåçñíìîïóòôøúùûÉÈÀÇÑÅØæœ§€©®™°·•–—‑„“”‚‘’‹›«»…×÷−±≈≤≥→←↑↓✓²³½¼¾µ\u00a0\u00ad\u202f";

const faces = [
  {
    from: "bricolage-grotesque",
    file: "bricolage-grotesque-latin-wght-normal.woff2",
    to: "heading.woff2",
    weights: { min: 400, max: 800 },
  },
  {
    from: "figtree",
    file: "figtree-latin-wght-normal.woff2",
    to: "text.woff2",
    weights: { min: 400, max: 700 },
  },
];

for (const face of faces) {
  const source = await readFile(`node_modules/@fontsource-variable/${face.from}/files/${face.file}`);
  const subset = await subsetFont(source, ASCII + GERMAN, {
    targetFormat: "woff2",
    variationAxes: { wght: face.weights },
  });
  await writeFile(`app/styles/fonts/${face.to}`, subset);
  console.log(`${face.to}: ${source.length} → ${subset.length} bytes`);
}
