// The checkbox of the AI design rating.
import { formTexts } from "#content/pages/seo-check.ts";
import { designRatingMessage, mayRateDesign, type Visitor } from "./design-rating.ts";
import { Option } from "./option.tsx";

interface DesignOptionProps {
  visitor: Visitor;
  wanted: boolean;
  onChange: (wanted: boolean) => void;
}

export function DesignOption({ visitor, wanted, onChange }: DesignOptionProps) {
  const message = designRatingMessage(visitor, wanted);
  return (
    <Option
      name="design"
      checked={wanted}
      disabled={!mayRateDesign(visitor)}
      onChange={(event) => onChange(event.target.checked)}
      label={formTexts.designLabel}
      hint={formTexts.designHint}
    >
      {message && (
        <p role="alert" className="mt-2 text-small font-600 text-poor">
          {message}
        </p>
      )}
    </Option>
  );
}
