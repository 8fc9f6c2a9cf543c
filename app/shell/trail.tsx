// Where the page lies, and the way back. Every page but home.
import { frameTexts } from "#content/frame.ts";
import { absoluteUrl } from "../absolute-url.ts";
import { breadcrumb, breadcrumbList, type Crumb } from "../breadcrumb.ts";
import { NOT_FOUND_PATH } from "../paths.ts";
import { JsonLd } from "../ui/json-ld.tsx";
import { Link } from "../ui/link.tsx";
import type { Page } from "./use-page.ts";
import { wayBack } from "./way-back.ts";

export function Trail({ path, notFound, titleOf }: Page) {
  const crumbs = crumbsOf(path, titleOf);
  if (crumbs.length < 2) return null;
  const back = notFound ? null : wayBack(path);

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

function crumbsOf(path: string, titleOf: Page["titleOf"]): Crumb[] {
  return breadcrumb(path, (address) =>
    address === NOT_FOUND_PATH ? frameTexts.notFoundCrumb : titleOf?.(address),
  );
}
