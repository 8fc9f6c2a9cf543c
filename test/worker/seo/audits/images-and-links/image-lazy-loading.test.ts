import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { findingOf } from "#test/support/seo/judged-html.ts";
import { anImage, aScript } from "#test/support/seo/page-facts.ts";
import { imageLazyLoading } from "#worker/seo/audits/images-and-links/image-lazy-loading.ts";
import type { ImageFact } from "#worker/seo/html/page-facts.ts";

const images = (count: number, overrides: Partial<ImageFact> = {}): ImageFact[] =>
  Array.from({ length: count }, (_, index) =>
    anImage({ src: `/bilder/dach-${index + 1}.jpg`, ...overrides }),
  );

const page = (list: ImageFact[]) => ({ html: { images: list } });

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
    status: "passed",
  },
  { when: "a single one does not wait", page: page(images(4)), status: "passed" },
  {
    when: "signs and drawings",
    page: page([...images(3), ...images(2, { width: "24" }), ...images(2, { src: "/bilder/stern.svg" })]),
    status: "notApplicable",
  },
  {
    when: "logos of sponsors",
    page: page([...images(3), ...images(4, { src: "/bilder/sponsor-logo.png", width: "300" })]),
    status: "notApplicable",
  },
  {
    when: "pictures of a menu, with hardly any text before them",
    page: page(images(9, { textBefore: 80 })),
    status: "notApplicable",
  },
  {
    when: "a gallery, with hardly any text before its pictures",
    page: page(images(20, { textBefore: 80 })),
    status: "warning",
    title: /^8 von 8 Bildern weiter unten laden sofort mit$/,
  },
  { when: "three images", page: page(images(3)), status: "notApplicable" },
]);

describe("images that a script loads late [TRUE-22]", () => {
  const text = `<p>${"Wir decken Dächer. ".repeat(40)}</p>`;
  const first = '<img src="/1.jpg"><img src="/2.jpg"><img src="/3.jpg">';

  it.each([
    `<img src="data:image/gif;base64,R0lGOD" data-src="/a.jpg">`,
    `<img src="/wp-content/blank.gif" data-lazy-src="/a.jpg">`,
    `<img data-src="/a.jpg">`,
    `<img srcset="data:," data-srcset="/a.jpg 800w" src="/lqip.jpg">`,
    `<img data-original="/a.jpg" src="/img/1x1.png">`,
    `<img src="/a-20x15.jpg" data-src="/a.jpg" class="lazyload">`,
    `<img class="b-lazy" src="/img/placeholder.png">`,
    `<img class="lozad" data-srcset="/a.jpg">`,
    `<img class="rocket-lazyload lazyloaded" src="/a.jpg">`,
    `<img class="size-large lazy" src="/loading.gif">`,
    `<img src="data:image/svg+xml,%3Csvg/%3E" width="800">`,
    `<img src="https://vg07.met.vgwort.de/na/abc" width="1" height="1">`,
  ])("are late: %s", async (html) => {
    const { status } = await findingOf(imageLazyLoading, first + text + html + html);
    expect(["passed", "notApplicable"]).toContain(status);
  });

  it.each([
    `<img src="/a.jpg" class="wide">`,
    `<img src="/a.jpg" data-id="5" class="lazy-dog-photo">`,
    `<img src="/a.jpg" data-src="">`,
    `<img src="/bilder/loading-dock.jpg">`,
  ])("are not: %s", async (html) => {
    expect((await findingOf(imageLazyLoading, first + text + html + html)).status).toBe("warning");
  });
});
