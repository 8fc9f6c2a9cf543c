import { projectWords } from "#content/portfolio.ts";

/** The way out to a project's website, in a new tab. */
export function LiveLink({ url, title }: { url: string; title: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="btn-line">
      {projectWords.live}
      <span className="visually-hidden"> {title}</span>
      <span aria-hidden="true" className="i-tabler-external-link" />
    </a>
  );
}
