import { useState } from "react";
import { type Project, projectWords } from "#content/portfolio/portfolio.ts";
import { projectDetail } from "#content/portfolio/project-details.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { keyed } from "../../ui/keyed.ts";
import { ListItems } from "../../ui/list-items.tsx";
import { LiveLink, Screen } from "./laptop.tsx";
import "./project-dialog.css";
import "./project-words.css";

const STILL_WIDTH = "(min-width: 48rem) 510px, 84vw";

export interface ProjectDialogProps {
  /** null closes the dialog. */
  project: Project | null;
  onClose: () => void;
}

export function ProjectDialog({ project, onClose }: ProjectDialogProps) {
  // Stays mounted after its first opening, so that closing returns the focus to the button.
  const [last, setLast] = useState(project);
  if (project && project !== last) setLast(project);
  if (!last) return null;
  return (
    <Dialog open={project !== null} onClose={onClose} title={last.title} className="w-250">
      <ProjectDetails project={last} live={project !== null} />
      <div className="detail-ways">
        {last.liveUrl ? (
          <LiveLink url={last.liveUrl} title={last.title} />
        ) : (
          <button type="button" disabled className="btn border-line text-ink-soft">
            {projectWords.soon}
          </button>
        )}
        <button type="button" onClick={onClose} className="btn-brick">
          {projectWords.close}
        </button>
      </div>
    </Dialog>
  );
}

function ProjectDetails({ project, live }: { project: Project; live: boolean }) {
  const { technologies, features, challenge, solution } = projectDetail(project.title);
  return (
    <div className="detail" data-look={project.slug}>
      <Screen project={project} live={live} sizes={STILL_WIDTH} />
      <div className="detail-words">
        <p className="project-category">
          {project.category} <span>{projectWords.sample}</span>
        </p>
        <p className="text-lead">{project.description}</p>
        <h3>{projectWords.technologies}</h3>
        <ul className="project-tags">
          {keyed(technologies).map(({ key, entry: technology }) => (
            <li key={key} className="chip">
              {technology}
            </li>
          ))}
        </ul>
      </div>
      <div className="detail-features">
        <h3>{projectWords.features}</h3>
        <ul>
          <ListItems entries={features} />
        </ul>
      </div>
      <div>
        <h3>{projectWords.challenge}</h3>
        <p>{challenge}</p>
      </div>
      <div className="detail-solution">
        <h3>{projectWords.solution}</h3>
        <p>{solution}</p>
      </div>
    </div>
  );
}
