// The entry in a list of results, drawn from address, title and description.
import { absent, previewTexts } from "#content/pages/seo-report.ts";
import {
  descriptionFontSize,
  textWidth,
  titleFontSize,
  widestDescription,
  widestTitle,
} from "#contract/text-width.ts";
import { formatNumber } from "../../../../format/number.ts";
import { Missing } from "../missing.tsx";
import type { ShownReport } from "../read-report.ts";
import { cutToWidth } from "./cut-to-width.ts";
import "./search-preview.css";

/** On a phone of 360 px, less the margin at both sides: two lines of title, three of description. */
const PHONE_LINE = 328;
const limits = {
  desktop: { title: widestTitle, description: widestDescription },
  phone: { title: 2 * PHONE_LINE, description: 3 * PHONE_LINE - 2 * descriptionFontSize },
};

interface SearchPreviewProps {
  report: ShownReport;
  device: keyof typeof limits;
}

export function SearchPreview({ report: { url, meta, social }, device }: SearchPreviewProps) {
  const { title, description } = limits[device];
  const site = new Map(social.ogTags).get("og:site_name");
  return (
    <div className="search-preview" data-device={device}>
      <div className="search-site">
        <span aria-hidden="true" className="i-tabler-world" />
        <p>
          <span className="search-name">{site || hostOf(url)}</span>
          <span className="search-address">{url === null ? absent.text : crumbs(url)}</span>
        </p>
      </div>
      <p className="search-title">
        {meta.title?.trim() ? cutToWidth(meta.title, title, titleFontSize) : <Missing />}
      </p>
      <p className="search-description">
        {meta.description?.trim() ? (
          cutToWidth(meta.description, description, descriptionFontSize)
        ) : (
          <Missing />
        )}
      </p>
    </div>
  );
}

/** How wide the title is, in words; nothing without a title. */
export function TitleWidth({ title }: { title: string | null }) {
  if (!title?.trim()) return null;
  const width = Math.round(textWidth(title.normalize("NFC"), titleFontSize));
  const words = width > widestTitle ? previewTexts.titleCut : previewTexts.titleWidth;
  return (
    <p className="mt-3 text-small text-ink-soft">{words(formatNumber(width), formatNumber(widestTitle))}</p>
  );
}

function hostOf(url: string | null): string {
  return url !== null && URL.canParse(url) ? new URL(url).host : absent.text;
}

/** "https://firma.de/dach/ziegel" → "https://firma.de › dach › ziegel", as Google writes it. */
function crumbs(url: string): string {
  const [, origin = url, path = ""] = /^([a-z]+:\/\/[^/?#]+)([^?#]*)/i.exec(url) ?? [];
  return [origin, ...path.split("/").filter(Boolean)].join(" › ");
}
