import { partTexts } from "#content/pages/seo-report.ts";
import { formatNumber } from "../../../format/number.ts";
import { Missing } from "./missing.tsx";
import { Part } from "./part.tsx";
import type { ShownReport } from "./read-report.ts";
import { Rows } from "./rows.tsx";

const texts = partTexts.meta;

export function MetaPart({ meta: { title, description, keywords } }: Pick<ShownReport, "meta">) {
  return (
    <Part title={texts.title} note={texts.note}>
      <Rows
        rows={[
          [texts.metaTitle, measured(title)],
          [texts.description, measured(description)],
          [texts.keywords, keywords || texts.noKeywords],
        ]}
      />
    </Part>
  );
}

/** A text with its length below, or the word that it is missing. */
function measured(text: string | null) {
  if (!text) return <Missing />;
  return (
    <>
      {text}
      <span className="block text-small text-ink-soft">
        {partTexts.characters(formatNumber(Array.from(text).length))}
      </span>
    </>
  );
}
