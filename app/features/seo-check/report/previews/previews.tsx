import type { ReactNode } from "react";
import { absent, previewTexts } from "#content/report/seo-report.ts";
import type { ShownReport } from "../read-report.ts";
import "./previews.css";
import { Fold } from "../fold.tsx";
import { Missing } from "../parts/part.tsx";
import { withoutScheme } from "../shown.ts";
import "./share-card.css";
import { inGerman } from "#content/figures.ts";
import {
  descriptionFontSize,
  textWidth,
  titleFontSize,
  widestDescription,
  widestTitle,
} from "#contract/text-width/text-width.ts";
import { truncateToWidth } from "./truncate-to-width.ts";
import "./search-preview.css";

export function Previews({ report }: { report: ShownReport }) {
  // A refused request has the firewall's title: nothing of it was judged.
  if (report.unscoredReason !== null && report.findings.every(({ status }) => status === "unchecked"))
    return null;
  return (
    <section>
      <Fold heading={<h3>{previewTexts.heading}</h3>} note={previewTexts.note}>
        <p className="text-ink-soft">{previewTexts.text}</p>
        {report.barred?.isUnlisted === true && <p className="mt-4 font-600">{previewTexts.barred}</p>}
        <div className="previews">
          <Preview name={previewTexts.desktop} place="desktop">
            <SearchPreview report={report} device="desktop" />
            <TitleWidth title={report.meta.title} />
          </Preview>
          <Preview name={previewTexts.phone} place="phone">
            <SearchPreview report={report} device="phone" />
          </Preview>
          <Preview name={previewTexts.share} place="share">
            <ShareCard report={report} />
          </Preview>
        </div>
      </Fold>
    </section>
  );
}

interface PreviewProps {
  name: string;
  place: "desktop" | "phone" | "share";
  children: ReactNode;
}

function Preview({ name, place, children }: PreviewProps) {
  return (
    <section className="preview" data-place={place}>
      <h4>{name}</h4>
      {children}
    </section>
  );
}

function ShareCard({ report: { url, meta, social } }: { report: ShownReport }) {
  const tags = new Map(social.ogTags);
  const ownTitle = tags.get("og:title")?.trim();
  const title = ownTitle || meta.title?.trim();
  const description = tags.get("og:description")?.trim() || meta.description?.trim();
  return (
    <>
      <div className="share-card">
        <ShareImage address={tags.get("og:image")?.trim() || null} />
        <div className="share-text">
          <p className="share-domain">{url === null ? "" : withoutScheme(url).split(/[/?#]/)[0]}</p>
          <p className="share-title">{title || <Missing />}</p>
          {description && <p className="share-description">{description}</p>}
        </div>
      </div>
      {!ownTitle && title && <p className="mt-3 text-small text-ink-soft">{previewTexts.titleFromPage}</p>}
    </>
  );
}

function ShareImage({ address }: { address: string | null }) {
  return (
    <div className="share-image" data-missing={address === null}>
      <span aria-hidden="true" className={address === null ? "i-tabler-photo-off" : "i-tabler-photo"} />
      <p className="font-600">{address === null ? previewTexts.noShareImage : previewTexts.shareImage}</p>
      {address !== null && <code>{address}</code>}
      <p className="text-small">
        {address === null ? previewTexts.noShareImageNote : previewTexts.shareImageNote}
      </p>
    </div>
  );
}

/** px on a 360 px phone: two lines of title, three of description. */
const PHONE_LINE = 328;
const limits = {
  desktop: { title: widestTitle, description: widestDescription },
  phone: { title: 2 * PHONE_LINE, description: 3 * PHONE_LINE - 2 * descriptionFontSize },
};

interface SearchPreviewProps {
  report: ShownReport;
  device: keyof typeof limits;
}

function SearchPreview({ report: { url, meta, social }, device }: SearchPreviewProps) {
  const { title, description } = limits[device];
  const site = new Map(social.ogTags).get("og:site_name");
  return (
    <div className="search-preview" data-device={device}>
      <div className="search-site">
        <span aria-hidden="true" className="i-tabler-world" />
        <p>
          <span className="search-name">{site || getHost(url)}</span>
          <span className="search-address">{url === null ? absent.text : formatCrumbs(url)}</span>
        </p>
      </div>
      <p className="search-title">
        {meta.title?.trim() ? truncateToWidth(meta.title, title, titleFontSize) : <Missing />}
      </p>
      <p className="search-description">
        {meta.description?.trim() ? (
          truncateToWidth(meta.description, description, descriptionFontSize)
        ) : (
          <Missing />
        )}
      </p>
    </div>
  );
}

function TitleWidth({ title }: { title: string | null }) {
  if (!title?.trim()) return null;
  const width = Math.round(textWidth(title.normalize("NFC"), titleFontSize));
  const words = width > widestTitle ? previewTexts.titleCut : previewTexts.titleWidth;
  return <p className="mt-3 text-small text-ink-soft">{words(inGerman(width), inGerman(widestTitle))}</p>;
}

function getHost(url: string | null): string {
  return url !== null && URL.canParse(url) ? new URL(url).host : absent.text;
}

/** "https://firma.de/dach/ziegel" → "https://firma.de › dach › ziegel", as Google writes it. */
function formatCrumbs(url: string): string {
  const [, origin = url, path = ""] = /^([a-z]+:\/\/[^/?#]+)([^?#]*)/i.exec(url) ?? [];
  return [origin, ...path.split("/").filter(Boolean)].join(" › ");
}
