// In what format a picture came: by its response's type, or else by its address.
import { parsed } from "./addresses.ts";

const BY_NAME: Record<string, string> = {
  avif: "avif",
  webp: "webp",
  jpeg: "jpeg",
  jpg: "jpeg",
  jfif: "jpeg",
  pjpeg: "jpeg",
  png: "png",
  apng: "png",
  "x-png": "png",
  gif: "gif",
  svg: "svg",
  "svg+xml": "svg",
  bmp: "bmp",
  "x-ms-bmp": "bmp",
};
const MAX_TYPE = 40;

/** Tells an address's format as MediaItem has it; null where neither response nor address does. */
export function pictureFormats(): (address: string) => string | null {
  const types = new Map<string, string>();
  for (const entry of performance.getEntriesByType("resource")) {
    // Empty for other origins that do not share it.
    const type = "contentType" in entry ? String(entry.contentType) : "";
    if (type.startsWith("image/")) types.set(entry.name, type.slice("image/".length));
  }
  return (address) => {
    const written = /^\s*data:image\/([\w.+-]+)/i.exec(address.slice(0, MAX_TYPE))?.[1];
    if (written) return BY_NAME[written.toLowerCase()] ?? "other";
    const url = parsed(address);
    if (!url) return null;
    const { pathname } = url;
    url.hash = "";
    const type = types.get(url.href);
    if (type) return BY_NAME[type.toLowerCase()] ?? "other";
    return BY_NAME[/\.([a-z]{3,5})$/i.exec(pathname)?.[1]?.toLowerCase() ?? ""] ?? null;
  };
}
