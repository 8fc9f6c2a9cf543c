import { screenNames, sheetTexts } from "#content/report/design-rating.ts";
import { ListItems } from "../../../ui/list-items.tsx";
import { Part, Sub } from "../report/parts/part.tsx";
import type { ShownRating } from "./read-rating.ts";
import "./sheet.css";
import { inGerman } from "#content/figures.ts";
import { viewportNames } from "#contract/design-rating.ts";
import { formatMilliseconds, formatSeconds } from "../../../format/duration.ts";
import { Description } from "../../../ui/description.tsx";
import { keyed } from "../../../ui/keyed.ts";
import { PlainList } from "../plain-list.tsx";
import { shortNumber, shown } from "../report/shown.ts";
import { readableColour } from "./contrast.ts";

export function Sheet({ rating }: { rating: ShownRating }) {
  return (
    <div className="report-folds border-0 border-t border-solid border-line bg-card">
      <div className="wrap py-10 md:py-14">
        <h3 className="mb-4 text-h2">{sheetTexts.heading}</h3>
        <Part title={sheetTexts.palette.title} note={sheetTexts.palette.note}>
          <Palette colours={rating.palette} />
        </Part>
        <Part title={sheetTexts.typefaces.title} note={sheetTexts.typefaces.note}>
          <Typefaces typefaces={rating.typefaces} />
        </Part>
        <Part title={sheetTexts.trends.title} note={sheetTexts.trends.note}>
          <Trends trends={rating.designTrends} />
        </Part>
        <Part title={sheetTexts.vitals.title} note={sheetTexts.vitals.note}>
          <Vitals vitals={rating.vitals} />
        </Part>
        <Part title={sheetTexts.notes.title} note={sheetTexts.notes.note}>
          <TextList entries={rating.notes} none={sheetTexts.notes.none} />
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
        {isModern === null
          ? sheetTexts.trends.unknown
          : isModern
            ? sheetTexts.trends.modern
            : sheetTexts.trends.dated}
      </p>
      <div className="design-trends">
        <div>
          <Sub>{sheetTexts.trends.follows}</Sub>
          <TextList entries={followsTrends} none={sheetTexts.trends.noFollows} />
        </div>
        <div>
          <Sub>{sheetTexts.trends.outdated}</Sub>
          <TextList entries={outdatedElements} none={sheetTexts.trends.noOutdated} />
        </div>
      </div>
    </>
  );
}

function TextList({ entries, none }: { entries: readonly string[]; none: string }) {
  if (entries.length === 0) return <p className="text-ink-soft">{none}</p>;
  return (
    <ul className="design-list">
      <ListItems entries={entries} />
    </ul>
  );
}

const paletteTexts = sheetTexts.palette;

function Palette({ colours }: { colours: ShownRating["palette"] }) {
  if (colours.length === 0) return <p>{paletteTexts.none}</p>;
  return (
    <>
      <div aria-hidden="true" className="palette-strip">
        {keyed(colours).map(({ key, entry: { hex, share } }) => (
          <span key={key} style={{ background: hex, flexGrow: Math.max(0, share ?? 0) }} />
        ))}
      </div>
      <PlainList className="palette-colours">
        {keyed(colours).map(({ key, entry: { hex, share } }) => (
          <li key={key}>
            <span className="palette-chip" style={{ background: hex, color: readableColour(hex) }}>
              {hex}
            </span>
            {share !== null && <span className="text-small">{paletteTexts.share(shortNumber(share))}</span>}
          </li>
        ))}
      </PlainList>
    </>
  );
}

const typefaceTexts = sheetTexts.typefaces;

function Typefaces({ typefaces }: { typefaces: ShownRating["typefaces"] }) {
  if (typefaces.length === 0) return <p>{typefaceTexts.none}</p>;
  return (
    <PlainList className="specimens">
      {keyed(typefaces).map(({ key, entry: { family, share, sizes, weights, usedFor } }) => (
        <li key={key}>
          <p className="specimen-name">{family?.trim() || typefaceTexts.unnamed}</p>
          <p className="text-ink-soft">
            {[
              share !== null && typefaceTexts.share(shortNumber(share)),
              usedFor && typefaceTexts.use[usedFor],
            ]
              .filter(Boolean)
              .join(", ")}
          </p>
          <dl className="specimen-figures">
            {sizes.length > 0 && (
              <Description term={typefaceTexts.sizes}>
                {typefaceTexts.pixels(sizes.map((size) => shortNumber(size)).join(" · "))}
              </Description>
            )}
            {weights.length > 0 && (
              <Description term={typefaceTexts.weights}>
                {weights.map((weight) => inGerman(weight)).join(" · ")}
              </Description>
            )}
          </dl>
        </li>
      ))}
    </PlainList>
  );
}

const vitalTexts = sheetTexts.vitals;

/** "Good" by web.dev/articles/vitals; TBT by Lighthouse's desktop scale. ms, CLS without unit. */
const limits = { lcp: 2500, cls: 0.1, tbt: 200 } as const;
const formats = {
  lcp: formatSeconds,
  cls: (shift: number) => inGerman(shift, 2),
  tbt: formatMilliseconds,
} as const;
const vitalNames = ["lcp", "cls", "tbt"] as const;

function Vitals({ vitals }: { vitals: ShownRating["vitals"] }) {
  return (
    <table className="vitals-table">
      <caption className="visually-hidden">{vitalTexts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{vitalTexts.value}</th>
          {viewportNames.map((viewport) => (
            <th key={viewport} scope="col">
              {screenNames[viewport]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {vitalNames.map((name) => (
          <tr key={name}>
            <th scope="row">
              {vitalTexts.names[name]}{" "}
              <span className="block text-small text-ink-soft">{vitalTexts.limits[name]}</span>
            </th>
            {viewportNames.map((viewport) => (
              <td key={viewport}>
                <Vital name={name} value={vitals[viewport][name]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Vital({ name, value }: { name: (typeof vitalNames)[number]; value: number | null }) {
  if (value === null) return <span className="text-ink-soft">{shown(value, formats[name])}</span>;
  const isGood = value <= limits[name];
  return (
    <>
      <strong>{formats[name](value)}</strong>{" "}
      <span className={`text-small font-600 ${isGood ? "text-good" : "text-poor"}`}>
        {isGood ? vitalTexts.good : vitalTexts.over}
      </span>
    </>
  );
}
