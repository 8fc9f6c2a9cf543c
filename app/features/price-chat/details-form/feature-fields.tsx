import { useId } from "react";
import { useHydrated } from "#app/hooks/use-hydrated.ts";
import { eurosOfCents } from "#content/figures.ts";
import { formTexts } from "#content/pages/preisrechner/preisrechner.ts";
import { slotLabels } from "#content/price-calculator/price-chat.ts";
import { amountRange } from "#content/price-calculator/price-estimate.ts";
import { formWords } from "#content/price-calculator/price-form.ts";
import { extraPrices, shopPrice } from "#content/prices.ts";
import {
  type FormValues,
  featureIds,
  NOT_COUNTED,
  spanInWords,
} from "#contract/price-calculator/price-form.ts";
import type { FieldProps } from "./fields.tsx";

const counts = [1, 2, 3, 4, 5];

type Feature = FormValues["features"][number];
const boxes = featureIds.filter((id) => id !== "languages");

export function FeatureFields({ values, edit }: FieldProps) {
  const id = useId();
  const { features, languages, projectType } = values;
  // Left out of the page as it is sent, which is large enough.
  const isHydrated = useHydrated();
  const withFeature = (feature: Feature, isWanted: boolean) =>
    featureIds.filter((each) => (each === feature ? isWanted : features.includes(each)));

  return (
    <fieldset className="calc-features">
      <legend>{slotLabels.features}</legend>
      {boxes.map((feature) => {
        const isImplied = projectType === feature;
        return (
          <label key={feature} className="calc-feature">
            <input
              type="checkbox"
              name={`feature-${feature}`}
              checked={isImplied || features.includes(feature)}
              disabled={isImplied}
              onChange={({ currentTarget }) =>
                edit({ features: withFeature(feature, currentTarget.checked) })
              }
            />
            <span>
              {formWords.names.feature[feature]}{" "}
              <span className="calc-feature-price">{isImplied ? formTexts.byKind : priceOf(feature)}</span>
            </span>
          </label>
        );
      })}
      <label htmlFor={id}>
        {formTexts.languages}{" "}
        <span className="calc-feature-price">{formTexts.perLanguage(spanOf("language"))}</span>
      </label>
      <select
        id={id}
        name="languages"
        value={
          features.includes("languages") ? (languages ? spanInWords(languages, formWords) : NOT_COUNTED) : ""
        }
        onChange={({ currentTarget: { value } }) => {
          const count = Number(value);
          edit({
            features: withFeature("languages", value !== ""),
            languages: count >= 1 ? { min: count, max: count } : null,
          });
        }}
      >
        <option value="">{formTexts.noLanguages}</option>
        {languages && languages.min !== languages.max && (
          <option value={spanInWords(languages, formWords)}>{spanInWords(languages, formWords)}</option>
        )}
        {counts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
        <option value={NOT_COUNTED}>{formTexts.notCounted}</option>
      </select>
      {isHydrated && <p className="calc-origin">{formTexts.standard}</p>}
    </fieldset>
  );
}

function priceOf(feature: Exclude<Feature, "languages">): string {
  return feature === "shop" ? formTexts.shopPrice(eurosOfCents(shopPrice.from)) : spanOf(feature);
}

function spanOf(extra: (typeof extraPrices)[number]["id"]): string {
  const found = extraPrices.find(({ id }) => id === extra);
  return found ? amountRange(eurosOfCents(found.from), eurosOfCents(found.to)) : "";
}
