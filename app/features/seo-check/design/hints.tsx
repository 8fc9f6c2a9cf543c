import type { ReactNode } from "react";
import { inGerman } from "#content/figures.ts";
import { hintTexts as texts } from "#content/report/design-rating.ts";
import { Fold } from "../report/fold.tsx";
import { shortNumber } from "../report/shown.ts";
import { findHints, type Hint } from "./hints.ts";
import type { ShownRating } from "./read-rating.ts";
import "./hints.css";

export function Hints({ rating }: { rating: ShownRating }) {
  const hints = findHints(rating);
  if (hints.length === 0) return null;
  return (
    <div className="report-folds wrap pb-10 md:pb-14">
      <Fold heading={<h3>{texts.heading}</h3>} note={texts.text}>
        <div className="hints">
          {hints.map((hint) => (
            <section key={hint.kind}>
              <h4>{texts[hint.kind].title}</h4>
              <div className="hint-pair">{drawHint(hint)}</div>
            </section>
          ))}
        </div>
      </Fold>
    </div>
  );
}

function drawHint(hint: Hint): ReactNode {
  switch (hint.kind) {
    case "contrast":
      return (
        <>
          <Side
            name={texts.now}
            value={ratio(hint.nowRatio)}
            note={texts.contrast.colours(hint.now, hint.ground)}
          >
            <Swatch colour={hint.now} ground={hint.ground} />
          </Side>
          <Side
            name={texts.after}
            value={ratio(hint.afterRatio)}
            note={texts.contrast.colours(hint.after, hint.ground)}
          >
            <Swatch colour={hint.after} ground={hint.ground} />
          </Side>
        </>
      );
    case "size":
      return drawPair(
        hint,
        (size) => texts.size.pixels(shortNumber(size)),
        (size) => (
          <span className="hint-text" style={{ fontSize: `${size}px` }}>
            {texts.size.sample}
          </span>
        ),
      );
    case "target":
      return drawPair(
        hint,
        (side) => texts.target.side(shortNumber(side)),
        (side) => (
          <span className="hint-button" style={{ height: `${side}px` }}>
            {texts.target.sample}
          </span>
        ),
      );
    case "lines":
      return drawPair(
        hint,
        (count) => texts.lines.characters(inGerman(count)),
        (count) => <Lines characters={count} widest={hint.now} />,
      );
  }
}

function drawPair(
  { now, after }: { now: number; after: number },
  inWords: (value: number) => string,
  draw: (value: number) => ReactNode,
) {
  return (
    <>
      <Side name={texts.now} value={inWords(now)}>
        {draw(now)}
      </Side>
      <Side name={texts.after} value={inWords(after)}>
        {draw(after)}
      </Side>
    </>
  );
}

interface SideProps {
  name: string;
  value: string;
  note?: string;
  children: ReactNode;
}

/** The drawing repeats the caption. */
function Side({ name, value, note, children }: SideProps) {
  return (
    <figure>
      <div aria-hidden="true" className="hint-drawing">
        {children}
      </div>
      <figcaption>
        <span className="font-600">{name}:</span> {value}
        {note && <span className="hint-note">{note}</span>}
      </figcaption>
    </figure>
  );
}

/** An image, not text: nobody has to read it and it must keep its colours. */
function Swatch({ colour, ground }: { colour: string; ground: string }) {
  return (
    <svg viewBox="0 0 240 88" aria-hidden="true" className="hint-swatch">
      <rect width="240" height="88" fill={ground} />
      <text x="14" y="38" fill={colour}>
        {texts.contrast.sample}
      </text>
      <path d="M14 56h188M14 69h126" stroke={colour} strokeWidth="4" />
    </svg>
  );
}

/** A paragraph as strokes whose width is proportional to the longest line. */
function Lines({ characters, widest }: { characters: number; widest: number }) {
  const whole = (characters / widest) * 240;
  const rows = [1, 0.94, 0.98, 0.9, 0.55];
  return (
    <svg viewBox="0 0 240 88" aria-hidden="true" className="hint-lines">
      {rows.map((share, row) => (
        <path key={share} d={`M0 ${12 + row * 16}h${Math.round(whole * share)}`} />
      ))}
    </svg>
  );
}

function ratio(value: number): string {
  // Rounded down: 4.49 is not enough and must not read as 4.5.
  return texts.contrast.ratio(inGerman(Math.floor(value * 10) / 10, 1));
}
