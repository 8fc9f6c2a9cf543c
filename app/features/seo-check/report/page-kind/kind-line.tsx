import { useId, useState } from "react";
import { ListItems } from "#app/ui/list-items.tsx";
import { pageKindNames } from "#content/page-kinds.ts";
import { kindTexts as texts } from "#content/report/seo-report.ts";
import { type PageKind, pageKinds } from "#contract/page-kinds.ts";
import { PlainList } from "../../plain-list.tsx";
import type { ShownReport } from "../read-report.ts";
import type { KindChoice } from "./use-page-kind.ts";
import "./kind-line.css";

interface KindLineProps {
  report: ShownReport;
  /** As shown beside it; null without one. */
  score: number | null;
  /** Null where the page cannot be read as anything else. */
  choice: KindChoice | null;
}

/** As what the page was read, why, and the choice of another kind. */
export function KindLine({ report: { pageKind }, score, choice }: KindLineProps) {
  if (pageKind === null) return null;
  const { kind, reasons } = pageKind;
  const grounds = reasons.map(({ sign, value }) => (value ? `${sign}: ${value}` : sign));
  return (
    <div className="report-kind">
      <p>
        {texts.readAs} <strong>{pageKindNames[kind]}</strong>
      </p>
      <details className="no-print">
        <summary>
          {texts.why}
          <span aria-hidden="true" className="i-tabler-chevron-down" />
        </summary>
        {grounds.length > 0 ? (
          <PlainList>
            <ListItems entries={grounds} />
          </PlainList>
        ) : (
          <p>{texts.noReasons}</p>
        )}
      </details>
      {choice && <Choice {...choice} shown={kind} score={score} />}
    </div>
  );
}

function Choice({ kind, choose, shown, score }: KindChoice & { shown: PageKind; score: number | null }) {
  const id = useId();
  const [isChanged, setChanged] = useState(false);

  return (
    <p className="report-kind-choice no-print">
      <label htmlFor={id}>{texts.other}</label>
      <select
        id={id}
        value={kind}
        onChange={({ currentTarget }) => {
          const chosen = pageKinds.find((one) => one === currentTarget.value);
          setChanged(true);
          if (chosen) choose(chosen);
        }}
      >
        {pageKinds.map((one) => (
          <option key={one} value={one}>
            {pageKindNames[one]}
          </option>
        ))}
      </select>
      <span role="status" className="visually-hidden">
        {isChanged && kind === shown ? texts.news(pageKindNames[shown], score) : ""}
      </span>
    </p>
  );
}
