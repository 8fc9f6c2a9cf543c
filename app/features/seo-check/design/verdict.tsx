import { verdictTexts as texts } from "#content/report/design-rating.ts";
import { keyed } from "../../../ui/keyed.ts";
import { Sign } from "../../../ui/sign.tsx";
import { PlainList, PlainSteps } from "../plain-list.tsx";
import type { ShownRating } from "./read-rating.ts";

/** Value of commentBy when no model wrote a comment. */
const BY_RULES = "rules";

export function Verdict({
  rating: { strengths, improvements, comment, commentBy },
}: {
  rating: ShownRating;
}) {
  return (
    <div className="wrap design-todo">
      <section>
        <h3 className="mb-6 text-h2">{texts.improvements}</h3>
        {improvements.length === 0 ? (
          <p>{texts.noImprovements}</p>
        ) : (
          <PlainSteps className="design-steps">
            {keyed(improvements).map(({ key, entry }) => (
              <li key={key}>
                <Sign>{key + 1}</Sign>
                <span className="min-w-0">{entry}</span>
              </li>
            ))}
          </PlainSteps>
        )}
      </section>
      <div className="design-beside">
        <section>
          <h3>{texts.strengths}</h3>
          {strengths.length === 0 ? (
            <p className="text-ink-soft">{texts.noStrengths}</p>
          ) : (
            <PlainList className="design-strengths">
              {keyed(strengths).map(({ key, entry }) => (
                <li key={key}>
                  <span aria-hidden="true" className="i-tabler-circle-check text-good" />
                  <span className="min-w-0">{entry}</span>
                </li>
              ))}
            </PlainList>
          )}
        </section>
        {comment?.trim() && (
          <section>
            <h3>{texts.comment}</h3>
            <p className="design-comment">{comment}</p>
            <p className="mt-3 text-small text-ink-soft">
              {texts.commentNote}
              {commentBy && commentBy !== BY_RULES && ` ${texts.commentBy(commentBy)}`}
            </p>
          </section>
        )}
      </div>
    </div>
  );
}
