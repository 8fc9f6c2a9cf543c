// Faults whose places lie in one picture: each behind a fold, what to look at oneself behind them, the picture last.
import { keyboardTexts, spotTexts as texts } from "#content/report/keyboard-check.ts";
import { Fold } from "../report/fold.tsx";
import { FaultFold } from "./fault-fold.tsx";
import { MarkedShot } from "./marked-shot.tsx";
import type { ShownShot, ShownSpotFault } from "./read-check.ts";

interface SpotFaultsProps {
  /** Names the picture. */
  name: string;
  alt: string;
  frame: "desktop" | "mobile";
  faults: readonly ShownSpotFault[];
  open: readonly ShownSpotFault[];
  shot: ShownShot | null;
}

export function SpotFaults({ name, alt, frame, faults, open, shot }: SpotFaultsProps) {
  const places = [...faults, ...open].flatMap(({ title, spots }) =>
    spots.map(({ snippet, box }) => ({ text: title, snippet, box })),
  );
  return (
    <>
      {faults.map((fault) => (
        <SpotFold key={fault.rule} fault={fault} />
      ))}
      {open.length > 0 && <p className="browser-open">{texts.open}</p>}
      {open.map((fault) => (
        <SpotFold key={fault.rule} fault={fault} />
      ))}
      {shot && places.some(({ box }) => box !== null) && (
        <Fold heading={<h4>{texts.picture}</h4>}>
          <MarkedShot name={name} isNamed={false} alt={alt} frame={frame} shot={shot} places={places} />
        </Fold>
      )}
    </>
  );
}

function SpotFold({ fault }: { fault: ShownSpotFault }) {
  const places = fault.spots.map(({ snippet, selector, box }) => ({
    snippet,
    at: box === null ? `${keyboardTexts.unseen}, ${selector ?? ""}` : (selector ?? ""),
  }));
  return <FaultFold fault={fault} places={places} />;
}
