import { pageHead } from "#app/seo-head.ts";
import { professionalService } from "#app/structured-data.ts";
import { homeMeta, portfolioSection } from "#content/pages/home.ts";
import { projects } from "#content/portfolio.ts";
import { About } from "../features/home/about.tsx";
import { Hero } from "../features/home/hero.tsx";
import { ProcessSection } from "../features/home/process-section.tsx";
import { Carousel } from "../features/portfolio/carousel.tsx";
import { PortfolioTeaser } from "../sections/portfolio-teaser.tsx";

export function meta() {
  return pageHead({ path: "/", ...homeMeta, structuredData: [professionalService] });
}

export default function Home() {
  return (
    <>
      <Hero />
      <About />
      <ProcessSection />
      <PortfolioTeaser {...portfolioSection}>
        <Carousel projects={projects} />
      </PortfolioTeaser>
    </>
  );
}
