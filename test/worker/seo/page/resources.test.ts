import { describe, expect, it } from "vitest";
import { aLinkElement, anImage, aPage, aScript, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { listResources } from "#worker/seo/page/resources.ts";
import { getFirstSrcsetUrl } from "#worker/seo/page/urls.ts";

const none = { links: [], images: [], scripts: [], media: [] };
const urls = (html: PageOverrides["html"]) =>
  listResources(aPage({ fetched: { url: "https://a.de/b/c" }, html: { ...none, ...html } })).map(
    ({ url }) => url,
  );
const medium = (
  tag: "source" | "iframe" | "video" | "audio" | "embed" | "object",
  src: string | null,
  srcset: string | null = null,
) => ({
  tag,
  src,
  srcset,
  title: null,
});

describe("what the HTML asks the browser to load", () => {
  it("is scripts, images and media with an address", () => {
    expect(
      urls({
        scripts: [aScript({ src: "s.js" }), aScript({ src: null })],
        images: [anImage({ src: "/i.png" })],
        media: [
          medium("iframe", "f"),
          medium("video", "v"),
          medium("audio", "u"),
          medium("embed", "e"),
          medium("object", "o"),
        ],
      }),
    ).toEqual([
      "https://a.de/b/s.js",
      "https://a.de/i.png",
      ..."fvueo".split("").map((name) => `https://a.de/b/${name}`),
    ]);
  });

  it("is links that load something, not those that only point", () => {
    const rels = [
      "stylesheet",
      "icon",
      "shortcut icon",
      "preload",
      "modulepreload",
      "canonical",
      "alternate",
      "preconnect",
      "apple-touch-icon",
    ];
    expect(urls({ links: rels.map((rel, index) => aLinkElement(rel, `/${index}`)) })).toEqual(
      [0, 1, 2, 3, 4].map((index) => `https://a.de/${index}`),
    );
  });

  it("takes the first candidate of srcset only where there is no src", () => {
    expect(
      urls({
        images: [anImage({ src: "/a", srcset: "/b 2x" }), anImage({ src: null, srcset: " /c 1x, /d 2x" })],
        media: [medium("source", null, "/e.avif 1x, /f.avif 2x"), medium("source", "/g", "/h")],
      }),
    ).toEqual(["/a", "/c", "/e.avif", "/g"].map((path) => `https://a.de${path}`));
  });

  it("counts an address once, however it is written", () => {
    expect(
      urls({
        scripts: [aScript({ src: "/b/x.js" }), aScript({ src: "x.js" })],
        images: [anImage({ src: "https://A.de/b/x.js" })],
      }),
    ).toEqual(["https://a.de/b/x.js"]);
  });

  it("leaves out what needs no request, is empty or broken", () => {
    const sources = [
      "data:image/gif;base64,R0",
      "",
      "  ",
      "https://",
      "blob:https://a.de/1",
      "javascript:void 0",
    ];
    expect(urls({ images: sources.map((src) => anImage({ src })) })).toEqual([]);
  });

  it.each([
    ["https://b.de/x/", "https://b.de/x/s.js"],
    ["/d/", "https://a.de/d/s.js"],
    ["data:text/html,x", "https://a.de/b/s.js"],
    ["https://", "https://a.de/b/s.js"],
  ])("resolves against base %j", (baseHref, expected) => {
    expect(urls({ baseHref, scripts: [aScript({ src: "s.js" })] })).toEqual([expected]);
  });

  it.each([
    ["a.jpg", "a.jpg"],
    [" , a.jpg 1x", "a.jpg"],
    ["a.jpg, b.jpg 2x", "a.jpg"],
    ["data:image/png;base64,AA== 1x", "data:image/png;base64,AA=="],
    [" ", null],
    [",", null],
  ])("first candidate of srcset %j is %j", (srcset, expected) => {
    expect(getFirstSrcsetUrl(srcset)).toBe(expected);
  });
});
