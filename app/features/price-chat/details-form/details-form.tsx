// All that the price depends on, as controls: filled by the conversation, changed here, sent without script too.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useHydrated } from "#app/hooks/use-hydrated.ts";
import { formTexts } from "#content/pages/preisrechner/preisrechner.ts";
import { slotLabels } from "#content/price-calculator/price-chat.ts";
import { formWords } from "#content/price-calculator/price-form.ts";
import type { UnderstoodSlot } from "#contract/price-calculator/price-chat.ts";
import { writeUndo } from "#contract/price-calculator/price-form.ts";
import { Sign } from "../../../ui/sign.tsx";
import { type ChatState, STATIONS } from "../conversation/read-answers.ts";
import { FeatureFields } from "./feature-fields.tsx";
import { CareField, CompanyFields, KindField, PagesField, TimelineField } from "./fields.tsx";
import { Origin } from "./origin.tsx";
import { StarterField } from "./starter-field.tsx";
import { useFormEdits } from "./use-form-edits.ts";
import "./details-form.css";
import "./form-fields.css";

const WIDE = "(min-width: 64rem)";

interface DetailsFormProps {
  state: ChatState;
  /** The price span so far, in words. */
  span: string;
  busy: boolean;
  full: boolean;
  onSay: (text: string) => boolean;
  /** Null: no estimate yet. */
  onOpenEstimate: (() => void) | null;
}

export function DetailsForm({ state, span, busy, full, onSay, onOpenEstimate }: DetailsFormProps) {
  const { step, understood } = state;
  const { values, edit, isPriceOpen, complete } = useFormEdits(state.form, busy, onSay);
  const isHydrated = useHydrated();
  const { details, isWide } = useFoldWhereNarrow();
  const isFinal = step === STATIONS;
  const parts = { values, understood, edit };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isFinal && onOpenEstimate && !isPriceOpen) onOpenEstimate();
    else complete();
  }

  /** A trade that the firm's name says has no source of its own. */
  const isOwn = (slot: UnderstoodSlot) =>
    slot !== "industry" || understood.industry?.from !== understood.company?.from;
  const origin = (slot: UnderstoodSlot) => (
    <Origin
      key={slot}
      label={slotLabels[slot]}
      entry={understood[slot]}
      disabled={busy || full}
      onUndo={() => onSay(writeUndo(slotLabels[slot], formWords))}
    />
  );
  const station = (index: number, slots: readonly UnderstoodSlot[], field: ReactNode) => {
    const place = index < step ? "passed" : index === step ? "current" : "open";
    return (
      <li data-state={place} aria-current={place === "current" ? "step" : undefined}>
        <Sign>{index + 1}</Sign>
        <div>
          {field}
          {slots.filter(isOwn).map((slot) => origin(slot))}
        </div>
      </li>
    );
  };

  return (
    <details ref={details} className="calc-details">
      <summary tabIndex={isWide ? -1 : undefined}>
        <h2 id="angaben">{formTexts.title}</h2>
        <span className="calc-details-span">{span}</span>
        <span aria-hidden="true" className="i-tabler-chevron-down" />
      </summary>
      <form
        method="post"
        action="/functions/v1/price-estimate"
        aria-labelledby="angaben"
        className="calc-form"
        onSubmit={submit}
      >
        <p className="calc-form-lead">{formTexts.lead}</p>
        <fieldset disabled={full}>
          {isHydrated && <StarterField edit={edit} />}
          <ol>
            {station(0, ["company", "industry"], <CompanyFields {...parts} />)}
            {station(1, ["projectType"], <KindField {...parts} />)}
            {station(2, ["pages"], <PagesField {...parts} />)}
            {station(3, ["timeline"], <TimelineField {...parts} />)}
            {station(4, ["features"], <FeatureFields {...parts} />)}
            <li data-state={isFinal ? "passed" : "aside"}>
              <span className="calc-path-dot" />
              <div>
                <CareField {...parts} />
                {origin("care")}
              </div>
            </li>
            {understood.wishes && (
              <li data-state={isFinal ? "passed" : "aside"}>
                <span className="calc-path-dot" />
                <div>
                  <p className="calc-wishes">
                    <strong>{slotLabels.wishes}</strong> {understood.wishes.value}
                  </p>
                  {origin("wishes")}
                </div>
              </li>
            )}
            <li data-state={isFinal ? "passed" : "open"}>
              <Sign>
                <span aria-hidden="true" className="i-tabler-flag-3" />
              </Sign>
              <div>
                <p className="calc-goal">
                  <strong>{formTexts.goal}</strong> {span}
                </p>
                <button type="submit" className="btn-line-hedge">
                  {isFinal && onOpenEstimate ? formTexts.show : formTexts.reckon}
                </button>
              </div>
            </li>
          </ol>
        </fieldset>
        {full && <p role="status">{formTexts.full}</p>}
      </form>
    </details>
  );
}

/** On a phone one line below the conversation; beside it, always open and no control of its own. */
function useFoldWhereNarrow() {
  const details = useRef<HTMLDetailsElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const fold = () => {
      setWide(wide.matches);
      if (details.current) details.current.open = wide.matches;
    };
    fold();
    wide.addEventListener("change", fold);
    return () => wide.removeEventListener("change", fold);
  }, []);
  return { details, isWide };
}
