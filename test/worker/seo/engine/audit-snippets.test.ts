// Pieces to copy beside complaints of texts, images and links: made of the page's own values, and always safe to paste.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyFacts } from "#test/support/seo/arbitrary-facts.ts";
import { aLink, anImage, aPage, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { copyrightYear } from "#worker/seo/audits/content/copyright-year.ts";
import { h1 } from "#worker/seo/audits/content/h1.ts";
import { headingTexts } from "#worker/seo/audits/content/heading-texts.ts";
import { keywordStuffing } from "#worker/seo/audits/content/keyword-stuffing.ts";
import { keywordUse } from "#worker/seo/audits/content/keyword-use.ts";
import { langAttribute } from "#worker/seo/audits/content/lang-attribute.ts";
import { langMatches } from "#worker/seo/audits/content/lang-matches.ts";
import { placeholderText } from "#worker/seo/audits/content/placeholder-text.ts";
import { sentenceLength } from "#worker/seo/audits/content/sentence-length.ts";
import { altQuality } from "#worker/seo/audits/images-and-links/alt-quality.ts";
import { firstImageEager } from "#worker/seo/audits/images-and-links/first-image-eager.ts";
import { imageAlt } from "#worker/seo/audits/images-and-links/image-alt.ts";
import { imageFormats } from "#worker/seo/audits/images-and-links/image-formats.ts";
import { imageLazyLoading } from "#worker/seo/audits/images-and-links/image-lazy-loading.ts";
import { imageSize } from "#worker/seo/audits/images-and-links/image-size.ts";
import { internalLinks } from "#worker/seo/audits/images-and-links/internal-links.ts";
import { linkNames } from "#worker/seo/audits/images-and-links/link-names.ts";
import { linkTargets } from "#worker/seo/audits/images-and-links/link-targets.ts";
import { responsiveImages } from "#worker/seo/audits/images-and-links/responsive-images.ts";
import { openGraph } from "#worker/seo/audits/structured-data/open-graph.ts";
import { socialImage } from "#worker/seo/audits/structured-data/social-image.ts";
import { titleMeaningful } from "#worker/seo/audits/title-and-description/title-meaningful.ts";
import type { Audit } from "#worker/seo/engine/audit.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";

function judge(audit: Audit, page: PageOverrides) {
  const facts = aPage(page);
  return audit.judge(facts, pageFigures(facts, []));
}

const snippetOf = (audit: Audit, page: PageOverrides) => judge(audit, page).snippet;

const photo = anImage({ src: "/bilder/team.jpg", alt: 'Unser "Team"', width: "1600", height: "900" });

const metas = aPage().html.metas.filter(({ property }) => property === null);

describe("a piece to copy", () => {
  it.each([
    ["h1", h1, { html: { headings: [], titles: ["Dach & Wand"] } }, "<h1>Dach &amp; Wand</h1>"],
    [
      "heading-texts",
      headingTexts,
      { html: { headings: [{ level: 1, text: "Willkommen" }], titles: ["Dachdecker"] } },
      "<h1>Dachdecker</h1>",
    ],
    [
      "h1, without the title's empty part",
      h1,
      { html: { headings: [], titles: ["Startseite | Praxis Dr. Lammers"] } },
      "<h1>Praxis Dr. Lammers</h1>",
    ],
    [
      "heading-texts, of a title that is a list",
      headingTexts,
      {
        html: {
          headings: [{ level: 1, text: "HERZLICH WILLKOMMEN!" }],
          titles: ["Müller Bau | Hochbau, Tiefbau, Sanierung, Altbau, Neubau Coesfeld Dülmen Nottuln"],
        },
      },
      "<h1>‹Leistung und Ort›</h1>",
    ],
    [
      "title-meaningful, beside a heading that says as little",
      titleMeaningful,
      { html: { headings: [{ level: 1, text: "Herzlich willkommen!" }], titles: ["Startseite"], metas: [] } },
      "<title>‹Leistung und Ort› – ‹Name der Firma›</title>",
    ],
    ["lang-attribute", langAttribute, { html: { lang: null } }, '<html lang="de">'],
    ["lang-matches", langMatches, { html: { lang: "en" } }, '<html lang="de">'],
    [
      "image-alt",
      imageAlt,
      { html: { images: [anImage({ alt: null })] } },
      '<img src="/bilder/dach.webp" alt="‹was auf dem Bild zu sehen ist›" width="640" height="480">',
    ],
    [
      "image-size",
      imageSize,
      { html: { images: [anImage({ alt: "Dach", height: null })] } },
      '<img src="/bilder/dach.webp" alt="Dach" width="640" height="‹Höhe in Pixeln›">',
    ],
    [
      "image-lazy-loading",
      imageLazyLoading,
      { html: { images: [photo, photo, photo, photo, photo] } },
      '<img src="/bilder/team.jpg" alt="Unser &quot;Team&quot;" width="1600" height="900" loading="lazy">',
    ],
    [
      "first-image-eager",
      firstImageEager,
      { html: { images: [{ ...photo, loading: "lazy" }] } },
      '<img src="/bilder/team.jpg" alt="Unser &quot;Team&quot;" width="1600" height="900" fetchpriority="high">',
    ],
    [
      "alt-quality",
      altQuality,
      { html: { images: [{ ...photo, alt: "Bild" }] } },
      '<img src="/bilder/team.jpg" alt="‹was auf dem Bild zu sehen ist›" width="1600" height="900">',
    ],
    [
      "link-names",
      linkNames,
      { html: { anchors: [aLink("", "/a?b=1&c")] } },
      '<a href="/a?b=1&amp;c" aria-label="‹wohin der Link führt›">…</a>',
    ],
    [
      "link-targets",
      linkTargets,
      { html: { anchors: [aLink("Verband <b>", "www.verband.de/a")] } },
      '<a href="https://www.verband.de/a">Verband &lt;b&gt;</a>',
    ],
    [
      "copyright-year",
      copyrightYear,
      { text: "© 2015–2019 Dach & Wand", fetched: { headers: { date: "Sat, 21 Nov 2026 14:05:00 GMT" } } },
      "© 2015–2026 Dach &amp; Wand",
    ],
  ] as [string, Audit, PageOverrides, string][])("of %s", (_, audit, page, expected) => {
    expect(snippetOf(audit, page)).toBe(expected);
  });

  it("of open-graph holds the tags that are missing, no others", () => {
    expect(snippetOf(openGraph, { html: { metas, titles: ['Dach "neu"'] } })?.split("\n")).toEqual([
      '<meta property="og:title" content="Dach &quot;neu&quot;">',
      `<meta property="og:description" content="${metas[0]?.content}">`,
      '<meta property="og:image" content="‹Adresse eines Bildes, mit https am Anfang›">',
    ]);
    const withoutTitle = aPage().html.metas.filter(({ property }) => property !== "og:title");
    expect(snippetOf(openGraph, { html: { metas: withoutTitle } })?.split("\n")).toHaveLength(1);
  });

  it("of a wide image offers smaller ones by the same name", () => {
    expect(snippetOf(responsiveImages, { html: { images: [photo] } })).toContain(
      'srcset="/bilder/team-600.jpg 600w, /bilder/team-1200.jpg 1200w, /bilder/team.jpg 1600w"',
    );
    expect(
      snippetOf(imageFormats, { html: { images: [photo, { ...photo, src: "/bilder/dach.jpg" }] } }),
    ).toContain('<source srcset="/bilder/team.webp" type="image/webp">');
  });

  it("is never so long that nobody would copy it, whatever the page; and no audit throws [SNIP-05]", () => {
    const audits = [
      altQuality,
      copyrightYear,
      firstImageEager,
      h1,
      headingTexts,
      imageAlt,
      imageFormats,
      imageLazyLoading,
      imageSize,
      internalLinks,
      keywordStuffing,
      keywordUse,
      langAttribute,
      langMatches,
      linkNames,
      linkTargets,
      openGraph,
      placeholderText,
      responsiveImages,
      sentenceLength,
      socialImage,
    ];
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const figures = pageFigures(facts, ["Dach", "Dachdecker Olfen"]);
        for (const audit of audits) {
          const { snippet = "" } = audit.judge(facts, figures);
          expect(snippet.length).toBeLessThan(2000);
        }
      }),
    );
  });
});
