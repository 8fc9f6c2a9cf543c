// A picture as high as the page, in a frame that scrolls, with a sign at every place. The signs are there for pointers only:
// beside the picture all of them stand as a list, so they are hidden from screen readers and cost no stops of the Tab key.
import { useEffect, useRef } from "react";
import { entryId } from "./mark-list.tsx";
import type { Mark } from "./placed-marks.ts";
import type { ShotSize } from "./read-rating.ts";

interface ShotFrameProps {
  source: string;
  size: ShotSize | null;
  alt: string;
  label: string;
  marks: readonly Mark[];
  active: number | null;
  onPoint: (number: number) => void;
  listId: string;
}

/** Kept free above and below a place that was scrolled to. px */
const MARGIN = 40;

/** A sign reaches over the corner of its place, but not over the picture's edge. Percent of the picture */
const NEAR_EDGE = 1;

export function ShotFrame({ source, size, alt, label, marks, active, onPoint, listId }: ShotFrameProps) {
  const frame = useRef<HTMLElement>(null);
  /** What a pointer is on is in view: moving it away from under the pointer would point at something else. */
  const pointed = useRef<number | null>(null);

  useEffect(() => {
    if (pointed.current === active) return;
    const box = frame.current?.querySelector<HTMLElement>(`[data-mark="${active}"]`);
    if (frame.current && box) showInside(frame.current, box);
  }, [active]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const numberAt = (event: Event) => {
      const box = event.target instanceof Element ? event.target.closest("[data-mark]") : null;
      return box ? Number(box.getAttribute("data-mark")) : null;
    };
    const point = (event: Event) => {
      pointed.current = numberAt(event);
      if (pointed.current !== null) onPoint(pointed.current);
    };
    const choose = (event: Event) => {
      const number = numberAt(event);
      if (number !== null) document.getElementById(entryId(listId, number))?.focus();
    };
    element.addEventListener("pointerover", point);
    element.addEventListener("click", choose);
    return () => {
      element.removeEventListener("pointerover", point);
      element.removeEventListener("click", choose);
    };
  }, [onPoint, listId]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section ref={frame} aria-label={label} tabIndex={0} className="shot-frame">
      <div className="shot-page">
        <img
          src={source}
          alt={alt}
          decoding="async"
          // What the places are measured in, known before the picture is: nothing moves when it arrives.
          style={size ? { aspectRatio: `${size.width} / ${size.height}` } : undefined}
        />
        {marks.map(({ number, place }) => {
          if (!place) return null;
          const { left, top, width, height, aside } = place;
          return (
            <span
              key={number}
              aria-hidden="true"
              className="shot-mark"
              data-mark={number}
              data-active={number === active}
              data-at-left={left < NEAR_EDGE}
              data-at-top={top < NEAR_EDGE}
              style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
            >
              <span className="sign" style={{ translate: `${aside * 100}% 0` }}>
                {number}
              </span>
            </span>
          );
        })}
      </div>
    </section>
  );
}

/** Scrolls the frame alone, never the page; how fast is the stylesheet's decision. */
function showInside(frame: HTMLElement, box: HTMLElement) {
  const above = box.offsetTop - MARGIN;
  const below = box.offsetTop + Math.min(box.offsetHeight, frame.clientHeight / 2) + MARGIN;
  const seen = { from: frame.scrollTop, to: frame.scrollTop + frame.clientHeight };
  if (above >= seen.from && below <= seen.to) return;
  frame.scrollTo({ top: above < seen.from ? above : below - frame.clientHeight });
}
