import { priceQuestions } from "#content/pages/preise/preise-faq.ts";
import * as words from "#content/pages/preise/preise-sections.ts";
import { askDirectly, self } from "#content/person.ts";
import { type CarePlan, carePlans, type WebsitePackage, websitePackages } from "#content/prices.ts";
import { Faq } from "../../sections/faq.tsx";
import { Goal } from "../../sections/goal.tsx";
import { AskDirectly, PersonCard } from "../../sections/person-card.tsx";
import { faqPage } from "../../structured-data.ts";
import { JsonLd } from "../../ui/json-ld.tsx";
import { keyed } from "../../ui/keyed.ts";
import { Link } from "../../ui/link.tsx";
import { Sign } from "../../ui/sign.tsx";
import "./individual-projects.css";
import type { Sentence, Titled } from "#content/section-types.ts";
import { formatEuros } from "../../format/money.ts";
import { LinkedText } from "../../sections/linked-text.tsx";
import { SectionHead } from "../../sections/section-head.tsx";
import { ListItems } from "../../ui/list-items.tsx";
import "./price-ledger.css";
import "./care-plans.css";

export function PricesRest() {
  return (
    <>
      <PriceLedger
        id="pakete"
        {...words.packagesSection}
        packages={websitePackages}
        note={words.vatNote}
        linkTo={words.aboutPackage}
      />
      <IndividualProjects />
      <CarePlans id="pflege" {...words.careSection} plans={carePlans} linkTo={words.aboutPackage} />
      <JsonLd value={faqPage(priceQuestions)} />
      <Faq id="fragen" {...words.faqSection} questions={priceQuestions}>
        <PersonCard person={self}>
          <AskDirectly {...askDirectly} />
        </PersonCard>
      </Faq>
      <Goal {...words.pricesGoal} />
    </>
  );
}

function IndividualProjects() {
  const { title, text, stations, result, action } = words.individualProjects;
  return (
    <section id="individuell" className="individual section bg-sky">
      <div className="wrap">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          <Link to={action.href} className="btn-brick">
            {action.name}
          </Link>
        </div>
        <ol>
          {keyed(stations).map(({ key, entry: station }, index) => (
            <li key={key}>
              <Sign>{index + 1}</Sign>
              {station}
            </li>
          ))}
          <li>
            <Sign>
              <span aria-hidden="true" className="i-tabler-flag-3" />
            </Sign>
            {result}
          </li>
        </ol>
      </div>
    </section>
  );
}

interface PriceLedgerProps extends Required<Titled> {
  id: string;
  packages: readonly WebsitePackage[];
  popular: string;
  popularNote: string;
  byEffort: string;
  note: Sentence;
  linkTo: (name: string) => string;
}

function PriceLedger(props: PriceLedgerProps) {
  const { id, title, lead, packages, popular, popularNote, byEffort, note, linkTo } = props;
  return (
    <section id={id} className="price-ledger wrap section">
      <SectionHead title={title} lead={lead} />
      {packages.map((each) => (
        <article key={each.id} data-popular={each.popular || undefined}>
          <div className="price-ledger-name">
            {each.popular && (
              <>
                <p className="plate">{popular}</p>
                <p>{popularNote}</p>
              </>
            )}
            <h3>{each.name}</h3>
            <p>{each.description}</p>
          </div>
          <ul>
            <ListItems entries={each.features} />
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

interface CarePlansProps extends Required<Titled> {
  id: string;
  plans: readonly CarePlan[];
  popular: string;
  note: Sentence;
  linkTo: (name: string) => string;
}

function CarePlans({ id, title, lead, plans, popular, note, linkTo }: CarePlansProps) {
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
                <ListItems entries={plan.features} />
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
