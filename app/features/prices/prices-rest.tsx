// The price page below its first screen.
import { priceQuestions } from "#content/pages/preise-faq.ts";
import {
  aboutPackage,
  careSection,
  faqSection,
  packagesSection,
  pricesGoal,
  vatNote,
} from "#content/pages/preise-sections.ts";
import { carePlans, websitePackages } from "#content/prices.ts";
import { CarePlans } from "../../sections/care-plans.tsx";
import { Faq } from "../../sections/faq.tsx";
import { Goal } from "../../sections/goal.tsx";
import { PriceLedger } from "../../sections/price-ledger.tsx";
import { faqPage } from "../../structured-data.ts";
import { JsonLd } from "../../ui/json-ld.tsx";
import { IndividualProjects } from "./individual-projects.tsx";

export function PricesRest() {
  return (
    <>
      <PriceLedger
        id="pakete"
        {...packagesSection}
        packages={websitePackages}
        note={vatNote}
        linkTo={aboutPackage}
      />
      <IndividualProjects />
      <CarePlans id="pflege" {...careSection} plans={carePlans} linkTo={aboutPackage} />
      <JsonLd value={faqPage(priceQuestions)} />
      <Faq id="fragen" {...faqSection} questions={priceQuestions} />
      <Goal {...pricesGoal} />
    </>
  );
}
