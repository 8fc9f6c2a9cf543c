// Everything that was measured, as a specification sheet.
import { partTexts } from "#content/pages/seo-report.ts";
import { AccessibilityPart } from "./accessibility-part.tsx";
import { ContentPart } from "./content-part.tsx";
import { HeadingsPart } from "./headings-part.tsx";
import { ImagesLinksPart } from "./images-links-part.tsx";
import { KeywordsPart } from "./keywords-part.tsx";
import { MetaPart } from "./meta-part.tsx";
import { PerformancePart } from "./performance-part.tsx";
import type { ShownReport } from "./read-report.ts";
import { SocialPart } from "./social-part.tsx";
import { TechnicalPart } from "./technical-part.tsx";
import { TechnologyPart } from "./technology-part.tsx";

export function AllParts({ report }: { report: ShownReport }) {
  return (
    <div className="border-0 border-t border-solid border-line bg-card py-14 md:py-20">
      <div className="wrap">
        <h3 className="text-h2">{partTexts.heading}</h3>
        <p className="mt-4 mb-10 text-lead text-ink-soft">{partTexts.text}</p>
        <PerformancePart performance={report.performance} />
        <MetaPart meta={report.meta} />
        <HeadingsPart headings={report.headings} />
        <ContentPart content={report.content} />
        <KeywordsPart keywords={report.keywordAnalysis} />
        <ImagesLinksPart images={report.images} links={report.links} />
        <AccessibilityPart accessibility={report.accessibility} />
        <SocialPart social={report.social} />
        <TechnicalPart technical={report.technical} findings={report.findings} />
        <TechnologyPart technology={report.technology} />
      </div>
    </div>
  );
}
