import { type Project, projectWords, STILL_SIZE, STILL_WIDTHS } from "#content/portfolio/portfolio.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import "./laptop.css";
import { LivePreview } from "./live-preview.tsx";

interface ScreenProps {
  project: Project;
  /** Whether the website may run; at most one laptop of a page at a time. */
  live: boolean;
  /** The `sizes` attribute of `img`. */
  sizes: string;
}

export function Laptop(props: ScreenProps) {
  return (
    <div className="laptop">
      <Screen {...props} />
    </div>
  );
}

/** The screen without the laptop around it. */
export function Screen({ project, live, sizes }: ScreenProps) {
  const hydrated = useHydrated();
  return (
    <div className="laptop-screen">
      <Still {...project} sizes={sizes} />
      {hydrated && live && project.liveUrl && <LivePreview url={project.liveUrl} title={project.title} />}
    </div>
  );
}

interface StillProps extends Pick<Project, "image" | "imageAlt"> {
  sizes: string;
}

/** Picture of a project's website, made by scripts/make-shots.ts. */
function Still({ image, imageAlt, sizes }: StillProps) {
  const files = (ending: string) =>
    STILL_WIDTHS.map((width) => `${image}-${width}.${ending} ${width}w`).join();
  return (
    <picture>
      <source type="image/avif" srcSet={files("avif")} sizes={sizes} />
      <img
        src={`${image}-640.jpg`}
        srcSet={files("jpg")}
        sizes={sizes}
        alt={imageAlt}
        {...STILL_SIZE}
        loading="lazy"
        draggable="false"
      />
    </picture>
  );
}

export function LiveLink({ url, title }: { url: string; title: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="btn-line">
      {projectWords.live}
      <span className="visually-hidden"> {title}</span>
      <span aria-hidden="true" className="i-tabler-external-link" />
    </a>
  );
}
