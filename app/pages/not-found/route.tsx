// Built once for all unknown addresses, so its first render must not depend on the address.
import { useEffect } from "react";
import { useLocation } from "react-router";
import { notFoundPage } from "#content/pages/not-found.ts";
import { pageHead } from "../../seo-head.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Link } from "../../ui/link.tsx";
import { Sign } from "../../ui/sign.tsx";
import "./not-found.css";

export const handle: PageHandle = { notFound: true };

export function meta() {
  return pageHead({ path: null, title: notFoundPage.title, description: notFoundPage.description });
}

export default function NotFound() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);

  return (
    <section className="wrap lost">
      <div>
        <p className="lost-kicker">{notFoundPage.kicker}</p>
        <h1>
          <Sign className="lost-number">{notFoundPage.number}</Sign>{" "}
          <span lang="en" className="lost-heading">
            {notFoundPage.heading}
          </span>
        </h1>
        <p className="text-lead text-ink-soft">{notFoundPage.text}</p>
        <Link to="/" lang="en" className="btn-brick">
          {notFoundPage.home}
        </Link>
      </div>
      <div className="lost-crossing">
        <ul>
          {notFoundPage.ways.map(({ name, hint, href }) => (
            <li key={href}>
              <Link to={href}>{name}</Link>
              <span>{hint}</span>
            </li>
          ))}
        </ul>
        <img src="/images/not-found-crossing.svg" alt={notFoundPage.picture} width="640" height="360" />
      </div>
    </section>
  );
}
