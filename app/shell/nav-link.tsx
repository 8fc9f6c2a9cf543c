import { seoServices, websiteServices } from "#content/navigation.ts";
import { Link } from "../ui/link.tsx";

export function NavLink({ link, path }: { link: { name: string; href: string }; path: string }) {
  return (
    <Link to={link.href} aria-current={ariaCurrent(link.href, path)}>
      {link.name}
    </Link>
  );
}

const servicePaths: readonly string[] = [...websiteServices, ...seoServices].map(({ href }) => href);

/** "true" for a page below it, such as an article below the blog. */
export function ariaCurrent(href: string, path: string): "page" | "true" | undefined {
  if (href === path) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}

export function isServicePath(path: string): boolean {
  return servicePaths.includes(path);
}
