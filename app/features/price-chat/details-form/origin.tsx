import { formTexts } from "#content/pages/preisrechner/preisrechner.ts";
import type { Understood, UnderstoodSlot } from "#contract/price-calculator/price-chat.ts";

interface OriginProps {
  label: string;
  entry: Understood[UnderstoodSlot];
  disabled: boolean;
  onUndo: () => void;
}

/** Which of the visitor's words an answer comes from, and the way back; or what is assumed in its place. */
export function Origin({ label, entry, disabled, onUndo }: OriginProps) {
  if (!entry) return null;
  if (entry.assumed) return <p className="calc-origin">{formTexts.assumed(entry.value)}</p>;
  if (entry.from === undefined) return null;
  return (
    <p className="calc-origin">
      <span>{entry.from === "" ? formTexts.fromMessage : `${formTexts.from} „${entry.from}“`}</span>{" "}
      <button type="button" disabled={disabled} aria-label={formTexts.undoName(label)} onClick={onUndo}>
        {formTexts.undo}
      </button>
    </p>
  );
}
