// An estimate as a sheet of paper: the span, every line of it, what comes every month, when to pay, what it rests on.
import { estimateTexts } from "#content/pages/preisrechner-estimate.ts";
import { formatDate } from "../../../format/date.ts";
import { keyed } from "../../../ui/keyed.ts";
import type { ShownEstimate } from "../shown-estimate.ts";
import { AmountLines } from "./amount-lines.tsx";
import { PriceSpan } from "./price-span.tsx";
import { shownPrice } from "./shown-price.ts";

export function EstimateSheet({ estimate }: { estimate: ShownEstimate }) {
  const { projectType, timeline, validUntil, breakdown, totalPrice } = estimate;
  const { recurring, firstYear, paymentPlan, assumptions, notes } = estimate;
  const lasts = notes.length > 0 ? notes : [estimateTexts.closing];
  return (
    <div className="calc-sheet">
      <div className="calc-sheet-head">
        <dl>
          <Fact name={estimateTexts.projectType}>{projectType}</Fact>
          <Fact name={estimateTexts.timeline}>{timeline}</Fact>
          {validUntil && <Fact name={estimateTexts.validUntil}>{formatDate(validUntil)}</Fact>}
        </dl>
        <PriceSpan estimate={estimate} />
      </div>
      <section>
        <h3>{estimateTexts.breakdown}</h3>
        <AmountLines amounts={breakdown}>
          <div className="calc-sum">
            <dt>{estimateTexts.sum}</dt>
            <dd className="calc-line-price">{shownPrice({ price: totalPrice })}</dd>
          </div>
        </AmountLines>
      </section>
      {recurring.length > 0 && (
        <section>
          <h3>{estimateTexts.recurring}</h3>
          <p className="calc-sheet-note">{estimateTexts.recurringNote}</p>
          <AmountLines brief amounts={recurring.map(marked)} />
        </section>
      )}
      {firstYear.length > 0 && (
        <section>
          <h3>{estimateTexts.firstYear}</h3>
          <AmountLines brief amounts={firstYear} />
        </section>
      )}
      {paymentPlan.length > 0 && (
        <section>
          <h3>{estimateTexts.paymentPlan}</h3>
          <AmountLines brief amounts={paymentPlan} />
        </section>
      )}
      <section className="calc-included">
        <h3>{estimateTexts.included}</h3>
        <ul>
          {keyed(estimateTexts.inclusions).map(({ key, entry: inclusion }) => (
            <li key={key}>
              <span aria-hidden="true" className="i-tabler-check" />
              {inclusion}
            </li>
          ))}
        </ul>
      </section>
      {assumptions.length > 0 && <Sentences title={estimateTexts.assumptions} sentences={assumptions} />}
      <Sentences title={estimateTexts.notes} sentences={lasts} className="calc-closing" />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface SentencesProps {
  title: string;
  sentences: readonly string[];
  className?: string;
}

function Sentences({ title, sentences, className = "" }: SentencesProps) {
  return (
    <section className={`calc-sentences ${className}`}>
      <h3>{title}</h3>
      <ul>
        {keyed(sentences).map(({ key, entry: sentence }) => (
          <li key={key}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function marked({ item, chosen, ...amount }: ShownEstimate["recurring"][number]) {
  return { ...amount, item: chosen ? `${item} (${estimateTexts.chosen})` : item };
}
