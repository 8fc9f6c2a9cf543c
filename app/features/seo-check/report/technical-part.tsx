import { absent, partTexts } from "#content/pages/seo-report.ts";
import { Part } from "./part.tsx";
import type { ShownReport } from "./read-report.ts";
import { Rows } from "./rows.tsx";
import { shownText } from "./shown.ts";
import { YesNo } from "./yes-no.tsx";

const texts = partTexts.technical;
const HTTP_OK = 200;

export function TechnicalPart({ technical, findings }: Pick<ShownReport, "technical" | "findings">) {
  const { httpStatus, canonicalUrl, viewport, charset, charsetSource, doctype } = technical;
  const presence = (value: boolean | null, audit: string) => {
    // False can also mean that there was no answer; then the finding says so.
    const unknown = findings.some(({ id, status }) => id === audit && status === "unchecked");
    return <YesNo value={unknown ? null : value} yes={partTexts.present} no={partTexts.missing} />;
  };
  return (
    <Part title={texts.title} note={texts.note}>
      <Rows
        rows={[
          [texts.httpStatus, statusText(httpStatus)],
          [texts.canonical, shownText(canonicalUrl)],
          [texts.viewport, shownText(viewport)],
          [texts.charset, charsetText(charset, charsetSource)],
          [texts.doctype, shownText(doctype)],
          [texts.robotsTxt, presence(technical.hasRobotsTxt, "robots-allowed")],
          [texts.sitemap, presence(technical.hasSitemap, "sitemap")],
        ]}
      />
    </Part>
  );
}

function statusText(status: number | null): string {
  if (status === null) return absent.figure;
  return status === HTTP_OK ? texts.ok : String(status);
}

function charsetText(charset: string | null, source: string | null): string {
  const from = source === null ? undefined : texts.charsetSources[source];
  return charset && from ? `${charset} (${from})` : shownText(charset);
}
