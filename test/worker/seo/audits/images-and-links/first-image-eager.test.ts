import { auditCases } from "#test/support/seo/audit-cases.ts";
import { anImage } from "#test/support/seo/page-facts.ts";
import { firstImageEager } from "#worker/seo/audits/images-and-links/first-image-eager.ts";
import type { ImageFact, MediaFact } from "#worker/seo/html/page-facts.ts";

const images = (count: number, overrides: Partial<ImageFact> = {}): ImageFact[] =>
  Array.from({ length: count }, (_, index) =>
    anImage({ src: `/bilder/dach-${"abcdefghijklmnop"[index % 16]}.jpg`, ...overrides }),
  );

const page = (list: ImageFact[], media: MediaFact[] = []) => ({ html: { images: list, media } });

auditCases(firstImageEager, [
  {
    when: "further down, behind lists and text",
    page: { html: { images: [anImage({ width: "1200", loading: "lazy", textBefore: 2_000 })] } },
    status: "notApplicable",
    title: /Oben auf der Seite/,
  },
  { when: "it loads at once", status: "passed" },
  {
    when: "it is late",
    page: page(images(1, { loading: "lazy" })),
    status: "warning",
    title: "Das erste große Bild der Seite lädt verzögert",
    value: 'loading="lazy"',
  },
  {
    when: "behind a logo",
    page: page([anImage({ width: "120" }), ...images(1, { loading: "LAZY" })]),
    status: "warning",
  },
  {
    when: "the drawing above the footer",
    page: page(images(1, { src: "/bilder/horizont.svg?v=2", loading: "lazy" })),
    status: "notApplicable",
  },
  {
    when: "late and urgent",
    page: page(images(1, { loading: "lazy", fetchPriority: "high" })),
    status: "failed",
    title: "zugleich sofort und später",
  },
  {
    when: "only the fourth image is large",
    page: page([...images(3, { width: "40" }), ...images(1, { loading: "lazy" })]),
    status: "notApplicable",
  },
  { when: "399 pixels", page: page(images(1, { width: "399", loading: "lazy" })), status: "notApplicable" },
  { when: "no size", page: page(images(1, { width: null, loading: "lazy" })), status: "notApplicable" },
  {
    when: "a width in percent",
    page: page(images(1, { width: "100%", loading: "lazy" })),
    status: "notApplicable",
  },
  {
    when: "a script loads it",
    page: page(images(1, { src: "data:image/gif;base64,R0", loading: "lazy" })),
    status: "unchecked",
  },
  { when: "no images", page: page([]), status: "notApplicable" },
]);
