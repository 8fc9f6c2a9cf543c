// The top of the page in windows of six widths: a strip of small pictures, each of which opens large, with what sticks out.
import { useState } from "react";
import { inGerman } from "#content/figures.ts";
import { reflowTexts } from "#content/report/keyboard-check.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { placedMarks } from "../design/placed-marks.ts";
import { PlainList } from "../plain-list.tsx";
import type { ShownReflow } from "./read-check.ts";
import "./widths.css";

const { widths: texts } = reflowTexts;

type ShownWidth = ShownReflow["widths"][number];

export function Widths({ widths }: { widths: readonly ShownWidth[] }) {
  const [open, setOpen] = useState<ShownWidth | null>(null);
  if (widths.length === 0) return null;
  const isGood = widths.every(({ overflow }) => !overflow);
  const shown = open && inGerman(open.width);
  return (
    <div className="browser-size">
      <h4>{texts.heading}</h4>
      <p className="text-ink-soft">
        {texts.text} {isGood && texts.good}
      </p>
      <PlainList className="width-strip">
        {widths.map((view) => (
          <li key={view.width}>
            <button type="button" aria-label={texts.open(inGerman(view.width))} onClick={() => setOpen(view)}>
              <WidthPicture view={view} alt="" />
            </button>
            <span className="width-name">
              {texts.size(inGerman(view.width))}
              {texts.names[view.width] && `, ${texts.names[view.width]}`}
            </span>
            {!!view.overflow && <span className="width-over">{texts.overflow(inGerman(view.overflow))}</span>}
          </li>
        ))}
      </PlainList>
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={shown ? texts.title(shown) : texts.heading}
        className="w-fit"
      >
        {open && shown && (
          <>
            {open.marks.length > 0 && <p className="mt-2 text-ink-soft">{texts.marked}</p>}
            <div className="width-large">
              <WidthPicture view={open} alt={texts.alt(shown)} />
            </div>
          </>
        )}
      </Dialog>
    </div>
  );
}

function WidthPicture({ view: { shot, marks }, alt }: { view: ShownWidth; alt: string }) {
  const places = placedMarks(
    marks.map(({ box }) => ({ text: "", box })),
    shot,
  );
  return (
    <span className="width-picture">
      <img src={shot.source} alt={alt} width={shot.width} height={shot.height} decoding="async" />
      {places.map(
        ({ number, place }) =>
          place && (
            <span
              key={number}
              aria-hidden="true"
              className="width-mark"
              style={{
                left: `${place.left}%`,
                top: `${place.top}%`,
                width: `${place.width}%`,
                height: `${place.height}%`,
              }}
            />
          ),
      )}
    </span>
  );
}
