// The page in a window of 320 px and with text of twice the size: one sentence, then both with their faults.
import { reflowTexts as texts } from "#content/report/keyboard-check.ts";
import { CheckPart, Notes } from "./check-part.tsx";
import type { ShownCheck, ShownReflow } from "./read-check.ts";
import { SpotFaults } from "./spot-faults.tsx";
import { Verdict } from "./verdict.tsx";
import { Widths } from "./widths.tsx";

export function Reflow({ part }: { part: NonNullable<ShownCheck["reflow"]> }) {
  return (
    <CheckPart
      heading={texts.heading}
      part={part}
      verdict={({ verdict, narrow, widths, large }) => (
        <Verdict
          isGood={
            [narrow, large].every((size) => (size?.faults ?? []).length === 0) &&
            widths.every(({ overflow }) => !overflow)
          }
        >
          {verdict}
        </Verdict>
      )}
    >
      {(result) => <Result result={result} />}
    </CheckPart>
  );
}

function Result({ result: { narrow, widths, large, notes } }: { result: ShownReflow }) {
  return (
    <>
      <Widths widths={widths} />
      <Size size={narrow} words={texts.narrow} frame="mobile" />
      <Size size={large} words={texts.large} frame="desktop" />
      <Notes notes={notes} />
    </>
  );
}

interface SizeProps {
  size: ShownReflow["narrow"];
  words: typeof texts.narrow | typeof texts.large;
  frame: "desktop" | "mobile";
}

function Size({ size, words, frame }: SizeProps) {
  if (size === null) return null;
  const { faults, open, shot } = size;
  const isGood = faults.length + open.length === 0;
  return (
    <div className="browser-size">
      <h4>{words.heading}</h4>
      <p className="text-ink-soft">
        {words.text} {isGood && words.good}
      </p>
      <SpotFaults
        name={words.heading}
        alt={words.alt}
        frame={frame}
        faults={faults}
        open={open}
        shot={shot}
      />
    </div>
  );
}
