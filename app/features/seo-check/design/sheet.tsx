// What was found, as a specification sheet: colours, typefaces, trends, vitals, notes.
import { sheetTexts as texts } from "#content/pages/design-rating.ts";
import { keyed } from "../../../ui/keyed.ts";
import { Part, Sub } from "../report/part.tsx";
import { Palette } from "./palette.tsx";
import type { ShownRating } from "./read-rating.ts";
import { Typefaces } from "./typefaces.tsx";
import { Vitals } from "./vitals.tsx";
import "./sheet.css";

export function Sheet({ rating }: { rating: ShownRating }) {
  return (
    <div className="border-0 border-t border-solid border-line bg-card py-14 md:py-20">
      <div className="wrap">
        <h3 className="mb-10 text-h2">{texts.heading}</h3>
        <Part title={texts.palette.title} note={texts.palette.note}>
          <Palette colours={rating.palette} />
        </Part>
        <Part title={texts.typefaces.title} note={texts.typefaces.note}>
          <Typefaces typefaces={rating.typefaces} />
        </Part>
        <Part title={texts.trends.title} note={texts.trends.note}>
          <Trends trends={rating.designTrends} />
        </Part>
        <Part title={texts.vitals.title} note={texts.vitals.note}>
          <Vitals vitals={rating.vitals} />
        </Part>
        <Part title={texts.notes.title} note={texts.notes.note}>
          <TextList entries={rating.notes} none={texts.notes.none} />
        </Part>
      </div>
    </div>
  );
}

function Trends({
  trends: { isModern, followsTrends, outdatedElements },
}: {
  trends: ShownRating["designTrends"];
}) {
  return (
    <>
      <p className="mb-6 flex items-start gap-3 font-600">
        {isModern !== null && (
          <span
            aria-hidden="true"
            className={`mt-1 flex-none text-1.25rem ${isModern ? "i-tabler-circle-check text-good" : "i-tabler-circle-x text-poor"}`}
          />
        )}
        {isModern === null ? texts.trends.unknown : isModern ? texts.trends.modern : texts.trends.dated}
      </p>
      <div className="design-trends">
        <div>
          <Sub>{texts.trends.follows}</Sub>
          <TextList entries={followsTrends} none={texts.trends.noFollows} />
        </div>
        <div>
          <Sub>{texts.trends.outdated}</Sub>
          <TextList entries={outdatedElements} none={texts.trends.noOutdated} />
        </div>
      </div>
    </>
  );
}

function TextList({ entries, none }: { entries: readonly string[]; none: string }) {
  if (entries.length === 0) return <p className="text-ink-soft">{none}</p>;
  return (
    <ul className="design-list">
      {keyed(entries).map(({ key, entry }) => (
        <li key={key}>{entry}</li>
      ))}
    </ul>
  );
}
