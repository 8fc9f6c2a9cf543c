import { useMemo } from "react";
import { DESIGN_ID } from "../report/rated-design.ts";
import { Aspects } from "./aspects.tsx";
import { DesignHead } from "./design-head.tsx";
import { Hints } from "./hints.tsx";
import { readRating } from "./read-rating.ts";
import { Sheet } from "./sheet.tsx";
import { Shots } from "./shots.tsx";
import { Verdict } from "./verdict.tsx";
import "./design.css";
import "./design-print.css";

export function DesignSection({ visualDesign }: { visualDesign: unknown }) {
  const rating = useMemo(() => readRating(visualDesign), [visualDesign]);
  return (
    <section className="design" aria-labelledby={DESIGN_ID}>
      <DesignHead rating={rating} headingId={DESIGN_ID} />
      {rating.unscoredReason === null ? (
        <>
          <Verdict rating={rating} />
          <Shots rating={rating} />
          <Aspects rating={rating} />
          <Hints rating={rating} />
          <Sheet rating={rating} />
        </>
      ) : (
        <Shots rating={rating} />
      )}
    </section>
  );
}
