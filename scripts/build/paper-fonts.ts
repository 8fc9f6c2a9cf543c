// The site's typefaces under names that stay: for documents that the Worker writes (worker/shared-reports/paper).
import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";

const SOURCE = "app/styles/fonts";

export async function copyPaperFonts(client: string): Promise<void> {
  const folder = path.join(client, "paper-fonts");
  await mkdir(folder, { recursive: true });
  const names = ["heading.woff2", "text.woff2"];
  await Promise.all(names.map((name) => copyFile(path.join(SOURCE, name), path.join(folder, name))));
}
