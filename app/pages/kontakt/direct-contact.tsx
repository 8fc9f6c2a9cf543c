// A subject in the URL, set by another page's link, goes into the mail, too.
import { useLocation } from "react-router";
import { directContact } from "#content/pages/kontakt/kontakt.ts";
import { self } from "#content/person.ts";
import { mailLink } from "../../features/contact/mail-link.ts";
import { readPrefill } from "../../features/contact/prefill.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { PersonCard } from "../../sections/person-card.tsx";
import "./direct-contact.css";

export function DirectContact() {
  const { search } = useLocation();
  // The prerendered page has no query; it is read after hydration.
  const { subject } = readPrefill({ search: useHydrated() ? search : "", hash: "" });
  return (
    <section className="ways frame" aria-labelledby="ways-title">
      <PersonCard
        person={self}
        lead={
          <>
            <h2 id="ways-title">{directContact.title}</h2>
            <p>{directContact.text}</p>
          </>
        }
      />
      <ul>
        {Object.values(directContact.ways).map(({ name, value, href, icon, hint }) => (
          <li key={name}>
            <a
              href={mailLink(href, { subject })}
              {...(href.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
            >
              <span aria-hidden="true" className={icon} />
              {name} <span className="ways-value">{value}</span>
            </a>
            <p>{hint}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
