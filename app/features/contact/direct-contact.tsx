// The quickest ways to get in touch. A subject in the address, set by a link of another page, goes into the mail.
import { useLocation } from "react-router";
import { SUBJECT_PARAMETER } from "#content/contact-link.ts";
import { directContact } from "#content/pages/kontakt.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { withSubject } from "./with-subject.ts";
import "./contact.css";

export function DirectContact() {
  const query = new URLSearchParams(useLocation().search);
  // The page was built without a query; it comes with the first render after hydration.
  const subject = useHydrated() ? query.get(SUBJECT_PARAMETER) : null;
  return (
    <div className="ways frame">
      <h2>{directContact.title}</h2>
      <p>{directContact.text}</p>
      {subject && (
        <p className="ways-subject">
          {directContact.subject} <strong>{subject}</strong>
        </p>
      )}
      <ul>
        {directContact.ways.map(({ name, value, href, icon, hint }) => (
          <li key={name}>
            <a
              href={withSubject(href, subject)}
              {...(href.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
            >
              <span aria-hidden="true" className={icon} />
              {name} <span className="ways-value">{value}</span>
            </a>
            <p>{hint}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
