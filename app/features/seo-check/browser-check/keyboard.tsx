// Through the page with the Tab key: one sentence, how the walk ended, each fault behind a fold, every stop in a list.
import { spotTexts, keyboardTexts as texts } from "#content/report/keyboard-check.ts";
import { Fold } from "../report/fold.tsx";
import { CheckPart, Notes } from "./check-part.tsx";
import type { ShownCheck, ShownKeyboard } from "./read-check.ts";
import { SpotFaults } from "./spot-faults.tsx";
import { Verdict } from "./verdict.tsx";

export function Keyboard({ part }: { part: NonNullable<ShownCheck["keyboard"]> }) {
  return (
    <CheckPart
      heading={texts.heading}
      part={part}
      verdict={({ faults, verdict }) => (
        <Verdict isGood={faults.every(({ wcag }) => wcag.length === 0)}>{verdict}</Verdict>
      )}
    >
      {(result) => <Result result={result} />}
    </CheckPart>
  );
}

function Result({ result }: { result: ShownKeyboard }) {
  const { faults, open, shot, stops, ending, notes } = result;
  return (
    <>
      <p className="text-small text-ink-soft">{ending}</p>
      <SpotFaults
        name={texts.heading}
        alt={spotTexts.keyboardAlt}
        frame="desktop"
        faults={faults}
        open={open}
        shot={shot}
      />
      {stops.length > 0 && (
        <Fold heading={<h4>{texts.walk}</h4>}>
          <ol className="browser-walk">
            {stops.map(({ name, isVisible }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: stops never change their order.
              <li key={index} data-seen={isVisible !== false}>
                {name || texts.nameless}
                {isVisible === false && <span>, {texts.unmarked}</span>}
              </li>
            ))}
          </ol>
        </Fold>
      )}
      <Notes notes={notes} />
    </>
  );
}
