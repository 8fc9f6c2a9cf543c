// One page of each kind: what holds for these in `npm test` is tried on every page by `npm run test:deep`.
import { builtPaths, type PagePath } from "#app/paths.ts";

const TEMPLATE_PAGES: ReadonlySet<string> = new Set<PagePath>(["/", "/kontakt", "/seo-check", "/local-seo"]);

/** For the options of a test over `builtPaths`. */
export function tagOf(path: string): { tag?: string } {
  return TEMPLATE_PAGES.has(path) || !builtPaths.some((built) => built === path) ? {} : { tag: "@deep" };
}
