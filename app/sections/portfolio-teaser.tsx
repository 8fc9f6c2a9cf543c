// A look into the portfolio with the way to all of it.
import type { ReactNode } from "react";
import { Link } from "../ui/link.tsx";
import "./portfolio-teaser.css";

interface PortfolioTeaserProps {
  title: string;
  lead: string;
  all: { name: string; href: string };
  /** The carousel. */
  children: ReactNode;
}

export function PortfolioTeaser({ title, lead, all, children }: PortfolioTeaserProps) {
  return (
    <section id="portfolio" className="folio">
      <div className="wrap">
        <div className="folio-head">
          <h2>{title}</h2>
          <p className="text-lead text-ink-soft">{lead}</p>
        </div>
        <div className="folio-ring">{children}</div>
        <p className="folio-all">
          <Link to={all.href} className="btn-line">
            {all.name}
          </Link>
        </p>
      </div>
    </section>
  );
}
