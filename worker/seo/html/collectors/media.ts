// Elements besides img, script and link that load something.
import type { MediaFact } from "../page-facts.ts";
import type { On, RewriterElement } from "../rewriter.ts";
import { attributeOf, collectEach, isHidden } from "./elements.ts";

const tags = ["source", "iframe", "frame", "video", "audio", "embed", "object"] as const;

export function collectMedia(on: On): MediaFact[] {
  const media: MediaFact[] = [];
  for (const tag of tags) {
    const toFact = (element: RewriterElement): MediaFact => ({
      tag,
      src: attributeOf(element, tag === "object" ? "data" : "src"),
      srcset: attributeOf(element, "srcset"),
      ...lateSrcsetOf(element),
      // Screen readers read either; a label that is not empty comes first.
      title: attributeOf(element, "aria-label") || attributeOf(element, "title"),
      ...(tag === "iframe" ? frameFlags(element) : {}),
    });
    collectEach(on, tag, toFact, media);
  }
  return media;
}

function lateSrcsetOf(element: RewriterElement): Pick<MediaFact, "lateSrcset"> {
  const late = attributeOf(element, "data-srcset") ?? attributeOf(element, "data-lazy-srcset");
  return late === null || late.trim() === "" ? {} : { lateSrcset: late };
}

/** Where tools for consent or speed keep the address of a frame. */
const waitingAttributes = [
  "srcdoc",
  "data-src",
  "data-lazy-src",
  "data-litespeed-src",
  "data-rocket-src",
  "data-cmp-src",
  "data-cookieblock-src",
  "data-src-cmplz",
  "data-ccm-loader-src",
  "data-uc-src",
  "data-consent-src",
  "data-suppressedsrc",
  "consent-original-src-_",
];

function frameFlags(frame: RewriterElement): Pick<MediaFact, "unseen" | "waits"> {
  return {
    ...(isUnseenFrame(frame) ? { unseen: true } : {}),
    ...(waitingAttributes.some((name) => (frame.getAttribute(name) ?? "") !== "") ? { waits: true } : {}),
  };
}

/** Frames for scripts only are hidden, without size or far outside. */
function isUnseenFrame(frame: RewriterElement): boolean {
  const [width = 300, height = 150] = ["width", "height"].map((name) => pixels(attributeOf(frame, name)));
  return (
    isHidden(frame) ||
    width <= 1 ||
    height <= 1 ||
    hasNoSize((attributeOf(frame, "style") ?? "").slice(0, 2_000))
  );
}

function pixels(written: string | null): number | undefined {
  const number = /^\s{0,5}(\d{1,5})(?:px)?\s{0,5}$/i.exec(written ?? "")?.[1];
  return number === undefined ? undefined : Number(number);
}

function hasNoSize(style: string): boolean {
  return /(?:^|;)\s{0,5}(?:(?:width|height)\s{0,5}:\s{0,5}[01](?:px)?\s{0,5}(?:!|;|$)|(?:left|top)\s{0,5}:\s{0,5}-\d{3})/i.test(
    style,
  );
}
