// The owner beside what a page says: with portrait and name once they are entered, else with a drawn figure.
import type { ReactNode } from "react";
import { drawnFigure, type Person, personTexts, self } from "#content/person.ts";
import { Description } from "../../ui/description.tsx";
import "./person.css";

interface PersonCardProps {
  person?: Person;
  /** Above the name. */
  lead?: ReactNode;
  /** With every fact, not only the words about himself. */
  full?: boolean;
  /** Below the words: the way to call. */
  children?: ReactNode;
}

const PORTRAIT_PX = 160;

export function PersonCard({ person = self, lead, full = false, children }: PersonCardProps) {
  const { file, alt } = person.portrait ?? drawnFigure;
  return (
    <div className="person">
      <img src={file} alt={alt} width={PORTRAIT_PX} height={PORTRAIT_PX} loading="lazy" />
      <div>
        {lead}
        {person.name && <p className="person-name">{person.name}</p>}
        {person.about && <p>{person.about}</p>}
        {children}
      </div>
      {full && <Facts person={person} />}
    </div>
  );
}

/** Phone and hours of it. */
export function AskDirectly() {
  const { ask, call, hours } = personTexts;
  return (
    <p>
      {ask}{" "}
      <a href={call.href} className="whitespace-nowrap font-600">
        {call.value}
      </a>
      , {hours}
    </p>
  );
}

function Facts({ person: { facts, googleProfile } }: { person: Person }) {
  return (
    <>
      {facts.length > 0 && (
        <dl className="person-facts">
          {facts.map(({ term, text }) => (
            <Description key={term} term={term}>
              {text}
            </Description>
          ))}
        </dl>
      )}
      {googleProfile && (
        <p>
          <a href={googleProfile} target="_blank" rel="noopener noreferrer">
            {personTexts.google}
          </a>
        </p>
      )}
    </>
  );
}
