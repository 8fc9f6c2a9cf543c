import type { ReactNode } from "react";
import { euros } from "#content/figures.ts";
import { estimateTexts } from "#content/pages/preisrechner/preisrechner-estimate.ts";
import { askDirectly, self } from "#content/person.ts";
import { amountRange } from "#content/price-calculator/price-estimate.ts";
import { formatDate } from "../../../format/date.ts";
import { AskDirectly, PersonCard } from "../../../sections/person-card.tsx";
import { Description } from "../../../ui/description.tsx";
import { keyed } from "../../../ui/keyed.ts";
import { ListItems } from "../../../ui/list-items.tsx";
import type { ShownAmount, ShownEstimate } from "../shown-estimate.ts";

interface EstimateSheetProps {
  estimate: ShownEstimate;
  /** What the list has no entry for, in the visitor's words. */
  wishes?: string | undefined;
  /** What can be done with it, behind the span. */
  children?: ReactNode;
}

export function EstimateSheet({ estimate, wishes, children }: EstimateSheetProps) {
  const { projectType, timeline, validUntil, breakdown, totalPrice } = estimate;
  const { recurring, firstYear, paymentPlan, assumptions, notes } = estimate;
  const lasts = notes.length > 0 ? notes : [estimateTexts.closing];
  return (
    <div className="calc-sheet">
      <div className="calc-sheet-head">
        <dl>
          <Description term={estimateTexts.projectType}>{projectType}</Description>
          <Description term={estimateTexts.timeline}>{timeline}</Description>
          {validUntil && <Description term={estimateTexts.validUntil}>{formatDate(validUntil)}</Description>}
        </dl>
        <PriceSpan estimate={estimate} />
      </div>
      {children}
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
          <AmountLines brief amounts={recurring.map(markChosen)} />
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
      {wishes && <Sentences title={estimateTexts.wishes} sentences={wishes.split("; ")} />}
      {assumptions.length > 0 && <Sentences title={estimateTexts.assumptions} sentences={assumptions} />}
      <Sentences title={estimateTexts.notes} sentences={lasts} className="calc-closing" />
      {/* On paper the line of the maker says it. */}
      <div className="no-print">
        <PersonCard person={self}>
          <AskDirectly {...askDirectly} />
        </PersonCard>
      </div>
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
        <ListItems entries={sentences} />
      </ul>
    </section>
  );
}

function markChosen({ item, chosen, ...amount }: ShownEstimate["recurring"][number]) {
  return { ...amount, item: chosen ? `${item} (${estimateTexts.chosen})` : item };
}

interface AmountLinesProps {
  amounts: readonly ShownAmount[];
  /** Short descriptions stand beside the item where there is room. */
  brief?: boolean;
  children?: ReactNode;
}

function AmountLines({ amounts, brief = false, children }: AmountLinesProps) {
  return (
    <dl className={brief ? "calc-lines calc-lines-brief" : "calc-lines"}>
      {amounts.map((amount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a bill that never changes; two may be the same.
        <div key={index}>
          <dt>{amount.item}</dt>
          {brief && amount.description && <dd className="calc-line-text">{amount.description}</dd>}
          <dd className="calc-line-price" data-text={typeof amount.price === "string" || undefined}>
            {shownPrice(amount)}
          </dd>
          {!brief && amount.description && <dd className="calc-line-text">{amount.description}</dd>}
        </div>
      ))}
      {children}
    </dl>
  );
}

function PriceSpan({ estimate }: { estimate: ShownEstimate }) {
  const { totalPriceMin: min, totalPriceMax: max } = estimate;
  const ends = [...new Set([min, max].filter((end) => end !== undefined))];
  if (ends.length === 0) return null;
  return (
    <div className="calc-span">
      <p className="calc-span-label">{estimateTexts.total}</p>
      <p className="calc-span-figure">
        {ends.map((end, index) => (
          <span key={end}>
            {index > 0 && <span className="calc-span-to"> {estimateTexts.to} </span>}
            <strong>{euros(end)}</strong>
          </span>
        ))}
      </p>
      <p>{estimateTexts.finalPrice}</p>
    </div>
  );
}

export function shownPrice({ price, priceMax }: Pick<ShownAmount, "price" | "priceMax">): string {
  if (typeof price === "string") return price;
  return priceMax === undefined || priceMax === price
    ? euros(price)
    : amountRange(euros(price), euros(priceMax));
}
