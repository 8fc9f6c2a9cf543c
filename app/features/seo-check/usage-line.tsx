// How many of today's analyses are used, in words and as small signs.
import { SEO_DAILY_LIMIT } from "#content/constants.ts";
import { formTexts } from "#content/pages/seo-check.ts";

interface UsageLineProps {
  used: number;
  usedUp: boolean;
}

export function UsageLine({ used, usedUp }: UsageLineProps) {
  return (
    <div className="border-0 border-t border-solid border-line pt-5">
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="flex gap-1.5">
          {Array.from({ length: SEO_DAILY_LIMIT }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: signs without identity.
              key={index}
              className={`h-3.5 w-3.5 rounded-full border-2 border-solid border-brick ${index < used ? "bg-brick" : ""}`}
            />
          ))}
        </span>
        <p className="text-small text-ink-soft">{formTexts.usage(used, SEO_DAILY_LIMIT)}</p>
      </div>
      {usedUp && (
        <p
          role="alert"
          className="mt-4 flex gap-3 rounded-control border border-solid border-poor p-4 text-poor font-600 leading-snug"
        >
          <span aria-hidden="true" className="i-tabler-calendar-time mt-0.5 text-1.25rem" />
          <span className="text-ink">{formTexts.usedUp}</span>
        </p>
      )}
    </div>
  );
}
