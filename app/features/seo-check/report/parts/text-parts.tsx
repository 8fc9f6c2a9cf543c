import { keyed } from "#app/ui/keyed.ts";
import { inGerman } from "#content/figures.ts";
import { absent, partTexts } from "#content/report/seo-report.ts";
import type { ShownReport } from "../read-report.ts";
import { shown, shownNumber, shownPercent } from "../shown.ts";
import { Figures, Part, Sub } from "./part.tsx";
import "./keywords.css";
import { PlainSteps } from "../../plain-list.tsx";
import { Bar } from "../bar.tsx";

const keywordsTexts = partTexts.keywords;
const POSITIONS_SHOWN = 6;

type Keyword = ShownReport["keywordAnalysis"][number];

export function KeywordsPart({ keywords }: { keywords: readonly Keyword[] }) {
  return (
    <Part title={keywordsTexts.title} note={keywordsTexts.note}>
      {keywords.length === 0 ? (
        <p>{keywordsTexts.none}</p>
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
          <dt>{keywordsTexts.density}</dt>
          <dd>{shownPercent(density)}</dd>
          <dt>{keywordsTexts.prominence}</dt>
          <dd>{shown(prominence, (score) => keywordsTexts.prominenceOf(inGerman(score)))}</dd>
        </dl>
      </div>
      {positions.length === 0 ? (
        <p className="py-3">{keywordsTexts.noPositions}</p>
      ) : (
        <PositionTable keyword={keyword} positions={positions.slice(0, POSITIONS_SHOWN)} />
      )}
      {more.length > 0 && (
        <details>
          <summary className="min-h-11 py-2 text-small font-600 underline">
            {keywordsTexts.more(more.length)}
          </summary>
          <PositionTable keyword={keyword} positions={more} />
        </details>
      )}
      {related.length > 0 && (
        <p className="pt-3 text-ink-soft">
          {keywordsTexts.related}{" "}
          {related.map(({ word, count }) => `${word} (${inGerman(count)})`).join(", ")}
        </p>
      )}
    </div>
  );
}

function PositionTable({ keyword, positions }: Pick<Keyword, "keyword" | "positions">) {
  return (
    <table className="position-table">
      <caption className="visually-hidden">
        {keywordsTexts.positions}: {keyword}
      </caption>
      <thead>
        <tr>
          <th scope="col">{keywordsTexts.element}</th>
          <th scope="col">{keywordsTexts.position}</th>
          <th scope="col">{keywordsTexts.context}</th>
        </tr>
      </thead>
      <tbody>
        {keyed(positions).map(({ key, entry: { element, position, context } }) => (
          <tr key={key}>
            <td>{element === null ? absent.figure : <Element name={element} />}</td>
            <td className="[font-variant-numeric:tabular-nums]">
              {shown(position, (number) => describePosition(element, number))}
            </td>
            <td>{context === null ? absent.figure : <Marked text={context} phrase={keyword} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Element({ name }: { name: string }) {
  const inWords = keywordsTexts.elements[name];
  return (
    <>
      {inWords} <code className="text-ink-soft">{name}</code>
    </>
  );
}

/** The unit of a position depends on the element. */
function describePosition(element: string | null, position: number): string {
  const number = inGerman(position);
  if (element === "body") return keywordsTexts.word(number);
  return element !== null && /^h[1-6]$/.test(element) ? keywordsTexts.heading(number) : number;
}

const contentTexts = partTexts.content;

export function ContentPart({ content }: Pick<ShownReport, "content">) {
  const { wordCount, readabilityScore, readability, textToHtmlRatio } = content;
  const words = [...content.keywordDensity].sort(([, a], [, b]) => b - a);
  const max = words[0]?.[1] ?? 1;
  return (
    <Part title={contentTexts.title} note={contentTexts.note}>
      <Figures
        rows={[
          [contentTexts.wordCount, shownNumber(wordCount)],
          [
            contentTexts.readability,
            shown(readabilityScore, (score) => contentTexts.readabilityOf(shownNumber(score))),
            readability && readabilityNote(readability),
          ],
          [contentTexts.ratio, shownPercent(textToHtmlRatio, 1)],
        ]}
      />
      <div className="mt-8">
        <Sub>{contentTexts.density}</Sub>
        {words.length === 0 ? (
          <p>{contentTexts.noWords}</p>
        ) : (
          <PlainSteps className="grid gap-x-10 gap-y-2 sm:grid-cols-2">
            {words.map(([word, density]) => (
              <li key={word} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
                <span className="min-w-0">{word}</span>
                <span className="text-small text-ink-soft [font-variant-numeric:tabular-nums]">
                  {shownPercent(density)}
                </span>
                <Bar value={(density / max) * 100} className="text-brick" />
              </li>
            ))}
          </PlainSteps>
        )}
      </div>
    </Part>
  );
}

function readabilityNote({ formula, grade }: NonNullable<ShownReport["content"]["readability"]>): string {
  const note = contentTexts.formula(formula);
  return grade === null ? note : `${note}, ${contentTexts.grade(shownNumber(grade, 1))}`;
}

function Marked({ text, phrase }: { text: string; phrase: string }) {
  return keyed(splitAtPhrase(text, phrase)).map(({ key, entry }) =>
    key % 2 === 0 ? entry : <mark key={key}>{entry}</mark>,
  );
}

/** Splits at a phrase, ignoring case; pieces with an odd index are matches. */
export function splitAtPhrase(text: string, phrase: string): string[] {
  if (phrase.trim() === "") return [text];
  const literal = phrase.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.split(new RegExp(`(${literal})`, "iu"));
}
