// The five projects of /portfolio one below the other, and the dialog with all there is to know about one.
import { type Project, projects } from "#content/portfolio.ts";
import "./entries.css";
import { Entry } from "./entry.tsx";
import { useMostVisible } from "./use-most-visible.ts";
import { useProjectDialog } from "./use-project-dialog.ts";

export function Entries() {
  const [list, shown] = useMostVisible<HTMLDivElement>(".laptop");
  const dialog = useProjectDialog<HTMLDivElement>();
  // One website runs at a time: in the dialog, or in the laptop that shows most of itself.
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
