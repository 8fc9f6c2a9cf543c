import type { ReactNode } from "react";
import { portfolioSection } from "#content/pages/home/home-sections.ts";
import { projects } from "#content/portfolio/portfolio.ts";
import { Link } from "../../../ui/link.tsx";
import { Carousel } from "./carousel.tsx";
import "../portfolio-teaser.css";

export function ProjectsSection() {
  return (
    <PortfolioTeaser {...portfolioSection}>
      <Carousel projects={projects} />
    </PortfolioTeaser>
  );
}

interface PortfolioTeaserProps {
  title: string;
  lead: string;
  all: { name: string; href: string };
  children: ReactNode;
}

function PortfolioTeaser({ title, lead, all, children }: PortfolioTeaserProps) {
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
