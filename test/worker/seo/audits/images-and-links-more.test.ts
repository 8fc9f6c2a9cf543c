import { auditCases } from "#test/support/audit-cases.ts";
import { anImage } from "#test/support/page-facts.ts";
import { altQuality } from "#worker/seo/audits/alt-quality.ts";
import { firstImageEager } from "#worker/seo/audits/first-image-eager.ts";
import { imageFormats } from "#worker/seo/audits/image-formats.ts";
import { responsiveImages } from "#worker/seo/audits/responsive-images.ts";
import type { ImageFact, MediaFact } from "#worker/seo/page-facts.ts";

const images = (count: number, overrides: Partial<ImageFact> = {}): ImageFact[] =>
  Array.from({ length: count }, (_, index) =>
    anImage({ src: `/bilder/dach-${"abcdefghijklmnop"[index % 16]}.jpg`, ...overrides }),
  );
const aSource = (srcset: string): MediaFact => ({ tag: "source", src: null, srcset, title: null });
const page = (list: ImageFact[], media: MediaFact[] = []) => ({ html: { images: list, media } });
const alts = (...list: (string | null)[]) =>
  page(list.map((alt, index) => anImage({ alt, src: `/bilder/${index}.jpg` })));

auditCases(altQuality, [
  { when: "two that describe", status: "passed" },
  {
    when: "the name of a file",
    page: alts("Steildach", "dach_neu-2.JPG"),
    status: "warning",
    title: "1 von 2 Alternativtexten beschreibt das Bild nicht",
    value: "alt=„dach_neu-2.JPG“ ist ein Dateiname",
    points: 5,
  },
  {
    when: "a sentence that ends with the name of a file",
    page: alts("So sieht dach.jpg aus: siehe haus.jpg"),
    status: "passed",
  },
  {
    when: "„Bild“",
    page: alts("Bild"),
    status: "warning",
    title: "Der einzige Alternativtext beschreibt",
    points: 0,
  },
  { when: "„image1“", page: alts("image1"), status: "warning", value: "sagt nur, dass dort ein Bild ist" },
  {
    when: "the number of a camera",
    page: alts("IMG_20240512_1403", "DSC00412"),
    status: "warning",
    points: 0,
  },
  { when: "a word with a sense of its own", page: alts("Bild 3: Unser Lager in Olfen"), status: "passed" },
  { when: "Bilder, but more", page: alts("Bilderrahmen", "Bannerwerbung"), status: "passed" },
  {
    when: "four images with the same text",
    page: alts("Galerie", "Galerie", "galerie", "Galerie", "Team"),
    status: "warning",
    value: "steht an 4 verschiedenen Bildern",
    points: 2,
  },
  {
    when: "one image four times",
    page: page(images(4, { alt: "Logo Beispiel", src: "/logo.svg" })),
    status: "passed",
  },
  { when: "151 characters", page: alts("D".repeat(151)), status: "warning", value: "hat 151 Zeichen" },
  { when: "150 characters", page: alts("D".repeat(150)), status: "passed" },
  { when: "empty ones, for decoration", page: alts("", " ", null), status: "notApplicable" },
  { when: "no images", page: page([]), status: "notApplicable" },
  { when: "a megabyte of digits", page: alts(`a${"1 ".repeat(500_000)}x`), status: "warning" },
]);

auditCases(firstImageEager, [
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

auditCases(imageFormats, [
  { when: "half of them are webp", status: "passed" },
  {
    when: "three of three are jpg",
    page: page(images(3)),
    status: "warning",
    title: "3 von 3 größeren Bildern sind JPG-, PNG- oder GIF-Dateien",
    value: "/bilder/dach-a.jpg · /bilder/dach-b.jpg · /bilder/dach-c.jpg",
    points: 0,
  },
  { when: "a single jpg", page: page(images(1)), status: "passed" },
  { when: "half and half", page: page([...images(2), ...images(2, { src: "/a.avif" })]), status: "passed" },
  {
    when: "webp in srcset",
    page: page(images(3, { srcset: "/a-400.webp 400w, /a-800.webp 800w" })),
    status: "passed",
  },
  {
    when: "jpg in srcset",
    page: page(images(3, { srcset: "/a-400.jpg 400w, /a-800.jpg 800w" })),
    status: "warning",
  },
  {
    when: "webp in source elements of the same name",
    page: page(images(3), [
      aSource("/b/dach-a-800.webp 1x"),
      aSource("/b/dach-b.avif"),
      aSource("/b/dach-c.jpg.webp"),
    ]),
    status: "passed",
  },
  {
    when: "source elements of other names",
    page: page(images(3), [aSource("/x/1.webp"), aSource("/x/2.webp"), aSource("/x/3.webp")]),
    status: "passed",
  },
  {
    when: "source elements with jpg",
    page: page(images(3), [aSource("/x/1.jpg 1x, /x/1-gross.jpg 2x")]),
    status: "warning",
  },
  {
    when: "a service that chooses",
    page: page(images(3, { src: "/foto.jpg?w=800&auto=format" })),
    status: "notApplicable",
  },
  { when: "icons", page: page(images(9, { width: "64" })), status: "notApplicable" },
  { when: "no sizes", page: page(images(9, { width: null })), status: "notApplicable" },
  { when: "drawings", page: page(images(9, { src: "/a.svg" })), status: "notApplicable" },
  {
    when: "a srcset of a megabyte",
    page: page(images(3, { srcset: "a, ".repeat(350_000) })),
    status: "notApplicable",
  },
]);

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
      ...images(1, { width: "1600", srcset: "/a.jpg 800w, /b.jpg 1600w" }),
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
