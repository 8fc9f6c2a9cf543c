// The checkbox of the AI design rating.
import { useId } from "react";
import { formTexts } from "#content/pages/seo-check.ts";
import { designRatingMessage, mayRateDesign, type Visitor } from "./design-rating.ts";

interface DesignOptionProps {
  visitor: Visitor;
  wanted: boolean;
  onChange: (wanted: boolean) => void;
}

export function DesignOption({ visitor, wanted, onChange }: DesignOptionProps) {
  const id = useId();
  const message = designRatingMessage(visitor, wanted);
  return (
    <div>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-600">
        <input
          type="checkbox"
          name="design"
          checked={wanted}
          disabled={!mayRateDesign(visitor)}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={id}
          className="m-0 h-6 w-6 accent-brick"
        />
        {formTexts.designLabel}
      </label>
      <p id={id} className="pl-9 text-small text-ink-soft">
        {formTexts.designHint}
      </p>
      {message && (
        <p role="alert" className="mt-2 text-small font-600 text-poor">
          {message}
        </p>
      )}
    </div>
  );
}
