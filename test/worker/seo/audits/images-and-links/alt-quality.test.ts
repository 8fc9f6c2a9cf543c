import { auditCases } from "#test/support/seo/audit-cases.ts";
import { anImage } from "#test/support/seo/page-facts.ts";
import { altQuality } from "#worker/seo/audits/images-and-links/alt-quality.ts";
import type { ImageFact, MediaFact } from "#worker/seo/html/page-facts.ts";

const images = (count: number, overrides: Partial<ImageFact> = {}): ImageFact[] =>
  Array.from({ length: count }, (_, index) =>
    anImage({ src: `/bilder/dach-${"abcdefghijklmnop"[index % 16]}.jpg`, ...overrides }),
  );

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
    page: alts("IMG_20240512_1403", "DSC00412", "CIMG3381"),
    status: "warning",
    points: 0,
  },
  {
    when: "what templates call every portrait",
    page: alts("avatar", "Profilbild"),
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
