import { auditCases } from "#test/support/seo/audit-cases.ts";
import { anImage } from "#test/support/seo/page-facts.ts";
import { imageSize } from "#worker/seo/audits/images-and-links/image-size.ts";
import type { ImageFact } from "#worker/seo/html/page-facts.ts";

const images = (count: number, overrides: Partial<ImageFact> = {}): ImageFact[] =>
  Array.from({ length: count }, (_, index) =>
    anImage({ src: `/bilder/dach-${index + 1}.jpg`, ...overrides }),
  );

const page = (list: ImageFact[]) => ({ html: { images: list } });

auditCases(imageSize, [
  { when: "all have width and height", status: "passed" },
  {
    when: "one lacks its height",
    page: page([...images(3), ...images(1, { height: null })]),
    status: "warning",
    title: /^1 von 4 Bildern nennt/,
    points: 7.5,
  },
  { when: "a width that is no number", page: page(images(1, { width: "auto" })), status: "warning" },
  { when: "no images", page: page([]), status: "notApplicable" },
]);
