// The groups of the score: name, bar, figure, and the band in words.
import { asideTexts, bandWords } from "#content/pages/seo-report.ts";
import { formatNumber } from "../../../format/number.ts";
import { keyed } from "../../../ui/keyed.ts";
import { PlainList } from "../plain-list.tsx";
import { type Band, bandOf } from "../score-band.ts";
import { Bar } from "./bar.tsx";
import type { ShownReport } from "./read-report.ts";

export const bandColours: Record<Band, string> = { good: "text-good", fair: "text-fair", poor: "text-poor" };

type Group = ShownReport["groups"][number];

export function GroupBars({ groups }: { groups: readonly Group[] }) {
  if (groups.every(({ score }) => score === null)) {
    return <p className="text-ink-soft">{asideTexts.noGroups}</p>;
  }
  return (
    <>
      <PlainList className="grid gap-4">
        {keyed(groups).map(({ key, entry }) => (
          <GroupBar key={key} {...entry} />
        ))}
      </PlainList>
      <p className="mt-4 text-small text-ink-soft">{asideTexts.weightNote}</p>
    </>
  );
}

function GroupBar({ title, score, weight }: Group) {
  const band = score === null ? null : bandOf(score);
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
      <span className="font-500">
        {title}{" "}
        {weight !== null && (
          <span className="text-small font-400 text-ink-soft">{asideTexts.weight(formatNumber(weight))}</span>
        )}
      </span>
      {score === null || band === null ? (
        <span className="text-small text-ink-soft">{asideTexts.noScore}</span>
      ) : (
        <span className="[font-variant-numeric:tabular-nums]">
          <strong>{Math.round(score)}</strong>{" "}
          <span className={`text-small font-600 ${bandColours[band]}`}>{bandWords[band]}</span>
        </span>
      )}
      <Bar value={score ?? 0} className={band ? bandColours[band] : ""} />
    </li>
  );
}
