// A picture with numbered places, beside it the list that the marks repeat.
import { useId, useState } from "react";
import { shotTexts } from "#content/report/design-rating.ts";
import { type Marked, placedMarks } from "../design/placed-marks.ts";
import { MarkList, ShotFrame } from "../design/shot-frame.tsx";
import type { ShownShot } from "./read-check.ts";
import "../design/shots.css";

/** Of one picture: more would hide it. */
const MAX_MARKS = 30;
/** Of an element's HTML, beside its mark. */
const SHOWN_CHARACTERS = 60;

interface MarkedShotProps {
  /** Names the picture; shown where `isNamed`. */
  name: string;
  isNamed: boolean;
  alt: string;
  /** As on a phone, or as at a computer. */
  frame: "desktop" | "mobile";
  shot: ShownShot;
  places: readonly (Marked & { snippet: string | null })[];
}

export function MarkedShot({ name, isNamed, alt, frame, shot, places }: MarkedShotProps) {
  const [active, setActive] = useState<number | null>(null);
  const listId = useId();
  const marks = placedMarks(places.slice(0, MAX_MARKS), shot);
  return (
    <section className="shot" data-viewport={frame}>
      <div className="shot-picture">
        {isNamed && <h5>{name}</h5>}
        <ShotFrame
          source={shot.source}
          size={shot}
          alt={alt}
          label={shotTexts.frame(name)}
          marks={marks}
          active={active}
          onPoint={setActive}
          listId={listId}
        />
      </div>
      <div className="shot-places">
        <MarkList
          id={listId}
          size={shot}
          label={shotTexts.marks(name)}
          marks={marks}
          noteOf={({ snippet }) => (snippet ?? "").slice(0, SHOWN_CHARACTERS)}
          active={active}
          onActive={setActive}
        />
      </div>
    </section>
  );
}
