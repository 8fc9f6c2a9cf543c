// The owner beside what a page says: with portrait and name once they are entered, else with a drawn figure.
import type { ReactNode } from "react";
import type { CallWords, Person } from "#content/person.ts";
import { Description } from "../ui/description.tsx";
import "./person-card.css";

interface PersonCardProps {
  person: Person;
  /** Above the name. */
  lead?: ReactNode;
  /** With every fact, not only the words about himself. */
  full?: boolean;
  /** Below the words: the way to call. */
  children?: ReactNode;
}

const PORTRAIT_PX = 160;

export function PersonCard({ person, lead, full = false, children }: PersonCardProps) {
  const { picture, name, about } = person;
  return (
    <div className="person">
      <img src={picture.file} alt={picture.alt} width={PORTRAIT_PX} height={PORTRAIT_PX} loading="lazy" />
      <div>
        {lead}
        {name && <p className="person-name">{name}</p>}
        {about && <p>{about}</p>}
        {children}
      </div>
      {full && <Facts person={person} />}
    </div>
  );
}

/** The number, and when it is answered. */
export function AskDirectly({ ask, phone, hours }: CallWords) {
  return (
    <p>
      {ask}{" "}
      <a href={phone.href} className="whitespace-nowrap font-600">
        {phone.value}
      </a>
      , {hours}
    </p>
  );
}

function Facts({ person: { facts, rating } }: { person: Person }) {
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
      {rating && (
        <p>
          <a href={rating.href} target="_blank" rel="noopener noreferrer">
            {rating.name}
          </a>
        </p>
      )}
    </>
  );
}
