import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { anImage, aScript } from "#test/support/seo/page-facts.ts";
import { imageFormats } from "#worker/seo/audits/images-and-links/image-formats.ts";
import type { ImageFact, MediaFact } from "#worker/seo/html/page-facts.ts";

const images = (count: number, overrides: Partial<ImageFact> = {}): ImageFact[] =>
  Array.from({ length: count }, (_, index) =>
    anImage({ src: `/bilder/dach-${"abcdefghijklmnop"[index % 16]}.jpg`, ...overrides }),
  );

const aSource = (srcset: string): MediaFact => ({ tag: "source", src: null, srcset, title: null });

const page = (list: ImageFact[], media: MediaFact[] = []) => ({ html: { images: list, media } });

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
  {
    when: "three of three are jpg, at a website builder",
    page: { html: { images: images(3), scripts: [aScript({ src: "https://assets.jimstatic.com/web.js" })] } },
    status: "notApplicable",
  },
  { when: "a single jpg", page: page(images(1, { width: "799" })), status: "passed" },
  {
    when: "a single jpg that fills the screen",
    page: page(images(1, { width: "800" })),
    status: "warning",
    title: "Das Foto der Seite ist JPG-",
  },
  {
    when: "half and half",
    page: page([...images(2), anImage({ src: "/a.avif" }), anImage({ src: "/b.avif" })]),
    status: "passed",
  },
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
    status: "passed",
    title: "Ein Bilderdienst",
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

describe("photos that are converted on their way, or are none [TRUE-23]", () => {
  const three = (address: (n: number) => string) =>
    page(Array.from({ length: 3 }, (_, index) => anImage({ src: address(index + 1) })));

  auditCases(imageFormats, [
    ...[
      "https://i0.wp.com/praxis.de/wp-content/uploads/foto.jpg?resize=800%2C600&ssl=1",
      "https://res.cloudinary.com/demo/image/upload/f_auto,q_auto/foto.jpg",
      "https://firma.imgix.net/foto.jpg?auto=format",
      "/_next/image?url=%2Ffoto.jpg&w=1080&q=75",
      "/cdn-cgi/image/width=800,format=auto/foto.jpg",
      "https://wsrv.nl/?url=firma.de/foto.jpg",
      "https://images.weserv.nl/?url=firma.de/foto.jpg",
      "https://cdn.shopify.com/s/files/1/0001/products/foto.jpg?v=1&width=800",
      "//laden.de/cdn/shop/files/foto.jpg?v=1&width=800",
      "https://static.wixstatic.com/media/ab_1~mv2.jpg/v1/fill/w_800,h_600,al_c,q_80/foto.jpg",
      "https://image.jimcdn.com/app/cms/image/transf/dimension=800x1024:format=jpg/path/s1/image/i2/version/1/image.jpg",
      "https://images.squarespace-cdn.com/content/v1/5/1-A/foto.jpg?format=1500w",
      "https://firma.i.optimole.com/w:800/h:600/q:mauto/f:best/https://firma.de/foto.jpg",
      "https://cdn.shortpixel.ai/spai/q_lossy+ret_img+to_webp/firma.de/foto.jpg",
      "/_ipx/f_webp,w_800/foto.jpg",
      "https://ucarecdn.com/abc/-/format/auto/foto.jpg",
    ].map((address) => ({
      when: address,
      page: three((n) => address.replace(/foto|image\.jpg/, (name) => `${n}-${name}`)),
      status: "passed" as const,
    })),
    {
      when: "a real address that a script puts in",
      page: page(
        images(3, { src: "data:image/gif;base64,R0lGOD", lateSrc: "/x.jpg" }).map((image, n) => ({
          ...image,
          lateSrc: `/foto-${n}a.jpg`,
        })),
      ),
      status: "warning",
      value: "/foto-0a.jpg",
    },
    {
      when: "a modern one that a script puts in for an old one",
      page: page(
        images(3).map((image, n) => ({ ...image, src: "/platzhalter.jpg", lateSrc: `/foto-${n}a.webp` })),
      ),
      status: "passed",
    },
    {
      when: "webp in a source element that a script fills",
      page: page(
        images(3),
        ["a", "b", "c"].map((name) => ({ ...aSource(""), srcset: null, lateSrcset: `/dach-${name}.webp` })),
      ),
      status: "passed",
    },
    {
      when: "one logo in three places",
      page: page([...images(3, { src: "/bilder/marke.png", width: "320" }), anImage({ src: "/a.webp" })]),
      status: "passed",
    },
    {
      when: "logos and icons beside photos that have no width",
      page: page([
        anImage({ src: "/logo-firma.png", width: "400", height: "120" }),
        anImage({ src: "/img/Siegel_2024.png", width: "300" }),
        anImage({ src: "/banner.png", width: "600", height: "60" }),
        anImage({ src: "/foto-1.webp", width: null }),
        anImage({ src: "/foto-2.webp", width: null }),
      ]),
      status: "passed",
    },
    {
      when: "photos whose width stands in the name or the srcset",
      page: page([
        anImage({ src: "/wp-content/uploads/team-1024x768.jpg", width: null, height: null }),
        anImage({ src: "/haus.jpg", srcset: "/haus-400.jpg 400w, /haus-1200.jpg 1200w", width: null }),
      ]),
      status: "warning",
      title: "2 von 2",
    },
  ]);
});
