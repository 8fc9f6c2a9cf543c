import { PHONE_STILL, type Project, projects, projectWords } from "#content/portfolio/portfolio.ts";
import "./entries.css";
import { entryWords, portfolioGoal } from "#content/pages/portfolio.ts";
import { Laptop, LiveLink } from "../../features/portfolio/laptop.tsx";
import { useProjectDialog } from "../../features/portfolio/use-project-dialog.ts";
import { Goal } from "../../sections/goal.tsx";
import { keyed } from "../../ui/keyed.ts";
import "../../features/portfolio/project-words.css";
import { type RefCallback, useCallback, useState } from "react";

function Entries() {
  const [list, shown] = useMostVisible<HTMLDivElement>(".laptop");
  const dialog = useProjectDialog<HTMLDivElement>();
  // One website runs at a time: in the dialog or in the most visible laptop.
  const runs = (project: Project) => !dialog.project && projects[shown] === project;

  return (
    <div ref={dialog.ref} className="entries">
      <div ref={list}>
        {projects.map((project) => (
          <Entry
            key={project.slug}
            project={project}
            live={runs(project)}
            onPreview={() => dialog.open(project)}
          />
        ))}
      </div>
      {dialog.Dialog && <dialog.Dialog project={dialog.project} onClose={dialog.close} />}
    </div>
  );
}

export function PortfolioRest() {
  return (
    <>
      <Entries />
      <Goal {...portfolioGoal} />
    </>
  );
}

const STILL_WIDTH = "(min-width: 80rem) 620px, (min-width: 48rem) 46vw, 80vw";

function Entry({ project, live, onPreview }: { project: Project; live: boolean; onPreview: () => void }) {
  const { slug, title, category, year, description, techStack, features, liveUrl, image } = project;
  return (
    <section id={slug} className="entry wrap" data-look={slug} aria-labelledby={`${slug}-title`}>
      <div className="entry-words">
        <p className="project-category">
          {category} <span>{projectWords.sample}</span> <time>{year}</time>
        </p>
        <h2 id={`${slug}-title`}>{title}</h2>
        <p>{description}</p>
        <dl className="entry-facts">
          <Chips name={entryWords.features} list={features} className="entry-feature" />
          <Chips name={entryWords.technologies} list={techStack} className="chip" />
        </dl>
        <p className="project-ways">
          <button type="button" className="btn-brick" onClick={onPreview} aria-haspopup="dialog">
            {projectWords.preview}
            <span className="visually-hidden"> {title}</span>
          </button>
          {liveUrl && <LiveLink url={liveUrl} title={title} />}
        </p>
      </div>
      <div className="entry-pictures">
        <Laptop project={project} live={live} sizes={STILL_WIDTH} />
        <picture className="entry-phone">
          <source type="image/avif" srcSet={`${image}-phone.avif`} />
          <img src={`${image}-phone.jpg`} alt={entryWords.phone(title)} {...PHONE_STILL} loading="lazy" />
        </picture>
      </div>
    </section>
  );
}

function Chips({ name, list, className }: { name: string; list: readonly string[]; className: string }) {
  return (
    <div>
      <dt>{name}</dt>
      {keyed(list).map(({ key, entry }) => (
        <dd key={key} className={className}>
          {entry}
        </dd>
      ))}
    </div>
  );
}

/** Less visible elements are not chosen. */
const MIN_SHARE = 0.5;
const STEPS = [0, 0.25, 0.5, 0.65, 0.8, 0.9, 1];

/**
 * Which of many elements is most visible.
 * @param selector of the elements inside the ref's element
 * @returns the ref, and the index; -1 while none shows half of itself, and on the server
 */
function useMostVisible<T extends Element>(selector: string): [RefCallback<T>, number] {
  const [index, setIndex] = useState(-1);
  const ref: RefCallback<T> = useCallback(
    (box: T) => {
      const elements = [...box.querySelectorAll(selector)];
      const shares = elements.map(() => 0);
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, intersectionRatio } of entries)
            shares[elements.indexOf(target)] = intersectionRatio;
          const max = Math.max(...shares);
          setIndex(max < MIN_SHARE ? -1 : shares.indexOf(max));
        },
        { threshold: STEPS },
      );
      for (const element of elements) observer.observe(element);
      return () => observer.disconnect();
    },
    [selector],
  );
  return [ref, index];
}
