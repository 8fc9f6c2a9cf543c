// What the addresses and sizes in the HTML tell of an image, and which images a picture element serves otherwise.
import { extensionOf } from "./addresses.ts";
import type { ImageFact, MediaFact } from "./page-facts.ts";
import { withoutEnd } from "./trimmed-end.ts";

const modern = new Set(["webp", "avif"]);
const older = new Set(["jpg", "jpeg", "png", "gif"]);

/** Marks of image services that choose the format by themselves; their addresses say nothing about what is sent. */
const choosingServices =
  /[?&,/](?:auto=|f_auto|fm=|format=|fmt=|output=)|\/_next\/image|\/cdn-cgi\/image|\/_vercel\/image|cloudinary|imgix|twicpics|imagekit|\.(?:webp|avif)/i;

/** Characters of one srcset that are read; addresses looked at in it. */
const longestSrcset = 8000;
const mostCandidates = 40;

/** Pixels of a width attribute, null where it is missing or no plain number ("100%"). */
export function widthOf(image: ImageFact): number | null {
  const written = /^\s*(\d{1,6})(?:\.\d+)?\s*(?:px)?\s*$/i.exec((image.width ?? "").slice(0, 20));
  return written === null ? null : Number(written[1]);
}

/** Addresses in a srcset (HTML standard: each ends at white space; a comma ends its size, but may stand inside an address). */
export function candidatesOf(srcset: string | null): string[] {
  const text = (srcset ?? "").slice(0, longestSrcset);
  const addresses: string[] = [];
  const [address, size] = [/[\s,]*([^\s,]\S*)/y, /[^,(]*(?:\([^)]*\)?[^,(]*)*/y];
  while (addresses.length < mostCandidates) {
    const written = address.exec(text)?.[1];
    if (written === undefined) break;
    const own = withoutEnd(written, ",");
    addresses.push(own);
    size.lastIndex = address.lastIndex;
    if (own === written) size.exec(text);
    address.lastIndex = size.lastIndex;
  }
  return addresses;
}

/** jpg, png or gif by its own addresses; false where a service chooses or nothing tells. */
export function isOlderFormat({ src, srcset }: ImageFact): boolean {
  const addresses = [...(src === null ? [] : [src]), ...candidatesOf(srcset)];
  return (
    addresses.length > 0 &&
    addresses.every(
      (address) => older.has(extensionOf(address)) && !choosingServices.test(address.slice(0, 500)),
    )
  );
}

/** True for webp and avif; svg is no photo. */
export function isModernPhoto({ src, srcset }: ImageFact): boolean {
  const addresses = [...(src === null ? [] : [src]), ...candidatesOf(srcset)];
  return addresses.some((address) => modern.has(extensionOf(address)));
}

/**
 * Tells which images have a source element beside them that the test accepts. The facts do not say which source belongs
 * to which image: names decide, and sources without a match count for one image each, so that none is blamed wrongly.
 */
export function coverage(
  media: readonly MediaFact[],
  accepts: (candidates: readonly string[]) => boolean,
): (image: ImageFact) => boolean {
  const stems = new Set<string>();
  for (const { tag, srcset } of media) {
    const candidates = tag === "source" && srcset !== null ? candidatesOf(srcset) : [];
    if (candidates.length > 0 && accepts(candidates)) stems.add(stemOf(candidates[0] ?? ""));
  }
  let spare = stems.size;
  return ({ src }) => {
    if (src !== null && stems.has(stemOf(src))) {
      spare--;
      return true;
    }
    return spare-- > 0;
  };
}

export function areModern(candidates: readonly string[]): boolean {
  return candidates.some((address) => !older.has(extensionOf(address)));
}

/** "/bilder/dach-800.webp" → "dach": without folder, ending and size. */
function stemOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  const name = path.slice(path.lastIndexOf("/") + 1).slice(0, 200);
  return name
    .replace(/(?:\.[a-z0-9]{2,5}){1,2}$/i, "")
    .replace(/[-_@](?:\d{2,5}(?:x\d{2,5}|w)?|\dx)$/i, "")
    .toLowerCase();
}
