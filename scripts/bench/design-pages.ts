// The pages that `npm run bench -- design` rates.
import { readdirSync } from "node:fs";
import path from "node:path";
import { demoSlugs } from "../demo-sites.ts";
import { type PageServer, readServed, SITE, serveLoopback } from "./loopback-pages.ts";

const FIXTURES = "test/fixtures/pages";
const FIXTURE_FOLDER = "design";

/** Paths on the server: the home page, the five sample sites, the twelve fixture pages. */
export const ratedPaths: readonly string[] = [
  "/",
  ...demoSlugs.map((slug) => `/demos/${slug}/`),
  ...readdirSync(path.join(FIXTURES, FIXTURE_FOLDER)).map((file) => `/${FIXTURE_FOLDER}/${file}`),
];

export function serveRatedPages(): Promise<PageServer> {
  return serveLoopback((pathname) =>
    readServed(pathname.startsWith(`/${FIXTURE_FOLDER}/`) ? FIXTURES : SITE, pathname),
  );
}
