// What is said about the places of a picture, in words. Pointing at an entry or reaching it by keyboard shows its place.
import { aspectTitles, shotTexts as texts } from "#content/pages/design-rating.ts";
import { Sign } from "../../../ui/sign.tsx";
import { PlainList } from "../plain-list.tsx";
import type { Mark } from "./placed-marks.ts";

interface MarkListProps {
  id: string;
  label: string;
  marks: readonly Mark[];
  active: number | null;
  onActive: (number: number) => void;
}

/** The id of an entry's button, which a click on its sign gives the focus. */
export const entryId = (listId: string, number: number) => `${listId}-${number}`;

export function MarkList({ id, label, marks, active, onActive }: MarkListProps) {
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
                {aspectTitles[annotation.aspect]}
                {place === null && `, ${texts.hidden}`}
              </span>
            </span>
          </button>
        </li>
      ))}
    </PlainList>
  );
}
