import type { Benefit } from "#content/section-types.ts";
import { keyed } from "../ui/keyed.ts";

export function BenefitList({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <dl className="border-0 border-t-2 border-solid border-ink">
      {keyed(benefits).map(({ key, entry: { name, text } }) => (
        <div
          key={key}
          className="grid gap-x-6 border-0 border-b border-solid border-line py-3.5 sm:grid-cols-[10rem_1fr]"
        >
          <dt className="font-heading font-700">{name}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
