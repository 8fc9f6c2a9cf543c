// Below the first screen of /kontakt: place and time, what helps in the first talk, the last call to action.
import { contactGoal, directContact, firstCall, visit } from "#content/pages/kontakt.ts";
import { BenefitList } from "../../sections/benefit-list.tsx";
import { Goal } from "../../sections/goal.tsx";

export function Visit() {
  const [call, , mail] = directContact.ways;
  const [street, town] = visit.address.value.split(", ");
  return (
    <>
      <section className="hedge section">
        <div className="wrap visit">
          <div>
            <h2>{visit.title}</h2>
            <dl>
              <div>
                <dt>{visit.hoursLabel}</dt>
                <dd>{visit.hours}</dd>
              </div>
              <div>
                <dt>{visit.addressLabel}</dt>
                <dd>
                  <a href={visit.address.href} target="_blank" rel="noopener noreferrer">
                    {street}, <span className="whitespace-nowrap">{town}</span>
                  </a>
                </dd>
              </div>
            </dl>
            <p>{visit.appointment}</p>
          </div>
          <div>
            <h3>{visit.areaTitle}</h3>
            <ul className="visit-area">
              {visit.area.map((town) => (
                <li key={town}>{town}</li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <section className="section">
        <div className="wrap first-call">
          <h2>{firstCall.title}</h2>
          <BenefitList benefits={firstCall.items} />
        </div>
      </section>
      <Goal
        {...contactGoal}
        actions={[
          { name: `${call.name}: ${call.value}`, href: call.href },
          { name: mail.name, href: mail.href },
        ]}
      />
    </>
  );
}
