import { useId, useState } from "react";
import { useHydrated } from "#app/hooks/use-hydrated.ts";
import { eurosOfCents } from "#content/figures.ts";
import { formTexts } from "#content/pages/preisrechner/preisrechner.ts";
import { slotLabels } from "#content/price-calculator/price-chat.ts";
import { formWords } from "#content/price-calculator/price-form.ts";
import { carePlans } from "#content/prices.ts";
import type { Understood } from "#contract/price-calculator/price-chat.ts";
import {
  careWishes,
  type FormChange,
  type FormTimeline,
  type FormValues,
  formLimits,
  formTimelines,
  industries,
  projectTypes,
  spanInWords,
} from "#contract/price-calculator/price-form.ts";

export interface FieldProps {
  values: FormValues;
  understood: Understood;
  edit: (change: FormChange) => void;
}

const { names } = formWords;

export function CompanyFields({ values, edit }: FieldProps) {
  const id = useId();
  /** While it is typed; null: nothing is being typed. */
  const [draft, setDraft] = useState<string | null>(null);
  // The price depends on no trade: the page is sent without them.
  const trades = useHydrated() ? industries : [];

  function take() {
    if (draft !== null && draft.trim() !== (values.company ?? "")) edit({ company: draft.trim() || null });
    setDraft(null);
  }

  return (
    <>
      <label htmlFor={id}>{formTexts.company}</label>
      <input
        id={id}
        name="company"
        autoComplete="organization"
        maxLength={formLimits.company}
        value={draft ?? values.company ?? ""}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onBlur={take}
      />
      <Choice
        label={formTexts.industry}
        name="industry"
        value={values.industry}
        options={trades.map((value) => ({ value, text: names.industry[value] }))}
        onChoose={(industry) => edit({ industry })}
      />
    </>
  );
}

export function KindField({ values, edit }: FieldProps) {
  return (
    <Choice
      label={slotLabels.projectType}
      name="projectType"
      value={values.projectType}
      options={projectTypes.map((value) => ({ value, text: names.projectType[value] }))}
      onChoose={(projectType) => edit({ projectType })}
    />
  );
}

export function PagesField({ values: { pages }, edit }: FieldProps) {
  const id = useId();
  const step = (by: number) => {
    const from = by > 0 ? (pages?.max ?? pages?.min ?? 0) : (pages?.min ?? 2);
    const count = Math.min(Math.max(from + by, 1), formLimits.pages);
    edit({ pages: { min: count, max: count } });
  };
  return (
    <>
      <label htmlFor={id}>{slotLabels.pages}</label>
      <div className="calc-stepper">
        <button type="button" aria-label={formTexts.fewer} onClick={() => step(-1)}>
          −
        </button>
        <input
          id={id}
          name="pages"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={pages ? spanInWords(pages, formWords) : ""}
          onChange={({ currentTarget }) => {
            const typed = spanOf(currentTarget.value);
            if (typed !== undefined) edit({ pages: typed });
          }}
        />
        <button type="button" aria-label={formTexts.more} onClick={() => step(1)}>
          +
        </button>
      </div>
    </>
  );
}

/** Undefined: no number, so nothing changes. */
function spanOf(typed: string): FormValues["pages"] | undefined {
  const text = typed.trim();
  if (text === "") return null;
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= formLimits.pages ? { min: count, max: count } : undefined;
}

export function TimelineField({ values: { timeline }, understood, edit }: FieldProps) {
  const offered = (Object.keys(formTimelines) as FormTimeline[]).map((value) => ({
    value,
    text: names.timeline[value],
  }));
  // What was said and is none of these stays as it is until another is chosen.
  const said = understood.timeline?.value;
  const options =
    timeline === "other" && said ? [{ value: "other" as const, text: said }, ...offered] : offered;
  return (
    <Choice
      label={slotLabels.timeline}
      name="timeline"
      value={timeline}
      options={options}
      onChoose={(chosen) => chosen !== "other" && edit({ timeline: chosen })}
    />
  );
}

export function CareField({ values, edit }: FieldProps) {
  const priced = carePlans.map(({ id, name, price }) => ({
    value: id,
    text: formTexts.perMonth(name, eurosOfCents(price)),
  }));
  const others = careWishes.filter((value) => value === "any" || value === "none");
  return (
    <Choice
      label={slotLabels.care}
      name="care"
      value={values.care}
      options={[...priced, ...others.map((value) => ({ value, text: names.care[value] }))]}
      onChoose={(care) => edit({ care })}
    />
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  name: string;
  value: Value | null;
  options: readonly { value: Value; text: string }[];
  onChoose: (value: Value | null) => void;
}

function Choice<Value extends string>({ label, name, value, options, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value ?? ""}
        onChange={({ currentTarget }) =>
          onChoose(options.find((option) => option.value === currentTarget.value)?.value ?? null)
        }
      >
        <option value="">{formTexts.open}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </>
  );
}
