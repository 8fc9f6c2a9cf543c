// One fault behind a fold: what it is, for whom it counts, how it is mended, where it was found.
import { inGerman } from "#content/figures.ts";
import { severityWords, accessibilityTexts as texts } from "#content/report/accessibility-rules.ts";
import { PlainList } from "../plain-list.tsx";
import { Fold } from "../report/fold.tsx";
import type { ShownFault, ShownSpotFault } from "./read-check.ts";

interface FaultFoldProps {
  fault: Omit<ShownFault, "places"> | Omit<ShownSpotFault, "spots">;
  places: readonly FaultPlace[];
}

export interface FaultPlace {
  snippet: string | null;
  /** Where, in a few words. */
  at: string;
}

export function FaultFold({ fault, places }: FaultFoldProps) {
  const { title, meaning, mend, severity, wcag, count } = fault;
  const all = count ?? places.length;
  return (
    <Fold
      heading={<h4>{title}</h4>}
      note={
        <>
          {inGerman(all)} {all === 1 ? texts.places.one : texts.places.many}
          {severity && `, ${severityWords[severity]}`}
        </>
      }
    >
      {meaning && (
        <p>
          <strong>{texts.meaning}:</strong> {meaning}
        </p>
      )}
      {mend && (
        <p className="mt-2">
          <strong>{texts.mend}:</strong> {mend}
        </p>
      )}
      <p className="mt-2 text-small text-ink-soft">
        {wcag.length > 0 ? texts.wcag(wcag.join(", ")) : texts.practice}
        {places.length > 0 && places.length < all && `. ${texts.shown(places.length, all)}`}
      </p>
      <PlainList className="browser-places">
        {places.map(({ snippet, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places never change their order.
          <li key={index}>
            <code>{snippet}</code>
            <span className="browser-place-at">{at}</span>
          </li>
        ))}
      </PlainList>
    </Fold>
  );
}
