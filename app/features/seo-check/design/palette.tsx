// The colours of a page as a strip by area, and each with its value and share in words.
import { sheetTexts } from "#content/pages/design-rating.ts";
import { keyed } from "../../../ui/keyed.ts";
import { PlainList } from "../plain-list.tsx";
import { shortNumber } from "../report/shown.ts";
import { inkOn } from "./contrast.ts";
import type { ShownRating } from "./read-rating.ts";

const texts = sheetTexts.palette;

export function Palette({ colours }: { colours: ShownRating["palette"] }) {
  if (colours.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <div aria-hidden="true" className="palette-strip">
        {keyed(colours).map(({ key, entry: { hex, share } }) => (
          <span key={key} style={{ background: hex, flexGrow: Math.max(0, share ?? 0) }} />
        ))}
      </div>
      <PlainList className="palette-colours">
        {keyed(colours).map(({ key, entry: { hex, share } }) => (
          <li key={key}>
            <span className="palette-chip" style={{ background: hex, color: inkOn(hex) }}>
              {hex}
            </span>
            {share !== null && <span className="text-small">{texts.share(shortNumber(share))}</span>}
          </li>
        ))}
      </PlainList>
    </>
  );
}
