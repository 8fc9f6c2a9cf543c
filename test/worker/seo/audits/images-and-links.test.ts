import { auditCases } from "#test/support/audit-cases.ts";
import { aLink, anImage, aScript } from "#test/support/page-facts.ts";
import { imageAlt } from "#worker/seo/audits/image-alt.ts";
import { imageLazyLoading } from "#worker/seo/audits/image-lazy-loading.ts";
import { imageSize } from "#worker/seo/audits/image-size.ts";
import { linkNames } from "#worker/seo/audits/link-names.ts";
import { linkTexts } from "#worker/seo/audits/link-texts.ts";
import type { AnchorFact, ImageFact } from "#worker/seo/page-facts.ts";

const images = (count: number, overrides: Partial<ImageFact> = {}): ImageFact[] =>
  Array.from({ length: count }, (_, index) =>
    anImage({ src: `/bilder/dach-${index + 1}.jpg`, ...overrides }),
  );
const page = (list: ImageFact[]) => ({ html: { images: list } });
const links = (...anchors: AnchorFact[]) => ({ html: { anchors } });

auditCases(imageAlt, [
  { when: "all have one", status: "passed" },
  { when: "empty ones, for decoration", page: page(images(3, { alt: "" })), status: "passed" },
  {
    when: "14 of 22 have none",
    page: page([...images(8), ...images(14, { alt: null })]),
    status: "failed",
    title: /^14 von 22 Bildern haben keinen Alternativtext$/,
    value: "/bilder/dach-1.jpg · /bilder/dach-2.jpg · /bilder/dach-3.jpg · und 11 weitere",
    points: 3.64,
  },
  {
    when: "one of 2 has none",
    page: page([...images(1), ...images(1, { alt: null })]),
    status: "failed",
    title: /^1 von 2 Bildern hat keinen/,
  },
  {
    when: "the only one has none",
    page: page(images(1, { alt: null })),
    status: "failed",
    title: /^Das Bild der Seite hat keinen/,
    points: 0,
  },
  { when: "no images", page: page([]), status: "notApplicable" },
]);

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

auditCases(imageLazyLoading, [
  {
    when: "the lower ones wait",
    page: page([...images(3), ...images(2, { loading: "LAZY" })]),
    status: "passed",
  },
  {
    when: "two of three lower ones do not wait",
    page: page([...images(5), ...images(1, { loading: "lazy" })]),
    status: "warning",
    title: /^2 von 3 Bildern weiter unten laden sofort mit$/,
    points: 3.33,
  },
  {
    when: "a script does it",
    page: { html: { images: images(9), scripts: [aScript({ src: "/js/lazysizes.min.js" })] } },
    status: "unchecked",
  },
  {
    when: "placeholders that a script replaces",
    page: page([...images(3), ...images(2, { src: "data:image/gif;base64,R0lGOD" })]),
    status: "unchecked",
  },
  { when: "three images", page: page(images(3)), status: "notApplicable" },
]);

auditCases(linkTexts, [
  { when: "all name their target", status: "passed" },
  {
    when: "one says only „hier“",
    page: links(aLink("Hier", "/a"), ...Array.from({ length: 9 }, () => aLink("Leistungen", "/b"))),
    status: "warning",
    title: "1 Link heißt nur „Hier“",
    value: "„Hier“ nach /a",
    points: 8,
  },
  {
    when: "„Klicken Sie hier!“ and „mehr …“",
    page: links(aLink("Klicken Sie hier!", "/a"), aLink("mehr …", "/b"), aLink("Kontakt", "/c")),
    status: "warning",
    title: "2 Links heißen nur",
  },
  {
    when: "an aria-label says more",
    page: links(aLink("mehr", "/a", { otherName: "Mehr über Steildächer" })),
    status: "passed",
  },
  { when: "no links with text", page: links(aLink("", "/a")), status: "notApplicable" },
]);

auditCases(linkNames, [
  { when: "all have a text", status: "passed" },
  {
    when: "an image with alternative text",
    page: links(aLink("", "/", { otherName: "Zur Startseite" })),
    status: "passed",
  },
  {
    when: "one of four has nothing",
    page: links(aLink("", "/a"), aLink("b", "/b"), aLink("c", "/c"), aLink("d", "/d")),
    status: "failed",
    value: "/a",
    points: 7.5,
  },
  {
    when: "an image without any alt is all it has, which another audit complains of",
    page: links(aLink("", "/a", { imageWithoutAlt: true })),
    status: "passed",
  },
  { when: "no links", page: links(), status: "notApplicable" },
]);
