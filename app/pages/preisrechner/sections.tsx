import { calculatorGoal, calculatorQuestions } from "#content/pages/preisrechner/preisrechner-sections.ts";
import { Faq } from "../../sections/faq.tsx";
import { Goal } from "../../sections/goal.tsx";
import { PriceList } from "./price-list.tsx";

export function CalculatorRest() {
  return (
    <>
      <PriceList />
      <Faq id="fragen" {...calculatorQuestions} />
      <Goal {...calculatorGoal} />
    </>
  );
}
