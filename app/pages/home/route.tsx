import type { ReactNode } from "react";
import { LinkedText } from "#app/sections/linked-text.tsx";
import { Link } from "#app/ui/link.tsx";
import { hero, homeMeta } from "#content/pages/home/home.ts";
import { references } from "#content/portfolio/references.ts";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";
import { WaySigns } from "./way-signs.tsx";
import "./hero/hero.css";

const mock = late("mock", async () => (await import("./hero/hero-mock.tsx")).HeroMock);
const wishes = late("wishes", async () => (await import("./hero/wishes.tsx")).Wishes);
const about = late("about", async () => (await import("./about.tsx")).About);
const process = late("process", async () => (await import("./process/process-section.tsx")).ProcessSection);
const projectsSection = late(
  "projects",
  async () => (await import("./projects/projects-section.tsx")).ProjectsSection,
);

/** Only with something to show: the part of a page without it would be fetched in vain. */
const said =
  references.length > 0
    ? [late("references", async () => (await import("./references.tsx")).References)]
    : [];

export const handle = withLateParts(mock, wishes, about, process, projectsSection, ...said);

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
      <LatePart late={process} />
      <LatePart late={projectsSection} />
      {said.map((part) => (
        <LatePart key={part.name} late={part} />
      ))}
    </>
  );
}

function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="hero wrap">
      <div className="hero-words">
        <h1>
          {hero.title.before} <span className="text-brick">{hero.title.accent}</span> {hero.title.after}
        </h1>
        <p className="text-lead text-ink-soft">
          <LinkedText>{hero.intro}</LinkedText>
        </p>
        <p className="hero-ways">
          <Link to={hero.start.href} className="btn-brick">
            {hero.start.name}
          </Link>
          <Link to={hero.portfolio.href} className="btn-line">
            {hero.portfolio.name}
          </Link>
        </p>
        <LatePart late={wishes} />
        <WaySigns>{hero.promises}</WaySigns>
      </div>
      {children}
    </section>
  );
}
