// The card that messengers and networks make of a link. The page's picture lies on a foreign host: it is never loaded.
import { previewTexts } from "#content/pages/seo-report.ts";
import { Missing } from "../missing.tsx";
import type { ShownReport } from "../read-report.ts";
import { withoutScheme } from "../shown.ts";
import "./share-card.css";

export function ShareCard({ report: { url, meta, social } }: { report: ShownReport }) {
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
