// The carousel of the home page with its heading and the way to all projects.
import { portfolioSection } from "#content/pages/home-sections.ts";
import { projects } from "#content/portfolio.ts";
import { PortfolioTeaser } from "../../sections/portfolio-teaser.tsx";
import { Carousel } from "./carousel.tsx";

export function ProjectsSection() {
  return (
    <PortfolioTeaser {...portfolioSection}>
      <Carousel projects={projects} />
    </PortfolioTeaser>
  );
}
