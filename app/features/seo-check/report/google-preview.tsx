// The entry in a list of results, drawn from address, title and description.
import { absent, asideTexts } from "#content/pages/seo-report.ts";
import { Missing } from "./missing.tsx";
import type { ShownReport } from "./read-report.ts";
import "./google-preview.css";

/** About what fits: Google cuts by pixels, at 580 for titles and at two lines for descriptions. */
const TITLE_CHARACTERS = 60;
const DESCRIPTION_CHARACTERS = 155;

interface GooglePreviewProps {
  url: string | null;
  meta: ShownReport["meta"];
}

export function GooglePreview({ url, meta: { title, description } }: GooglePreviewProps) {
  return (
    <>
      <div className="google-preview">
        <p className="google-address">{url === null ? absent.text : crumbs(url)}</p>
        <p className="google-title">{title ? cut(title, TITLE_CHARACTERS) : <Missing />}</p>
        <p className="google-description">
          {description ? cut(description, DESCRIPTION_CHARACTERS) : <Missing />}
        </p>
      </div>
      <p className="mt-3 text-small text-ink-soft">{asideTexts.previewNote}</p>
    </>
  );
}

/** "https://firma.de/dach/ziegel" → "https://firma.de › dach › ziegel", as Google writes it. */
function crumbs(url: string): string {
  const [, origin = url, path = ""] = /^([a-z]+:\/\/[^/?#]+)([^?#]*)/i.exec(url) ?? [];
  return [origin, ...path.split("/").filter(Boolean)].join(" › ");
}

/** At most `most` characters, cut between words. */
function cut(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const head = characters.slice(0, most - 1).join("");
  return `${head.slice(0, head.lastIndexOf(" ") + 1 || head.length).trimEnd()} …`;
}
