// The words rise one after another (contact-hero.css) but are readable from the first frame. The two quickest
// contacts are repeated here for screens where their card stands below the form.
import { contactHero, directContact } from "#content/pages/kontakt/kontakt.ts";
import { LinkedText } from "../../sections/linked-text.tsx";
import { keyed } from "../../ui/keyed.ts";
import "./contact-hero.css";

export function ContactHero() {
  const { title, accent, lead } = contactHero;
  const { phone, whatsapp } = directContact.ways;
  return (
    <div className="contact-hero">
      <h1>
        {words(title)} <em>{words(accent)}</em>
      </h1>
      <p className="text-lead text-ink-soft">
        <LinkedText>{lead}</LinkedText>
      </p>
      <p className="contact-quick">
        {[phone, whatsapp].map(({ name, href, icon }) => (
          <a key={name} href={href} className="btn-line">
            <span aria-hidden="true" className={`${icon} text-1.25rem`} /> {name}
          </a>
        ))}
      </p>
    </div>
  );
}

function words(text: string) {
  return keyed(text.split(" ")).flatMap(({ key, entry: word }, index) => [
    index > 0 && " ",
    <span key={key}>{word}</span>,
  ]);
}
