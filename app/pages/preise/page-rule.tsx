// A folding rule that measures websites by their pages; each segment is a package.
import { pageRule } from "#content/pages/preise/preise.ts";
import { spanOf, websitePackages } from "#content/prices.ts";
import { formatEuros } from "../../format/money.ts";
import "./page-rule.css";

const LIMBS = [
  { first: 1, last: 5, place: "translate(4 220) rotate(4)" },
  { first: 6, last: 10, place: "translate(269 239) rotate(-5)" },
  { first: 11, last: 13, place: "translate(534 216) rotate(4)" },
];
/** Distance between pages, and before the first. */
const UNIT = 52;
const MARGIN = 29;

export function PageRule() {
  return (
    <figure className="page-rule">
      <figcaption>{pageRule.title}</figcaption>
      <svg viewBox="0 72 700 206" aria-hidden="true">
        <defs>
          <g id="sheet">
            <path className="page-rule-sheet" d="M-21-106h42v70h-42z" />
            <path className="page-rule-picture" d="M-15-91h30v16h-30z" />
            <path className="page-rule-lines" d="M-15-67h30m-30 9h30m-30 9h18" />
            <path className="page-rule-bar" d="M-21-106h42v9h-42z" />
          </g>
        </defs>
        {LIMBS.map(({ first, last, place }) => (
          <g key={first} transform={place}>
            <path d={`M0-26h${(last - first) * UNIT + 2 * MARGIN}v52H0z`} className="page-rule-wood" />
            {range(first, last).map((page) => (
              <g key={page} transform={`translate(${(page - first) * UNIT + MARGIN})`}>
                <path className="page-rule-tick" d="M0-26v14m-26-14v9m13-9v6m26-6v6" />
                <text y="18">{page}</text>
                <use href="#sheet" />
              </g>
            ))}
            <circle className="page-rule-joint" r="7" />
          </g>
        ))}
      </svg>
      <dl>
        {websitePackages.map((each) => (
          <div key={each.id}>
            <dt>{each.name.replace(" Website", "")}</dt>
            <dd>
              {spanOf(each.pages)} {pageRule.pages}
            </dd>
            <dd className="page-rule-price">
              {each.price === null ? pageRule.byEffort : formatEuros(each.price)}
            </dd>
          </div>
        ))}
      </dl>
      <p>{pageRule.example}</p>
    </figure>
  );
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
