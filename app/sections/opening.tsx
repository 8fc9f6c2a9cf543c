import type { ReactNode } from "react";
import type { Opening as OpeningWords } from "#content/section-types.ts";
import { ActionRow } from "./action-row.tsx";
import { LinkedText } from "./linked-text.tsx";
import "./opening.css";

interface OpeningProps extends OpeningWords {
  longWord?: boolean;
  /** Below the actions. */
  note?: ReactNode;
  children?: ReactNode;
}

export function Opening({ title, lead, actions, note, longWord = false, children }: OpeningProps) {
  return (
    <section className={longWord ? "opening opening-long wrap" : "opening wrap"}>
      <div className="opening-words">
        <h1>{title}</h1>
        <p className="text-lead text-ink-soft">
          <LinkedText>{lead}</LinkedText>
        </p>
        {actions.length > 0 && <ActionRow actions={actions} />}
        {note}
      </div>
      {children && <div className="opening-figure">{children}</div>}
    </section>
  );
}
