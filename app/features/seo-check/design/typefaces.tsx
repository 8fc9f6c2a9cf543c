// The typefaces of a page by name. Names come from the page and stand as plain text in our own typeface: loading the page's
// would send the visitor to a stranger's server, and a name is no address to load from.
import { sheetTexts } from "#content/pages/design-rating.ts";
import { formatNumber } from "../../../format/number.ts";
import { keyed } from "../../../ui/keyed.ts";
import { PlainList } from "../plain-list.tsx";
import { shortNumber } from "../report/shown.ts";
import type { ShownRating } from "./read-rating.ts";

const texts = sheetTexts.typefaces;

export function Typefaces({ typefaces }: { typefaces: ShownRating["typefaces"] }) {
  if (typefaces.length === 0) return <p>{texts.none}</p>;
  return (
    <PlainList className="specimens">
      {keyed(typefaces).map(({ key, entry: { family, share, sizes, weights, usedFor } }) => (
        <li key={key}>
          <p className="specimen-name">{family?.trim() || texts.unnamed}</p>
          <p className="text-ink-soft">
            {[share !== null && texts.share(shortNumber(share)), usedFor && texts.use[usedFor]]
              .filter(Boolean)
              .join(", ")}
          </p>
          <dl className="specimen-figures">
            {sizes.length > 0 && (
              <div>
                <dt>{texts.sizes}</dt>
                <dd>{texts.pixels(sizes.map((size) => shortNumber(size)).join(" · "))}</dd>
              </div>
            )}
            {weights.length > 0 && (
              <div>
                <dt>{texts.weights}</dt>
                <dd>{weights.map((weight) => formatNumber(weight)).join(" · ")}</dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </PlainList>
  );
}
