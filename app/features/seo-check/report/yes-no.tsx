// Whether something is there, by icon and word.
import { absent } from "#content/pages/seo-report.ts";

interface YesNoProps {
  value: boolean | null;
  yes: string;
  no: string;
}

export function YesNo({ value, yes, no }: YesNoProps) {
  if (value === null) return absent.figure;
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className={value ? "i-tabler-circle-check text-good" : "i-tabler-circle-x text-poor"}
      />
      {value ? yes : no}
    </span>
  );
}
