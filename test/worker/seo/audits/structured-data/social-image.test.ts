import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aMeta, aProperty, aScript } from "#test/support/seo/page-facts.ts";
import { socialImage } from "#worker/seo/audits/structured-data/social-image.ts";

const card = aMeta("twitter:card", "summary_large_image");

const withImage = (address: string, ...more: ReturnType<typeof aMeta>[]) => ({
  html: { metas: [aProperty("og:image", address), card, ...more] },
});

const sized = (width: string, height: string) =>
  withImage(
    "https://a.de/bild.jpg",
    aProperty("og:image:width", width),
    aProperty("og:image:height", height),
  );

auditCases(socialImage, [
  { when: "a whole address with https", page: withImage("https://a.de/bild.jpg"), status: "passed" },
  { when: "a large image", page: sized("1200", "630"), status: "passed" },
  { when: "no image, which is another audit's", page: { html: { metas: [card] } }, status: "notApplicable" },
  {
    when: "an empty address before the image's [TRUE-13]",
    page: { html: { metas: [aProperty("og:image", ""), aProperty("og:image", "/a.jpg"), card] } },
    status: "failed",
    value: "/a.jpg",
  },
  {
    when: "an empty address beside another property of the image [TRUE-13]",
    page: {
      html: {
        metas: [aProperty("og:image", ""), aProperty("og:image:secure_url", "https://a.de/b.jpg"), card],
      },
    },
    status: "passed",
  },
  { when: "an empty address", page: withImage(" "), status: "notApplicable" },
  {
    when: "a path",
    page: withImage("/bilder/vorschau.jpg"),
    status: "failed",
    title: "Das Bild der Vorschau hat keine vollständige Adresse",
    value: "/bilder/vorschau.jpg",
    points: 0,
  },
  {
    when: "http, as a website builder writes it",
    page: {
      html: {
        metas: [aProperty("og:image", "http://static1.squarespace.com/a.jpg"), card],
        scripts: [aScript({ src: "https://assets.squarespace.com/universal/main.js" })],
      },
    },
    status: "passed",
  },
  { when: "an address without protocol", page: withImage("//a.de/bild.jpg"), status: "failed" },
  { when: "a drawing", page: withImage("https://a.de/logo.SVG?v=2"), status: "failed", title: "SVG" },
  {
    when: "an embedded image",
    page: withImage("data:image/png;base64,AAAA"),
    status: "failed",
    title: "eingebettet",
  },
  {
    when: "an address that is none",
    page: withImage("https://[/bild.jpg"),
    status: "failed",
    title: "ungültige",
  },
  {
    when: "http",
    page: withImage("http://a.de/bild.jpg"),
    status: "warning",
    title: "unverschlüsselte",
    points: 5,
  },
  {
    when: "http on a page that is itself unencrypted",
    page: { ...withImage("http://a.de/bild.jpg"), fetched: { url: "http://a.de/" } },
    status: "passed",
  },
  { when: "a small image", page: sized("300", "200"), status: "warning", value: "300 × 200 Pixel" },
  { when: "a high, narrow image", page: sized("500", "900"), status: "warning" },
  { when: "a wide, low image", page: sized("1200", "300"), status: "warning" },
  { when: "sizes that are no numbers", page: sized("breit", "1e9"), status: "passed" },
  {
    when: "no twitter:card: X shows it small",
    page: { html: { metas: [aProperty("og:image", "https://a.de/bild.jpg")] } },
    status: "passed",
    title: "auf X erscheint es klein",
  },
  {
    when: "an address of a megabyte",
    page: withImage(`https://a.de/${"a".repeat(1_000_000)}`),
    status: "passed",
  },
]);
