import { Laptop, LiveLink } from "#app/features/portfolio/laptop.tsx";
import { keyed } from "#app/ui/keyed.ts";
import { type Project, projectWords } from "#content/portfolio/portfolio.ts";
import "#app/features/portfolio/project-words.css";

const STILL_WIDTH = "(min-width: 64rem) 640px, 88vw";

interface SlideProps {
  project: Project;
  live: boolean;
  onPreview: () => void;
}

export function Slide({ project, live, onPreview }: SlideProps) {
  return (
    <>
      <div className="slide-words">
        <p className="project-category">
          {project.category} <span>{projectWords.sample}</span>
        </p>
        <h3>{project.title}</h3>
        <p>{project.description}</p>
        <p className="slide-highlight">
          <span aria-hidden="true" className="i-tabler-bolt" /> {project.techHighlight}
        </p>
        <ul className="project-tags">
          {keyed(project.tags).map(({ key, entry: tag }) => (
            <li key={key} className="chip">
              {tag}
            </li>
          ))}
        </ul>
        <p className="project-ways">
          <button type="button" className="btn-brick" onClick={onPreview} aria-haspopup="dialog">
            {projectWords.preview}
            <span className="visually-hidden"> {project.title}</span>
          </button>
          {project.liveUrl && <LiveLink url={project.liveUrl} title={project.title} />}
        </p>
      </div>
      <Laptop project={project} live={live} sizes={STILL_WIDTH} />
    </>
  );
}
