// What one visit measured while the page loaded. Informs, never scores.
import { screenNames, sheetTexts } from "#content/pages/design-rating.ts";
import { viewportNames } from "#contract/design-rating.ts";
import { formatMilliseconds, formatSeconds } from "../../../format/duration.ts";
import { formatNumber } from "../../../format/number.ts";
import { shown } from "../report/shown.ts";
import type { ShownRating } from "./read-rating.ts";

const texts = sheetTexts.vitals;

/** "Good" after web.dev/articles/vitals and, for TBT on a laptop, the scale of Lighthouse. ms, CLS without unit. */
const limits = { lcp: 2500, cls: 0.1, tbt: 200 } as const;
const formats = {
  lcp: formatSeconds,
  cls: (shift: number) => formatNumber(shift, 2),
  tbt: formatMilliseconds,
} as const;
const names = ["lcp", "cls", "tbt"] as const;

export function Vitals({ vitals }: { vitals: ShownRating["vitals"] }) {
  return (
    <table className="vitals-table">
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.value}</th>
          {viewportNames.map((viewport) => (
            <th key={viewport} scope="col">
              {screenNames[viewport]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">
              {texts.names[name]} <span className="block text-small text-ink-soft">{texts.limits[name]}</span>
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

function Vital({ name, value }: { name: (typeof names)[number]; value: number | null }) {
  if (value === null) return <span className="text-ink-soft">{shown(value, formats[name])}</span>;
  const isGood = value <= limits[name];
  return (
    <>
      <strong>{formats[name](value)}</strong>{" "}
      <span className={`text-small font-600 ${isGood ? "text-good" : "text-poor"}`}>
        {isGood ? texts.good : texts.over}
      </span>
    </>
  );
}
