import { about } from "#content/pages/home/home-sections.ts";
import { askDirectly, self } from "#content/person.ts";
import { BenefitList } from "../../sections/benefit-list.tsx";
import { LinkedText } from "../../sections/linked-text.tsx";
import { AskDirectly, PersonCard } from "../../sections/person-card.tsx";
import { keyed } from "../../ui/keyed.ts";
import "./about.css";

export function About() {
  return (
    <section id="about" className="about">
      <div className="wrap about-grid">
        <svg
          className="about-path path-curve"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M100-30C104 75 0 20 0 104" />
        </svg>
        <img {...about.picture} alt={about.picture.alt} loading="lazy" className="about-map" />
        <div className="about-words">
          <h2>{about.title}</h2>
          {keyed(about.paragraphs).map(({ key, entry: paragraph }) => (
            <p key={key}>
              <LinkedText>{paragraph}</LinkedText>
            </p>
          ))}
          <PersonCard person={self} full>
            <AskDirectly {...askDirectly} />
          </PersonCard>
        </div>
        <div className="about-benefits">
          <h3>{about.benefitsTitle}</h3>
          <BenefitList benefits={about.benefits} />
        </div>
      </div>
    </section>
  );
}
