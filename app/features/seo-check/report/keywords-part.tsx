// Where the visitor's keywords stand.
import { absent, partTexts } from "#content/pages/seo-report.ts";
import { formatNumber } from "../../../format/number.ts";
import { keyed } from "../../../ui/keyed.ts";
import { Marked } from "./marked.tsx";
import { Part } from "./part.tsx";
import type { ShownReport } from "./read-report.ts";
import { shown, shownPercent } from "./shown.ts";
import "./keywords.css";

const texts = partTexts.keywords;
const POSITIONS_SHOWN = 6;

type Keyword = ShownReport["keywordAnalysis"][number];

export function KeywordsPart({ keywords }: { keywords: readonly Keyword[] }) {
  return (
    <Part title={texts.title} note={texts.note}>
      {keywords.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <div className="grid gap-8">
          {keyed(keywords).map(({ key, entry }) => (
            <KeywordBlock key={key} {...entry} />
          ))}
        </div>
      )}
    </Part>
  );
}

function KeywordBlock({ keyword, density, prominence, positions, related }: Keyword) {
  const more = positions.slice(POSITIONS_SHOWN);
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-0 border-b-2 border-solid border-ink pb-2">
        <h5 className="m-0 font-heading text-h3 font-700">{keyword}</h5>
        <dl className="keyword-figures">
          <dt>{texts.density}</dt>
          <dd>{shownPercent(density)}</dd>
          <dt>{texts.prominence}</dt>
          <dd>{shown(prominence, (score) => texts.prominenceOf(formatNumber(score)))}</dd>
        </dl>
      </div>
      {positions.length === 0 ? (
        <p className="py-3">{texts.noPositions}</p>
      ) : (
        <PositionTable keyword={keyword} positions={positions.slice(0, POSITIONS_SHOWN)} />
      )}
      {more.length > 0 && (
        <details>
          <summary className="min-h-11 py-2 text-small font-600 underline">{texts.more(more.length)}</summary>
          <PositionTable keyword={keyword} positions={more} />
        </details>
      )}
      {related.length > 0 && (
        <p className="pt-3 text-ink-soft">
          {texts.related} {related.map(({ word, count }) => `${word} (${formatNumber(count)})`).join(", ")}
        </p>
      )}
    </div>
  );
}

function PositionTable({ keyword, positions }: Pick<Keyword, "keyword" | "positions">) {
  return (
    <table className="position-table">
      <caption className="visually-hidden">
        {texts.positions}: {keyword}
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.element}</th>
          <th scope="col">{texts.position}</th>
          <th scope="col">{texts.context}</th>
        </tr>
      </thead>
      <tbody>
        {keyed(positions).map(({ key, entry: { element, position, context } }) => (
          <tr key={key}>
            <td>{element === null ? absent.figure : <Element name={element} />}</td>
            <td className="[font-variant-numeric:tabular-nums]">
              {shown(position, (number) => placeInWords(element, number))}
            </td>
            <td>{context === null ? absent.figure : <Marked text={context} phrase={keyword} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The place in words, and as it is called in HTML. */
function Element({ name }: { name: string }) {
  const inWords = texts.elements[name];
  return (
    <>
      {inWords} <code className="text-ink-soft">{name}</code>
    </>
  );
}

/** What the position counts depends on the element. */
function placeInWords(element: string | null, position: number): string {
  const number = formatNumber(position);
  if (element === "body") return texts.word(number);
  return element !== null && /^h[1-6]$/.test(element) ? texts.heading(number) : number;
}
