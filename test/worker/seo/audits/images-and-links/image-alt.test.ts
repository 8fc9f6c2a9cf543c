import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { findingOf } from "#test/support/seo/judged-html.ts";
import { anImage } from "#test/support/seo/page-facts.ts";
import { imageAlt } from "#worker/seo/audits/images-and-links/image-alt.ts";
import type { ImageFact } from "#worker/seo/html/page-facts.ts";

const images = (count: number, overrides: Partial<ImageFact> = {}): ImageFact[] =>
  Array.from({ length: count }, (_, index) =>
    anImage({ src: `/bilder/dach-${index + 1}.jpg`, ...overrides }),
  );

const page = (list: ImageFact[]) => ({ html: { images: list } });

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

describe("the evidence of an image [TRUE-24]", () => {
  const value = async (html: string) => (await findingOf(imageAlt, html)).evidence[0]?.value;

  it.each([
    [`<p>a<img src="/bilder/dach.jpg">`, "/bilder/dach.jpg"],
    [`<p>a<img src="data:image/gif;base64,R0" data-src="/bilder/dach.jpg">`, "/bilder/dach.jpg"],
    [
      `<img src="https://www.dachdeckerei-musterkamp.example/wp-content/uploads/2024/11/neues-steildach-in-olfen-1024x768.jpg?ver=3">`,
      "…/neues-steildach-in-olfen-1024x768.jpg",
    ],
    [`<h2>Unser Team</h2><img src="data:image/png;base64,AA">`, "eingebettetes Bild nach „Unser Team“"],
    [`<h2>Unser Team</h2><p></p><img>`, "Bild ohne Adresse nach „Unser Team“"],
    [`<img src="">`, "Bild ohne Adresse am Anfang der Seite"],
    [
      `<p>Wir decken Ihr Dach in Olfen und im ganzen Kreis Coesfeld, bei Wind und bei Wetter. <img src="data:,">`,
      "eingebettetes Bild nach „… Kreis Coesfeld, bei Wind und bei Wetter.“",
    ],
  ])("of %s is its file or its place", async (html, expected) => {
    expect(await value(html)).toBe(expected);
  });
});
