// A folding rule that measures websites by their pages: each limb is a package.
import { pageRule } from "#content/pages/preise.ts";
import { type WebsitePackage, websitePackages } from "#content/prices.ts";
import { formatEuros } from "../../format/money.ts";
import "./page-rule.css";

const LIMBS = [
  { first: 1, last: 5, place: "translate(16 262) rotate(-5)" },
  { first: 6, last: 10, place: "translate(279 240) rotate(6)" },
  { first: 11, last: 13, place: "translate(541 268) rotate(-7)" },
];
const UNIT = 52;

export function PageRule() {
  return (
    <figure className="page-rule">
      <figcaption>
        <strong>{pageRule.title}</strong> {pageRule.example}
      </figcaption>
      <svg viewBox="0 0 700 330" aria-hidden="true">
        <defs>
          <g id="sheet">
            <path className="page-rule-sheet" d="M-19-92h38v58h-38z" />
            <path className="page-rule-bar" d="M-19-92h38v9h-38z" />
            <path className="page-rule-lines" d="M-13-58h26m-26 8h26m-26 8h16" />
            <path className="page-rule-picture" d="M-13-78h26v13h-26z" />
          </g>
        </defs>
        {LIMBS.map(({ first, last, place }) => (
          <g key={first} transform={place} data-from={first}>
            <path className="page-rule-wood" d={`M0-25h${(last - first + 1) * UNIT + 14}v50H0z`} />
            {range(first, last).map((page) => (
              <g key={page} transform={`translate(${(page - first) * UNIT + 33})`}>
                <path className="page-rule-tick" d="M0-25v14m-26-14v9m13-9v6m26-6v6" />
                <text y="17">{page}</text>
                <use href="#sheet" />
              </g>
            ))}
            <circle className="page-rule-joint" cx="3" r="6" />
          </g>
        ))}
      </svg>
      <dl>
        {websitePackages.map((each) => (
          <div key={each.id}>
            <dt>{each.name.replace(" Website", "")}</dt>
            <dd>
              {pagesOf(each)} {pageRule.pages}
            </dd>
            <dd className="page-rule-price">
              {each.price === null ? pageRule.byEffort : formatEuros(each.price)}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function pagesOf({ pages: { min, max } }: WebsitePackage): string {
  return max === null ? `ab ${min}` : `${min}–${max}`;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
