import { references as given, type Reference, referenceTexts } from "#content/portfolio/references.ts";
import { formatDate } from "../../format/date.ts";
import { keyed } from "../../ui/keyed.ts";
import "./references.css";

/** The proof of consent is the owner's own note and stays out of the page. */
export function References({ references = given }: { references?: readonly Reference[] }) {
  return (
    <section id="referenzen" className="voices wrap section">
      <h2>{referenceTexts.title}</h2>
      <ul>
        {keyed(references).map(({ key, entry: { customer, town, quote, link, date } }) => (
          <li key={key}>
            <figure>
              <blockquote>
                <p>„{quote}“</p>
              </blockquote>
              <figcaption>
                <b>{customer}</b>, {town}, <time dateTime={date}>{formatDate(date)}</time>
                {link && (
                  <>
                    {" · "}
                    <a href={link} target="_blank" rel="noopener noreferrer">
                      {referenceTexts.link}
                    </a>
                  </>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
