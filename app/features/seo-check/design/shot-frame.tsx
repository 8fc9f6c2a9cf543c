// A scrollable full-page picture with a marker at every place. Markers are for pointers only: the list beside the
// picture has the same content, so they are hidden from screen readers and the Tab order.
import { useEffect, useRef } from "react";
import { shotTexts as texts } from "#content/report/design-rating.ts";
import { Sign } from "../../../ui/sign.tsx";
import { PlainList } from "../plain-list.tsx";
import { groupSigns, type Mark, type Marked, type MarkedSize, type MarkSign } from "./placed-marks.ts";

interface ShotFrameProps {
  source: string;
  size: MarkedSize | null;
  alt: string;
  label: string;
  marks: readonly Mark[];
  active: number | null;
  onPoint: (number: number) => void;
  listId: string;
}

/** px kept free around a place that is scrolled to. */
const MARGIN = 40;

/** Percent of the picture. Markers overlap the corner of their place but not the picture's edge. */
const NEAR_EDGE = 1;

export function ShotFrame({ source, size, alt, label, marks, active, onPoint, listId }: ShotFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const signs = groupSigns(marks, size);
  /** A hovered marker is in view; scrolling it away would hover another one. */
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
          // The ratio is known before the picture loads, so nothing shifts.
          style={size ? { aspectRatio: `${size.width} / ${size.height}` } : undefined}
        />
        {marks.map(({ number, place }) => {
          const sign = signs.find(({ at }) => at.number === number);
          return (
            place && (
              <span
                key={number}
                aria-hidden="true"
                className="shot-mark"
                data-mark={number}
                data-active={number === active}
                data-at-left={place.left < NEAR_EDGE}
                data-at-top={place.top < NEAR_EDGE}
                style={{
                  left: `${place.left}%`,
                  top: `${place.top}%`,
                  width: `${place.width}%`,
                  height: `${place.height}%`,
                }}
              >
                {sign && <PictureSign sign={sign} active={active} />}
              </span>
            )
          );
        })}
      </div>
    </section>
  );
}

/** One near others says how many they are; the list beside names each. */
function PictureSign({ sign: { marks, at }, active }: { sign: MarkSign; active: number | null }) {
  const isActive = marks.some(({ number }) => number === active);
  return (
    <span className="sign" data-active={isActive} data-count={marks.length}>
      {marks.length === 1 ? at.number : texts.several(marks.length)}
    </span>
  );
}

/** Scrolls the frame only; the stylesheet sets the speed. */
function showInside(frame: HTMLElement, box: HTMLElement) {
  const above = box.offsetTop - MARGIN;
  const below = box.offsetTop + Math.min(box.offsetHeight, frame.clientHeight / 2) + MARGIN;
  const seen = { from: frame.scrollTop, to: frame.scrollTop + frame.clientHeight };
  if (above >= seen.from && below <= seen.to) return;
  frame.scrollTo({ top: above < seen.from ? above : below - frame.clientHeight });
}

interface MarkListProps<Of extends Marked> {
  id: string;
  size: MarkedSize | null;
  label: string;
  marks: readonly Mark<Of>[];
  /** What belongs to a mark beside its text. */
  noteOf: (annotation: Of) => string;
  active: number | null;
  onActive: (number: number) => void;
}

/** A click on a marker focuses the entry's button by this id. */
const entryId = (listId: string, number: number) => `${listId}-${number}`;

export function MarkList<Of extends Marked>({
  id,
  size,
  label,
  marks,
  noteOf,
  active,
  onActive,
}: MarkListProps<Of>) {
  const signs = groupSigns(marks, size);
  const together = (number: number) =>
    signs.find((sign) => sign.marks.some((mark) => mark.number === number))?.marks.length ?? 1;
  return (
    <PlainList className="mark-list" aria-label={label}>
      {marks.map(({ number, annotation, place }) => (
        <li key={number}>
          <button
            type="button"
            id={entryId(id, number)}
            data-active={number === active}
            aria-current={number === active ? "true" : undefined}
            onPointerEnter={() => onActive(number)}
            onFocus={() => onActive(number)}
            onClick={() => onActive(number)}
          >
            <Sign className="text-0.8125rem">{number}</Sign>
            <span className="min-w-0">
              {annotation.text}{" "}
              <span className="mark-aspect">
                {noteOf(annotation)}
                {place === null && `, ${texts.hidden}`}
                {together(number) > 1 && `, ${texts.oneOf(together(number))}`}
              </span>
            </span>
          </button>
        </li>
      ))}
    </PlainList>
  );
}
