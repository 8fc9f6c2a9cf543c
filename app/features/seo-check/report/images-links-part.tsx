import { partTexts } from "#content/pages/seo-report.ts";
import { Part, Sub } from "./part.tsx";
import type { ShownReport } from "./read-report.ts";
import { Counts, type Row } from "./rows.tsx";
import { shownNumber } from "./shown.ts";

const { imagesAndLinks: texts, images: imageTexts, links: linkTexts } = partTexts;

export function ImagesLinksPart({ images, links }: Pick<ShownReport, "images" | "links">) {
  return (
    <Part title={texts.title} note={texts.note}>
      <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        <div>
          <Sub>{imageTexts.title}</Sub>
          <Counts rows={counts(images, imageTexts.rows)} />
        </div>
        <div>
          <Sub>{linkTexts.title}</Sub>
          <Counts rows={counts(links, linkTexts.rows)} />
        </div>
      </div>
    </Part>
  );
}

/** One row for every named count, in the order of the names. */
function counts<Name extends string>(
  values: Record<Name, number | null>,
  names: Record<Name, string>,
): Row[] {
  return (Object.keys(names) as Name[]).map((name) => [names[name], shownNumber(values[name])]);
}
