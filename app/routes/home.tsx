import { homeMeta } from "#content/pages/home.ts";
import { Hero } from "../features/home/hero.tsx";
import { pageHead } from "../seo-head.ts";
import { LatePart, late } from "../ui/late-part.tsx";

const [mock, about, processSection, projectsSection] = await Promise.all([
  late("mock", async () => (await import("../features/home/hero-mock.tsx")).HeroMock),
  late("about", async () => (await import("../features/home/about.tsx")).About),
  late("process", async () => (await import("../features/home/process-section.tsx")).ProcessSection),
  late("projects", async () => (await import("../features/portfolio/projects-section.tsx")).ProjectsSection),
]);

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
