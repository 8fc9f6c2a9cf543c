// Goes through the corpus with a browser, several pages at a time, on a server of its own.
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "@playwright/test";
import { type CorpusPage, corpusPages } from "#test/fixtures/design-corpus/manifest.ts";
import { findWindowlessChromium } from "../chromium.ts";
import { CORPUS_FOLDER } from "./folders.ts";
import { serveCorpus } from "./serve-corpus.ts";

export interface Visit {
  browser: Browser;
  /** "http://127.0.0.1:…", without a slash at the end. */
  origin: string;
  page: CorpusPage;
}

/** @param wanted ids; without any those that are not done yet */
export async function visitCorpus(
  wanted: readonly string[],
  isDone: (page: CorpusPage) => boolean,
  atOnce: number,
  visit: (visit: Visit) => Promise<void>,
): Promise<void> {
  const server = await serveCorpus(CORPUS_FOLDER);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const executablePath = findWindowlessChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ["--disable-gpu"],
  });
  const queue = corpusPages.filter((page) =>
    wanted.length === 0 ? !isDone(page) : wanted.includes(page.id),
  );
  try {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let page = queue.shift(); page; page = queue.shift()) await visit({ browser, origin, page });
      }),
    );
  } finally {
    await browser.close();
    server.close();
  }
}
