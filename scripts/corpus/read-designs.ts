// What the design rating reads from the corpus: `node scripts/corpus/read-designs.ts [ID …]`; of each page its facts, and a thumbnail of both
// screens. Other hosts are blocked, as for the pictures that scorers see.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { designFactsOf } from "#test/support/design/design-facts-of.ts";
import { FACTS_FOLDER } from "./folders.ts";
import { visitCorpus } from "./visit-corpus.ts";

const AT_ONCE = 2;

const fileOf = (name: string) => path.join(FACTS_FOLDER, name);
let read = 0;

mkdirSync(FACTS_FOLDER, { recursive: true });
await visitCorpus(
  process.argv.slice(2),
  ({ id }) => existsSync(fileOf(`${id}.json`)),
  AT_ONCE,
  async ({ browser, origin, page: { id, path: at } }) => {
    const facts = await designFactsOf(
      browser,
      (tab) => open(tab, origin, at),
      (viewport, png) => writeFileSync(fileOf(`${id}.${viewport}.png`), png),
    );
    writeFileSync(fileOf(`${id}.json`), JSON.stringify(facts));
    console.log(++read, id);
  },
);
console.log(`${read} pages in ${FACTS_FOLDER}`);

async function open(tab: Page, origin: string, at: string): Promise<void> {
  await tab.route(
    (url) => url.origin !== origin && url.protocol.startsWith("http"),
    (route) => route.abort(),
  );
  await tab.goto(`${origin}/${at}`, { waitUntil: "load" });
}
