// Scripts that the browser check runs in analysed pages, as files of the site: the Worker reads them when a check needs them, nobody else does. Not
// under /assets, whose files are kept for a year: these keep their names when their content changes.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { bundleInPageScript } from "./in-page-script.ts";

const resolve = createRequire(import.meta.url).resolve;

export async function writeCheckScripts(client: string): Promise<void> {
  const folder = path.join(client, "check-scripts");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "axe.js"), await axeInGerman());
  for (const name of ["consent", "design", "check", "speed"] as const)
    await writeFile(path.join(folder, `${name}.js`), (await bundleInPageScript(name)).expression);
}

/** axe-core with its own German translation. Its licence stands in the first comment. */
export async function axeInGerman(): Promise<string> {
  const [axe, german] = await Promise.all([
    readFile(resolve("axe-core/axe.min.js"), "utf8"),
    readFile(resolve("axe-core/locales/de.json"), "utf8"),
  ]);
  return `${axe};axe.configure({locale:${JSON.stringify(JSON.parse(german))}})`;
}
