import { portfolioOpening } from "#content/pages/portfolio.ts";
import { projects } from "#content/portfolio/portfolio.ts";
import "./opening.css";

export function PortfolioOpening() {
  const { title, lead, list, sample } = portfolioOpening;
  return (
    <section className="wrap folio-opening">
      <div className="folio-title">
        <h1>{title}</h1>
        <p className="text-lead text-ink-soft">{lead}</p>
      </div>
      <nav aria-label={list}>
        <ol>
          {projects.map((project) => (
            <li key={project.slug} data-look={project.slug}>
              <a href={`#${project.slug}`}>
                {project.title} <span>{project.category}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <p className="folio-sample">
        <strong>{sample.name}</strong> {sample.text}
      </p>
    </section>
  );
}
