import type { monthlyReport } from "#content/pages/seo-monitoring/seo-monitoring.ts";
import { keyed } from "../../ui/keyed.ts";
import "./monthly-report.css";

export function MonthlyReport({ report }: { report: typeof monthlyReport }) {
  return (
    <figure className="month-report">
      <figcaption>
        <b>{report.title}</b> {report.firm}
      </figcaption>
      <p className="month-report-stamp">{report.mark}</p>
      <table>
        <thead>
          <tr>
            {keyed(report.heads).map(({ key, entry: head }) => (
              <th key={key} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(report.places).map(({ key, entry: { name, from, to } }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>
                {from}.<span className="visually-hidden"> {report.place}</span>
              </td>
              <td data-better={to < from || undefined}>
                {to}.<span className="visually-hidden"> {report.place},</span>{" "}
                <span
                  aria-hidden="true"
                  className={to < from ? "i-tabler-arrow-up-right" : "i-tabler-arrow-down-right"}
                />
                <span className="visually-hidden">{to < from ? report.better : report.worse}</span>
              </td>
            </tr>
          ))}
          {keyed(report.counts).map(({ key, entry: { name, from, to } }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{from}</td>
              <td>{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {keyed(report.notes).map(({ key, entry: { name, text } }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
