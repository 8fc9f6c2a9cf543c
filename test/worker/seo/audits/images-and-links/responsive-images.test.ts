import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { anImage } from "#test/support/seo/page-facts.ts";
import { responsiveImages } from "#worker/seo/audits/images-and-links/responsive-images.ts";
import type { ImageFact, MediaFact } from "#worker/seo/html/page-facts.ts";

const images = (count: number, overrides: Partial<ImageFact> = {}): ImageFact[] =>
  Array.from({ length: count }, (_, index) =>
    anImage({ src: `/bilder/dach-${"abcdefghijklmnop"[index % 16]}.jpg`, ...overrides }),
  );

const aSource = (srcset: string): MediaFact => ({ tag: "source", src: null, srcset, title: null });

const page = (list: ImageFact[], media: MediaFact[] = []) => ({ html: { images: list, media } });

auditCases(responsiveImages, [
  { when: "no large images", status: "notApplicable" },
  {
    when: "a large one without srcset",
    page: page(images(1, { width: "2400" })),
    status: "warning",
    title: "Das große Bild der Seite gibt es nur in voller Breite",
    value: "/bilder/dach-a.jpg (2.400 Pixel breit)",
    points: 0,
  },
  {
    when: "two of three",
    page: page([
      ...images(2, { width: "1600" }),
      ...images(1, { src: "/c.jpg", width: "1600", srcset: "/a.jpg 800w, /b.jpg 1600w" }),
    ]),
    status: "warning",
    title: "2 von 3 großen Bildern gibt es nur in voller Breite",
    points: 3.33,
  },
  {
    when: "a srcset with one size",
    page: page(images(1, { width: "1600", srcset: "/a.jpg 1600w" })),
    status: "warning",
  },
  {
    when: "a source element",
    page: page(images(1, { width: "1600" }), [aSource("/dach-a.webp")]),
    status: "passed",
  },
  { when: "1200 pixels", page: page(images(1, { width: "1200" })), status: "notApplicable" },
  {
    when: "a large drawing",
    page: page(images(1, { width: "2400", src: "/plan.svg" })),
    status: "notApplicable",
  },
  { when: "a width that is no number", page: page(images(1, { width: "2400vw" })), status: "notApplicable" },
  {
    when: "an embedded one",
    page: page(images(1, { width: "2400", src: "data:image/png;base64,x" })),
    status: "notApplicable",
  },
]);

describe("large images that a script loads [TRUE-23]", () => {
  auditCases(responsiveImages, [
    {
      when: "in one width",
      page: page(images(1, { width: "1600", src: "data:image/gif;base64,R0lGOD", lateSrc: "/foto.jpg" })),
      status: "warning",
      value: "/foto.jpg (1.600 Pixel breit)",
    },
    {
      when: "in several widths",
      page: page(images(1, { width: "1600", lateSrcset: "/a-800.jpg 800w, /a-1600.jpg 1600w" })),
      status: "passed",
    },
    {
      when: "one image in two places",
      page: page(images(2, { width: "1600", src: "/foto.jpg" })),
      status: "warning",
      title: "Das große Bild der Seite",
    },
  ]);
});
