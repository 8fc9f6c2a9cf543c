// How fast the page is there: one sentence, four figures with their spread, everything else behind folds.
import { speedTexts as texts } from "#content/report/speed-check.ts";
import { Fold } from "../../report/fold.tsx";
import { MarkedShot } from "../marked-shot.tsx";
import type { ShownCheck, ShownSpeed } from "../read-check.ts";
import { Verdict } from "../verdict.tsx";
import { Film } from "./film.tsx";
import { SpeedFigures } from "./speed-figures.tsx";
import { SpeedRows } from "./speed-rows.tsx";
import "./speed.css";
import { CheckPart, Notes } from "../check-part.tsx";

export function Speed({ part }: { part: NonNullable<ShownCheck["speed"]> }) {
  return (
    <CheckPart
      heading={texts.heading}
      part={part}
      verdict={({ level, verdict }) => <Verdict isGood={level === "good"}>{verdict}</Verdict>}
    >
      {(result) => <Result result={result} />}
    </CheckPart>
  );
}

function Result({ result }: { result: ShownSpeed }) {
  const { figures, film, shot, marks, blockedBy, notes } = result;
  const isMarked = marks.some(({ box }) => box !== null);
  return (
    <>
      <p className="text-small text-ink-soft">{texts.method(loadsOf(result))}</p>
      <SpeedFigures figures={figures} />
      {film.some(({ picture }) => picture !== null) && (
        <Fold heading={<h4>{texts.film.heading}</h4>}>
          <Film film={film} />
        </Fold>
      )}
      {shot && isMarked && (
        <Fold heading={<h4>{texts.picture.heading}</h4>}>
          <MarkedShot
            name={texts.heading}
            isNamed={false}
            alt={texts.picture.alt}
            frame="mobile"
            shot={shot}
            places={marks}
          />
        </Fold>
      )}
      <Fold heading={<h4>{texts.bytes.heading}</h4>} note={result.total}>
        <SpeedRows heading={texts.bytes.byKind} rows={result.byKind} />
        <SpeedRows heading={texts.bytes.byHost} rows={result.byHost} />
      </Fold>
      {blockedBy.length > 0 && (
        <Fold heading={<h4>{texts.blocked.heading}</h4>}>
          <SpeedRows heading={texts.blocked.note} rows={blockedBy} />
        </Fold>
      )}
      <Notes notes={notes} />
    </>
  );
}

function loadsOf({ loads }: ShownSpeed): string {
  if (loads === 1) return texts.loads.one;
  return loads === 2 ? texts.loads.two : texts.loads.many;
}
