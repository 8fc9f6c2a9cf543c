import { frameTexts } from "#content/frame.ts";
import { absoluteUrl } from "../absolute-url.ts";
import { NOT_FOUND_PATH, pageLabels } from "../paths.ts";
import { tryOr } from "../try-or.ts";
import { JsonLd } from "../ui/json-ld.tsx";
import { Link } from "../ui/link.tsx";
import type { Page } from "./use-page.ts";

export function Breadcrumb({ path, notFound, getTitle }: Page) {
  const crumbs = buildCrumbs(path, (address) =>
    address === NOT_FOUND_PATH ? frameTexts.notFoundCrumb : getTitle?.(address),
  );
  if (crumbs.length < 2) return null;
  const back = notFound ? null : backLink(path);

  return (
    <nav aria-label={frameTexts.trail} className="trail wrap no-print">
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path}>
            {index === 0 && <span aria-hidden="true" className="i-tabler-home" />}
            {index < crumbs.length - 1 ? (
              <Link to={crumb.path}>{crumb.name}</Link>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
      {back && (
        <Link to={back.href} className="trail-back">
          <span aria-hidden="true" className="i-tabler-arrow-left" />
          {back.name}
        </Link>
      )}
      <JsonLd value={breadcrumbList(crumbs, absoluteUrl)} />
    </nav>
  );
}

/** Articles lead back to the blog, all other pages home. */
export function backLink(path: string): { name: string; href: string } | null {
  if (path === "/") return null;
  return path.startsWith("/blog/") ? frameTexts.backToBlog : frameTexts.backHome;
}

interface Crumb {
  name: string;
  path: string;
}

/**
 * Home first, the page itself last.
 * @param getTitle name of a page that is not in the table of paths, such as an article
 */
export function buildCrumbs(pathname: string, getTitle?: (path: string) => string | undefined): Crumb[] {
  const segments = pathname.split("/").filter(Boolean);
  const pages = segments.map((segment, depth) => {
    const path = `/${segments.slice(0, depth + 1).join("/")}`;
    return { name: labelFor(path) ?? getTitle?.(path) ?? humanise(segment), path };
  });
  return [{ name: pageLabels["/"], path: "/" }, ...pages];
}

/** schema.org BreadcrumbList; the last item is the page itself and needs no address. */
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

function labelFor(path: string): string | undefined {
  const labels: Record<string, string | undefined> = pageLabels;
  return labels[path];
}

function humanise(segment: string): string {
  return tryOr(() => decodeURIComponent(segment), segment)
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase("de") + word.slice(1))
    .join(" ");
}
