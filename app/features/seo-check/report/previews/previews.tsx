// How the page looks from outside: in lists of results and as a shared link.
import type { ReactNode } from "react";
import { previewTexts } from "#content/pages/seo-report.ts";
import type { ShownReport } from "../read-report.ts";
import { SearchPreview, TitleWidth } from "./search-preview.tsx";
import { ShareCard } from "./share-card.tsx";
import "./previews.css";

export function Previews({ report }: { report: ShownReport }) {
  // A refused answer has a title, but it is the firewall's: nothing of it was judged.
  if (report.unscoredReason !== null && report.findings.every(({ status }) => status === "unchecked"))
    return null;
  return (
    <div className="wrap py-14 md:py-20">
      <h3 className="text-h2">{previewTexts.heading}</h3>
      <p className="mt-4 text-lead text-ink-soft">{previewTexts.text}</p>
      {report.barred !== null && <p className="mt-4 font-600">{previewTexts.barred}</p>}
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
    </div>
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
