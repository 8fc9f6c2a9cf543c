// The outline of the page: every heading in its order, moved in by its level.
import { partTexts } from "#content/pages/seo-report.ts";
import { formatNumber } from "../../../format/number.ts";
import { keyed } from "../../../ui/keyed.ts";
import { Part } from "./part.tsx";
import type { ShownReport } from "./read-report.ts";
import "./outline.css";

const texts = partTexts.headings;

export function HeadingsPart({ headings }: Pick<ShownReport, "headings">) {
  return (
    <Part title={texts.title} note={texts.note(formatNumber(headings.length))}>
      {headings.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section aria-label={texts.region} tabIndex={0} className="outline-list">
          <ol>
            {keyed(headings).map(({ key, entry: { level, text } }) => (
              <li key={key} data-level={level}>
                <span className="outline-level">H{level}</span>
                <span className="min-w-0">
                  {text?.trim() || <em className="text-ink-soft">{texts.empty}</em>}
                  <Skipped level={level} before={headings[key - 1]?.level ?? level} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </Part>
  );
}

/** Going down, no level may be left out; the same rule as in the check. */
function Skipped({ level, before }: { level: number; before: number }) {
  if (level <= before + 1) return null;
  return (
    <span className="outline-skipped">
      <span aria-hidden="true" className="i-tabler-alert-triangle" />{" "}
      {texts.skipped(texts.levels(before + 1, level - 1))}
    </span>
  );
}
