// Frames with something for people in them.
import type { MediaFact } from "../html/page-facts.ts";

/** Beginnings of addresses, behind scheme and "www.", of frames that only serve scripts. */
const helpers = [
  "googletagmanager.com/ns.html",
  "google.com/recaptcha/",
  "recaptcha.net/recaptcha/",
  "newassets.hcaptcha.com/",
  "challenges.cloudflare.com/",
];

/** Frames that show something now or later: neither hidden, nor empty, nor helpers of a script. */
export function listContentFrames(media: readonly MediaFact[]): MediaFact[] {
  return media.filter((medium) => {
    const { tag, src, unseen, waits } = medium;
    if (tag !== "iframe" || unseen) return false;
    const address = (src ?? "").trim().slice(0, 300).toLowerCase();
    if (waits) return true;
    const place = address.replace(/^(?:https?:)?\/\/(?:www\.)?/, "");
    const isEmpty = address === "" || address.startsWith("about:") || address.startsWith("javascript:");
    return !isEmpty && !helpers.some((helper) => place.startsWith(helper) || place.includes(`.${helper}`));
  });
}
