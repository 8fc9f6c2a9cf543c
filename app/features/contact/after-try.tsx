// Below the button when a try is over: other ways after a failure, what comes next after a success. The toasts say that
// it failed or arrived; this stays when they have gone.
import type { RefObject } from "react";
import { afterTry, directContact } from "#content/pages/kontakt.ts";
import { mailLink } from "./mail-link.ts";
import type { Phase } from "./use-inquiry.ts";

const { phone, whatsapp, email } = directContact.ways;

export function AfterTry({ ref, phase }: { ref: RefObject<HTMLDivElement | null>; phase: Phase }) {
  if (phase.name === "failed") {
    const { title, text, mail } = afterTry.failed;
    const { subject, message } = phase.fields;
    const ways = [
      { ...phone, label: `${phone.name}: ${phone.value}` },
      { ...whatsapp, label: `${whatsapp.name}: ${whatsapp.value}` },
      { ...email, href: mailLink(email.href, { subject, body: message }), label: mail },
    ];
    return (
      <div className="inquiry-after">
        <p className="inquiry-after-title">{title}</p>
        <p>{text}</p>
        <ul>
          {ways.map(({ icon, href, label }) => (
            <li key={icon}>
              <span aria-hidden="true" className={icon} />
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (phase.name !== "sent") return null;
  const { title, text, wrong } = afterTry.sent;
  return (
    <div ref={ref} tabIndex={-1} className="inquiry-after">
      <p className="inquiry-after-title">
        <span aria-hidden="true" className="i-tabler-circle-check" /> {title}
      </p>
      <p>{text(phase.email)}</p>
      <p>
        {wrong} <a href={phone.href}>{phone.value}</a>
      </p>
    </div>
  );
}
