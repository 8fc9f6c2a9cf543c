// How much each state asks for and keeps, side by side; below each other where the screen is narrow.
import { inGerman } from "#content/figures.ts";
import { consentTexts as texts } from "#content/report/consent-check.ts";
import { tableRoles as says } from "../../table-roles.ts";
import type { ShownConsentState } from "../read-check.ts";

const { view } = texts;
const rows = [
  { list: "hosts", label: view.hosts },
  { list: "cookies", label: view.cookies },
  { list: "entries", label: view.entries },
] as const;

export function ConsentTable({ states }: { states: readonly ShownConsentState[] }) {
  return (
    <table className="browser-table consent-table" {...says.table}>
      <caption className="visually-hidden">{view.caption}</caption>
      <thead {...says.rowgroup}>
        <tr {...says.row}>
          <td {...says.cell} />
          {states.map(({ id }) => (
            <th key={id} scope="col" {...says.columnheader}>
              {texts.states[id]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...says.rowgroup}>
        {rows.map(({ list, label }) => (
          <tr key={list} {...says.row}>
            <th scope="row" {...says.rowheader}>
              {label}
            </th>
            {states.map((state) => (
              <td key={state.id} data-name={texts.states[state.id]} {...says.cell}>
                <Amount state={state} list={list} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amount({ state, list }: { state: ShownConsentState; list: (typeof rows)[number]["list"] }) {
  if (state.isRead !== true) return <span className="consent-none">{state.note ?? view.unread}</span>;
  const all = state[list];
  const needing = all.filter(({ needsConsent }) => needsConsent === true).length;
  return (
    <>
      {all.length === 0 ? view.nothing : inGerman(all.length)}
      {needing > 0 && (
        <span className="consent-needing" data-bad={state.id !== "accepted"}>
          {view.needing(needing)}
        </span>
      )}
    </>
  );
}
