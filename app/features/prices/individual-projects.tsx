// What fits no package: the way through the price calculator's five questions to a range.
import { individualProjects } from "#content/pages/preise-sections.ts";
import { keyed } from "../../ui/keyed.ts";
import { Link } from "../../ui/link.tsx";
import { Sign } from "../../ui/sign.tsx";
import "./individual-projects.css";

export function IndividualProjects() {
  const { title, text, stations, result, action } = individualProjects;
  return (
    <section id="individuell" className="individual section bg-sky">
      <div className="wrap">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          <Link to={action.href} className="btn-brick">
            {action.name}
          </Link>
        </div>
        <ol>
          {keyed(stations).map(({ key, entry: station }, index) => (
            <li key={key}>
              <Sign>{index + 1}</Sign>
              {station}
            </li>
          ))}
          <li>
            <Sign>
              <span aria-hidden="true" className="i-tabler-flag-3" />
            </Sign>
            {result}
          </li>
        </ol>
      </div>
    </section>
  );
}
