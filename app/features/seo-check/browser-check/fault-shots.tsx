// Both pictures with numbered places, beside each the list that the marks repeat.
import { useId, useState } from "react";
import { accessibilityTexts as texts } from "#content/pages/accessibility-rules.ts";
import { screenNames, shotTexts } from "#content/pages/design-rating.ts";
import { type ViewportName, viewportNames } from "#contract/design-rating.ts";
import { placedMarks } from "../design/placed-marks.ts";
import { MarkList, ShotFrame } from "../design/shot-frame.tsx";
import type { ShownAccessibility } from "./read-check.ts";
import "../design/shots.css";

/** Of one picture: more would hide it. */
const MAX_MARKS = 30;
/** Of an element's HTML, beside its mark. */
const SHOWN_CHARACTERS = 60;

export function FaultShots({ result }: { result: ShownAccessibility }) {
  const shown = viewportNames.filter((viewport) => marked(result, viewport).length > 0);
  if (shown.length === 0) return null;
  return (
    <>
      <h4 className="browser-heading">{texts.pictures}</h4>
      <p className="mt-1 text-ink-soft no-print">{texts.picturesText}</p>
      {shown.map((viewport) => (
        <FaultShot key={viewport} result={result} viewport={viewport} />
      ))}
    </>
  );
}

function marked({ faults }: ShownAccessibility, viewport: ViewportName) {
  return faults
    .filter(({ wcag }) => wcag.length > 0)
    .flatMap(({ title, places }) =>
      places
        .filter(({ viewports }) => viewports.includes(viewport))
        .map(({ snippet, boxes }) => ({ text: title, snippet, box: boxes?.[viewport] ?? null })),
    )
    .slice(0, MAX_MARKS);
}

function FaultShot({ result, viewport }: { result: ShownAccessibility; viewport: ViewportName }) {
  const [active, setActive] = useState<number | null>(null);
  const listId = useId();
  const size = result.shots[viewport];
  if (size === null) return null;
  const marks = placedMarks(marked(result, viewport), size);
  return (
    <section className="shot" data-viewport={viewport}>
      <div className="shot-picture">
        <h5>{screenNames[viewport]}</h5>
        <ShotFrame
          source={size.source}
          size={size}
          alt={shotTexts.alt("", shotTexts.altScreens[viewport], String(size.width))}
          label={shotTexts.frame(screenNames[viewport])}
          marks={marks}
          active={active}
          onPoint={setActive}
          listId={listId}
        />
      </div>
      <div className="shot-places">
        <MarkList
          id={listId}
          size={size}
          label={shotTexts.marks(screenNames[viewport])}
          marks={marks}
          noteOf={({ snippet }) => (snippet ?? "").slice(0, SHOWN_CHARACTERS)}
          active={active}
          onActive={setActive}
        />
      </div>
    </section>
  );
}
