// Which file an image shows in the end: scripts put the real address in when it is needed.
import type { ImageFact } from "../html/page-facts.ts";
import { trimEndChars } from "../text/trim-end.ts";
import { describePlace } from "./text-place.ts";
import { getFirstSrcsetUrl, stripQuery } from "./urls.ts";

/** Limits for one srcset. */
export const MAX_SRCSET_LENGTH = 8000;
const maxCandidates = 40;
/** Characters of an address that a finding shows whole; of longer ones the file's name says more. */
const maxShown = 60;

/** What is shown in the end, as written; null where nothing or only embedded data is known. */
export function addressOf({ src, srcset, lateSrc, lateSrcset }: ImageFact): string | null {
  const late = [lateSrc, firstOf(lateSrcset)].find(isAddress);
  return late ?? [src, firstOf(srcset)].find(isAddress) ?? null;
}

/** All addresses of which a browser takes one. Where a script puts in others, what stands there before does not count. */
export function candidatesOf({ src, srcset, lateSrc, lateSrcset }: ImageFact): string[] {
  const isReplaced = lateSrc !== undefined || lateSrcset !== undefined;
  const addresses = isReplaced
    ? [lateSrc, ...parseSrcset(lateSrcset ?? null)]
    : [src, ...parseSrcset(srcset)];
  return addresses.filter(isAddress);
}

/** Addresses in a srcset (HTML standard: each ends at white space; a comma ends its size, but may stand inside an address). */
export function parseSrcset(srcset: string | null): string[] {
  const text = (srcset ?? "").slice(0, MAX_SRCSET_LENGTH);
  const addresses: string[] = [];
  const [address, size] = [/[\s,]*([^\s,]\S*)/y, /[^,(]*(?:\([^)]*\)?[^,(]*)*/y];
  while (addresses.length < maxCandidates) {
    const written = address.exec(text)?.[1];
    if (written === undefined) break;
    const own = trimEndChars(written, ",");
    addresses.push(own);
    size.lastIndex = address.lastIndex;
    if (own === written) size.exec(text);
    address.lastIndex = size.lastIndex;
  }
  return addresses;
}

function firstOf(srcset: string | null | undefined): string | null {
  return srcset === null || srcset === undefined ? null : getFirstSrcsetUrl(srcset);
}

export function isAddress(written: string | null | undefined): written is string {
  return typeof written === "string" && written.trim() !== "" && !/^\s*data:/i.test(written.slice(0, 20));
}

/** For evidence: its address, of a long one the file's name; without one its place. @param text of the body */
export function describeImage(image: ImageFact, text: string): string {
  const address = addressOf(image)?.trim();
  if (address !== undefined) return address.length <= maxShown ? address : shortenAddress(address);
  const kind = image.src?.trim().toLowerCase().startsWith("data:")
    ? "eingebettetes Bild"
    : "Bild ohne Adresse";
  return image.textBefore === undefined ? kind : `${kind} ${describePlace(text, image.textBefore)}`;
}

function shortenAddress(address: string): string {
  const name = stripQuery(address).split("/").at(-1) ?? "";
  return name === "" ? address : `…/${name}`;
}
