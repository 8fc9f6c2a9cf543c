import { useEffect, useState } from "react";
import { office } from "#content/pages/kontakt/kontakt.ts";
import { useInterval } from "../../hooks/use-interval.ts";
import { type OpenState, openState } from "./open-state.ts";
import "./office.css";

/** Opening hours are given to the minute. */
const CHECK_EVERY_MS = 60_000;

export function Office() {
  const { title, address, addressLabel, hours, hoursLabel, appointment } = office;
  const [street, town] = address.value.split(", ");
  return (
    <section className="office" aria-labelledby="office-title">
      <h2 id="office-title">{title}</h2>
      <dl>
        <div>
          <dt>{hoursLabel}</dt>
          <dd>
            {hours}
            <OpenNow />
          </dd>
        </div>
        <div>
          <dt>{addressLabel}</dt>
          <dd>
            <a href={address.href} target="_blank" rel="noopener noreferrer">
              {street}, <span className="whitespace-nowrap">{town}</span>
            </a>
          </dd>
        </div>
      </dl>
      <p>{appointment}</p>
    </section>
  );
}

/** Only the browser knows the time; until then the line is left blank. */
function OpenNow() {
  const [state, setState] = useState<OpenState | null>(null);
  useEffect(() => setState(openState(new Date())), []);
  useInterval(() => setState(openState(new Date())), CHECK_EVERY_MS);
  return (
    <span className="office-now" data-open={state?.open}>
      {state && (state.open ? office.openNow(state.until) : office.closedNow(state.day, state.at))}
    </span>
  );
}
