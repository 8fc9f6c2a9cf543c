import { frameTexts } from "#content/frame.ts";

/** The link back from a content page: articles lead to the blog, all others home; home leads nowhere. */
export function wayBack(path: string): { name: string; href: string } | null {
  if (path === "/") return null;
  return path.startsWith("/blog/") ? frameTexts.backToBlog : frameTexts.backHome;
}
