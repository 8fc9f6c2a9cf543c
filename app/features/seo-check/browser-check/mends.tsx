// „Vorher und nachher“: what a few lines of CSS would mend, each with two pictures of the same place and the lines to copy.
import { mendTexts as texts } from "#content/report/mends.ts";
import { findingTexts } from "#content/report/seo-report.ts";
import { Snippet } from "../report/findings/snippet.tsx";
import { CheckPart, Notes } from "./check-part.tsx";
import type { ShownCheck, ShownMend } from "./read-check.ts";
import { Verdict } from "./verdict.tsx";
import "./mends.css";

export function Mends({ part }: { part: NonNullable<ShownCheck["mends"]> }) {
  return (
    <CheckPart
      heading={texts.heading}
      part={part}
      verdict={({ verdict }) => <Verdict isGood={verdict === texts.verdicts.none}>{verdict}</Verdict>}
    >
      {({ mends, notes }) => (
        <>
          {mends.map((mend) => (
            <Mend key={mend.kind} mend={mend} />
          ))}
          <Notes notes={notes} />
        </>
      )}
    </CheckPart>
  );
}

function Mend({ mend }: { mend: ShownMend }) {
  const { title, meaning, reach, viewport, before, after, css, shots } = mend;
  return (
    <section className="mend">
      <h4>{title}</h4>
      <p className="text-ink-soft">
        {meaning} {viewport && texts.screens[viewport]}: {reach}
      </p>
      {shots && (
        <div className="mend-pair">
          <Shot shot={shots.before} state={texts.before} figure={before} title={title} />
          <Shot shot={shots.after} state={texts.after} figure={after} title={title} />
        </div>
      )}
      <details className="finding-craft">
        <summary>
          {findingTexts.craft}
          <span aria-hidden="true" className="i-tabler-chevron-down" />
        </summary>
        <Snippet text={css} />
      </details>
    </section>
  );
}

interface ShotProps {
  shot: NonNullable<ShownMend["shots"]>["before"];
  state: string;
  figure: string | null;
  title: string;
}

function Shot({ shot: { source, width, height }, state, figure, title }: ShotProps) {
  return (
    <figure>
      <img src={source} alt={texts.alt(state, title)} width={width} height={height} decoding="async" />
      <figcaption>
        <strong>{state}</strong> {figure}
      </figcaption>
    </figure>
  );
}
