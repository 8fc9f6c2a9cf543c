// A laptop that shows a project's website: as a still, and running while it is in view.
import type { Project } from "#content/portfolio.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import "./laptop.css";
import { LivePreview } from "./live-preview.tsx";
import { Still } from "./still.tsx";

interface ScreenProps {
  project: Project;
  /** Whether the website may run; true for one laptop of a page at most. */
  live: boolean;
  /** The picture's width on the page, as in the attribute of `img`. */
  sizes: string;
}

export function Laptop(props: ScreenProps) {
  return (
    <div className="laptop">
      <Screen {...props} />
    </div>
  );
}

/** What stands on the laptop's screen, without the laptop. */
export function Screen({ project, live, sizes }: ScreenProps) {
  const hydrated = useHydrated();
  return (
    <div className="laptop-screen">
      <Still {...project} sizes={sizes} />
      {hydrated && live && project.liveUrl && <LivePreview url={project.liveUrl} title={project.title} />}
    </div>
  );
}
