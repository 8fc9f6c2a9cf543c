// One project of /portfolio: its website on a laptop and a phone, and what there is to say in short.
import { entryWords } from "#content/pages/portfolio.ts";
import { PHONE_STILL, type Project, projectWords } from "#content/portfolio.ts";
import { keyed } from "../../ui/keyed.ts";
import { Laptop } from "./laptop.tsx";
import { LiveLink } from "./live-link.tsx";
import "./project-words.css";

const STILL_WIDTH = "(min-width: 1280px) 620px, (min-width: 768px) 46vw, 80vw";

interface EntryProps {
  project: Project;
  /** Whether its website runs in the laptop. */
  live: boolean;
  onPreview: () => void;
}

export function Entry({ project, live, onPreview }: EntryProps) {
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
