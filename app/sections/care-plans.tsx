// Plans that grow: each column is higher than the one before, because it holds all of it and more.
import type { CarePlan } from "#content/prices.ts";
import type { Sentence, Titled } from "#content/section-types.ts";
import { formatEuros } from "../format/money.ts";
import { keyed } from "../ui/keyed.ts";
import { Link } from "../ui/link.tsx";
import { LinkedText } from "./linked-text.tsx";
import { SectionHead } from "./section-head.tsx";
import "./care-plans.css";

interface CarePlansProps extends Required<Titled> {
  id: string;
  plans: readonly CarePlan[];
  /** Plate on the recommended plan. */
  popular: string;
  note: Sentence;
  linkTo: (name: string) => string;
}

export function CarePlans({ id, title, lead, plans, popular, note, linkTo }: CarePlansProps) {
  return (
    <section id={id} className="care-plans section hedge">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <div className="care-plans-row">
          {plans.map((plan) => (
            <article key={plan.id}>
              <p className="care-plans-mark">
                <span aria-hidden="true" className={plan.icon} />
                {plan.popular && <span className="plate">{popular}</span>}
              </p>
              <h3>{plan.name}</h3>
              <p>
                <span className="price">{formatEuros(plan.price)}</span> {plan.period}
              </p>
              <ul>
                {keyed(plan.features).map(({ key, entry: feature }) => (
                  <li key={key}>{feature}</li>
                ))}
              </ul>
              <Link to={linkTo(plan.name)} className={plan.popular ? "btn-brick" : "btn-line-hedge"}>
                {plan.buttonText}
              </Link>
            </article>
          ))}
        </div>
        <p className="care-plans-note">
          <LinkedText>{note}</LinkedText>
        </p>
      </div>
    </section>
  );
}
