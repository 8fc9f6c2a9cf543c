// The unfinished states of the hero's website, never in the HTML. Each part has the progress at which it appears in
// --at; see hero-mock.css.
import { type CSSProperties, memo } from "react";
import { keyed } from "#app/ui/keyed.ts";

interface MockLayersProps {
  picture: { src: string; width: number; height: number };
}

export const MockLayers = memo(function MockLayers({ picture }: MockLayersProps) {
  return (
    <>
      <pre className="mock-layer mock-code">
        {keyed(code).map(({ key, entry: [indent, kind, text] }, line) => (
          <span key={key} style={at(1 + line * 2.3)} data-kind={kind} data-indent={indent}>
            {text}
          </span>
        ))}
      </pre>
      <svg
        className="mock-layer mock-design"
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        aria-hidden="true"
      >
        {blocks.map(([x, y, width, height], index) => (
          <rect
            key={`${x} ${y}`}
            style={at(26 + index * 1.6)}
            x={x}
            y={y}
            width={width}
            height={height}
            rx="4"
          />
        ))}
        {sketches.map((line, index) => (
          <path key={line} style={at(33 + index * 2)} d={line} />
        ))}
        {swatches.map((colour, index) => (
          <circle
            key={colour}
            className={colour}
            style={at(40 + index * 1.6)}
            cx={44 + index * 40}
            cy="222"
            r="15"
          />
        ))}
        <text x="200" y="238" style={at(46)}>
          Aa
        </text>
      </svg>
      <div className="mock-layer mock-build">
        {parts.map((part, index) => (
          <img key={part} {...picture} alt="" data-part={part} style={at(51 + index * 5)} />
        ))}
      </div>
    </>
  );
});

const at = (progress: number) => ({ "--at": progress }) as CSSProperties;

/** Indent, colour and text of each line. */
const code = [
  [0, "tag", "<header>"],
  [1, "text", "Ihre Tischlerei"],
  [1, "tag", '<a href="tel:…">Anrufen</a>'],
  [0, "tag", "</header>"],
  [0, "tag", '<section class="start">'],
  [1, "head", "<h1>Möbel aus Eiche,"],
  [2, "head", "gebaut im Münsterland.</h1>"],
  [1, "tag", '<img src="werkstatt.avif"'],
  [2, "text", 'alt="Die Werkstatt">'],
  [0, "tag", "</section>"],
] as const;

/** x, y, width and height of the page's parts in the picture's units. */
const blocks = [
  [14, 8, 612, 30],
  [28, 72, 300, 30],
  [28, 108, 360, 30],
  [28, 152, 120, 31],
  [404, 150, 222, 150],
  [28, 384, 118, 50],
  [156, 384, 118, 50],
  [284, 384, 118, 50],
] as const;

/** Hills, sun, house with its roof, path. */
const sketches = [
  "M14 290c110-30 240 10 356-8M14 336c160-30 240-14 370-26",
  "M590 120a26 26 0 1 1-52 0 26 26 0 0 1 52 0",
  "M428 292v-64l36-56h36l36 56v64M500 172h108l30 56M459 292v-32c0-25 46-25 46 0v32",
  "M482 300c0 20-60 20-70 44s100 28 110 60",
] as const;

const swatches = ["fill-brick", "fill-hedge", "fill-corn", "fill-sky"] as const;

/** Four pieces of the finished picture in order of appearance. */
const parts = ["bar", "ground", "words", "house"] as const;
