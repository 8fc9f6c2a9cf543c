// Which links of the menus stand for the page on show.
import { seoServices, websiteServices } from "#content/navigation.ts";

const servicePaths: readonly string[] = [...websiteServices, ...seoServices].map(({ href }) => href);

/** "page" for the page itself, "true" for a page below it (an article below the blog). */
export function currentMark(href: string, path: string): "page" | "true" | undefined {
  if (href === path) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}

export function isServicePath(path: string): boolean {
  return servicePaths.includes(path);
}
