// Both pictures with numbered places, beside each a list of annotations: text reachable by keyboard, which the
// markers repeat.
import { useId, useState } from "react";
import { inGerman } from "#content/figures.ts";
import { aspectTitles, screenNames, shotTexts as texts } from "#content/report/design-rating.ts";
import { type AspectId, aspectIds, type ViewportName, viewportNames } from "#contract/design-rating.ts";
import { isSmallWindow } from "../../../hooks/small-window.ts";
import { Fold } from "../report/fold.tsx";
import { withoutScheme } from "../report/shown.ts";
import { placedMarks } from "./placed-marks.ts";
import type { ShotSize, ShownRating } from "./read-rating.ts";
import { MarkList, ShotFrame } from "./shot-frame.tsx";
import "./shots.css";

type Choice = AspectId | null;

/** A phone shows one picture at a time, when it is wanted. */
const NARROW_PX = 768;

export function Shots({ rating }: { rating: ShownRating }) {
  const [aspect, setAspect] = useState<Choice>(null);
  return (
    <div className="border-0 border-t border-solid border-line bg-card py-14 md:py-20">
      <div className="wrap">
        <h3 className="text-h2">{texts.heading}</h3>
        {rating.annotations.length > 0 && (
          <>
            <p className="no-print mt-4 text-lead text-ink-soft">{texts.text}</p>
            <AspectFilter annotations={rating.annotations} choice={aspect} onChange={setAspect} />
          </>
        )}
        <div className="report-folds shot-folds">
          {viewportNames.map((viewport) => (
            <Shot key={viewport} rating={rating} viewport={viewport} aspect={aspect} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface AspectFilterProps {
  annotations: ShownRating["annotations"];
  choice: Choice;
  onChange: (choice: Choice) => void;
}

function AspectFilter({ annotations, choice, onChange }: AspectFilterProps) {
  const name = useId();
  const countAnnotations = (aspect: AspectId) => annotations.filter((one) => one.aspect === aspect).length;
  const present = aspectIds.filter((aspect) => countAnnotations(aspect) > 0);
  const option = (value: Choice, label: string) => (
    <label key={label} className="design-choice">
      <input type="radio" name={name} checked={choice === value} onChange={() => onChange(value)} />
      {label}
    </label>
  );
  return (
    <fieldset className="design-filter no-print">
      <legend>{texts.filter}</legend>
      <div>
        {option(null, texts.choice(texts.all, annotations.length))}
        {present.map((aspect) =>
          option(aspect, texts.choice(aspectTitles[aspect], countAnnotations(aspect))),
        )}
      </div>
    </fieldset>
  );
}

function Shot({ rating, viewport, aspect }: { rating: ShownRating; viewport: ViewportName; aspect: Choice }) {
  const [active, setActive] = useState<number | null>(null);
  const size = rating.viewports[viewport];
  const source = rating.screenshots[viewport];
  const all = placedMarks(
    rating.annotations.filter((one) => one.viewport === viewport),
    source === null ? null : size,
  );
  const marks = all.filter(({ annotation }) => aspect === null || annotation.aspect === aspect);
  const listId = useId();
  const name = screenNames[viewport];
  return (
    <Fold
      heading={<h4>{name}</h4>}
      note={size ? describeSize(size) : undefined}
      isOpen={!isSmallWindow(NARROW_PX)}
    >
      <section className="shot" data-viewport={viewport} aria-label={name}>
        <div className="shot-picture">
          {source !== null && isCroppedInPrint(viewport, size) && (
            <p className="shot-printed">{texts.printed}</p>
          )}
          {source === null ? (
            <p className="mt-4">{texts.missing}</p>
          ) : (
            <ShotFrame
              source={source}
              size={size}
              alt={altText(rating.url, viewport, size)}
              label={texts.frame(name)}
              marks={marks}
              active={active}
              onPoint={setActive}
              listId={listId}
            />
          )}
        </div>
        <div className="shot-places">
          <p role="status" className="text-small font-600 text-ink-soft">
            {texts.count(marks.length)}
          </p>
          {marks.length === 0 ? (
            <p className="mt-2">{all.length === 0 ? texts.none : texts.noneOfAspect}</p>
          ) : (
            <MarkList
              id={listId}
              size={size}
              label={texts.marks(name)}
              marks={marks}
              noteOf={aspectOf}
              active={active}
              onActive={setActive}
            />
          )}
        </div>
      </section>
    </Fold>
  );
}

const aspectOf = ({ aspect }: ShownRating["annotations"][number]) => aspectTitles[aspect];

function describeSize({ width, height, pageHeight }: ShotSize): string {
  const [wide, high] = [inGerman(width), inGerman(height)];
  return pageHeight !== null && pageHeight > height
    ? texts.sizeCut(wide, high, inGerman(pageHeight))
    : texts.size(wide, high);
}

/** Height by width of the frames in design-print.css. */
const PAPER_FRAMES = { desktop: 1.04, mobile: 1.9 };

function isCroppedInPrint(viewport: ViewportName, size: ShotSize | null): boolean {
  return size === null || size.height / size.width > PAPER_FRAMES[viewport];
}

function altText(url: string | null, viewport: ViewportName, size: ShotSize | null): string {
  const width = size?.width ?? { desktop: 1280, mobile: 390 }[viewport];
  return texts.alt(url ? withoutScheme(url) : "", texts.altScreens[viewport], inGerman(width));
}
