import { homeMeta } from "#content/pages/home.ts";
import { Hero } from "../features/home/hero.tsx";
import { pageHead } from "../seo-head.ts";
import { comesWith, LatePart, late } from "../ui/late-part.tsx";

const mock = late("mock", async () => (await import("../features/home/hero-mock.tsx")).HeroMock);
const about = late("about", async () => (await import("../features/home/about.tsx")).About);
const processSection = late(
  "process",
  async () => (await import("../features/home/process-section.tsx")).ProcessSection,
);
const projectsSection = late(
  "projects",
  async () => (await import("../features/portfolio/projects-section.tsx")).ProjectsSection,
);

export const handle = comesWith(mock, about, processSection, projectsSection);

export function meta() {
  return pageHead({ path: "/", ...homeMeta });
}

export default function Home() {
  return (
    <>
      <Hero>
        <LatePart late={mock} />
      </Hero>
      <LatePart late={about} />
      <LatePart late={processSection} />
      <LatePart late={projectsSection} />
    </>
  );
}
