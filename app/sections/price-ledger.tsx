// Packages as rows of a price list; the popular one is a sheet of its own on top of it.
import type { WebsitePackage } from "#content/prices.ts";
import type { Sentence, Titled } from "#content/section-types.ts";
import { formatEuros } from "../format/money.ts";
import { keyed } from "../ui/keyed.ts";
import { Link } from "../ui/link.tsx";
import { LinkedText } from "./linked-text.tsx";
import { SectionHead } from "./section-head.tsx";
import "./price-ledger.css";

interface PriceLedgerProps extends Required<Titled> {
  id: string;
  packages: readonly WebsitePackage[];
  /** Plate on the popular package. */
  popular: string;
  /** Stands where a package has no fixed price. */
  byEffort: string;
  note: Sentence;
  linkTo: (name: string) => string;
}

export function PriceLedger({
  id,
  title,
  lead,
  packages,
  popular,
  byEffort,
  note,
  linkTo,
}: PriceLedgerProps) {
  return (
    <section id={id} className="price-ledger wrap section">
      <SectionHead title={title} lead={lead} />
      {packages.map((each) => (
        <article key={each.id} data-popular={each.popular || undefined}>
          <div className="price-ledger-name">
            {each.popular && <p className="plate">{popular}</p>}
            <h3>{each.name}</h3>
            <p>{each.description}</p>
          </div>
          <ul>
            {keyed(each.features).map(({ key, entry: feature }) => (
              <li key={key}>{feature}</li>
            ))}
          </ul>
          <div className="price-ledger-price">
            <p className="price">{each.price === null ? byEffort : formatEuros(each.price)}</p>
            <p>{each.priceSubtext}</p>
            <Link to={linkTo(each.name)} className={each.popular ? "btn-brick" : "btn-line"}>
              {each.buttonText}
            </Link>
          </div>
        </article>
      ))}
      <p className="price-ledger-note">
        <LinkedText>{note}</LinkedText>
      </p>
    </section>
  );
}
