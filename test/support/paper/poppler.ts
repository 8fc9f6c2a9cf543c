// poppler's pdfinfo: a reader of PDFs that has nothing to do with the browser that printed them.
import { execFileSync, spawnSync } from "node:child_process";
import { aptGet } from "#scripts/chromium.ts";

/** What pdfinfo says of a file; null where there is none on this machine and none can be had. Throws where the file cannot be read. */
export function pdfInfo(file: string): string | null {
  if (!isThere()) {
    if (process.getuid?.() === 0) aptGet(["install", "-y", "-qq", "poppler-utils"]);
    if (!isThere()) return null;
  }
  return execFileSync("pdfinfo", [file], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

function isThere(): boolean {
  return spawnSync("pdfinfo", ["-v"], { stdio: "ignore" }).status !== null;
}
