// From a URL path to the trail of pages above it.
import { pageLabels } from "./paths.ts";

export interface Crumb {
  name: string;
  path: string;
}

/**
 * The trail of a path, Home first, the page itself last.
 * @param titleOf the name of a page that is not in the table of paths, such as an article
 */
export function breadcrumb(pathname: string, titleOf?: (path: string) => string | undefined): Crumb[] {
  const segments = pathname.split("/").filter(Boolean);
  const pages = segments.map((segment, depth) => {
    const path = `/${segments.slice(0, depth + 1).join("/")}`;
    return { name: labelOf(path) ?? titleOf?.(path) ?? humanise(segment), path };
  });
  return [{ name: pageLabels["/"], path: "/" }, ...pages];
}

/** The same trail for search engines: schema.org BreadcrumbList; the last item is the page itself and needs no address. */
export function breadcrumbList(crumbs: readonly Crumb[], absolute: (path: string) => string) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(index < crumbs.length - 1 && { item: absolute(path) }),
    })),
  };
}

function labelOf(path: string): string | undefined {
  const labels: Record<string, string | undefined> = pageLabels;
  return labels[path];
}

function humanise(segment: string): string {
  return decode(segment)
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase("de") + word.slice(1))
    .join(" ");
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
