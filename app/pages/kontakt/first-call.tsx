import { firstCall } from "#content/pages/kontakt/kontakt.ts";
import { keyed } from "../../ui/keyed.ts";
import "./first-call.css";

export function FirstCall() {
  return (
    <section className="first-call" aria-labelledby="first-call-title">
      <h2 id="first-call-title">{firstCall.title}</h2>
      <dl>
        {keyed(firstCall.items).map(({ key, entry: { name, text } }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
