import type { ReactNode } from "react";
import type { Sentence } from "#content/section-types.ts";
import { keyed } from "../ui/keyed.ts";
import "./explain.css";
import { LinkedText } from "./linked-text.tsx";

interface ExplainProps {
  title: string;
  text: readonly Sentence[];
  /** Puts the drawing on the left where both fit. */
  flip?: boolean;
  children?: ReactNode;
}

export function Explain({ title, text, flip = false, children }: ExplainProps) {
  return (
    <div className="explain" data-flip={flip || undefined}>
      <div className="explain-words">
        <h2>{title}</h2>
        {keyed(text).map(({ key, entry: paragraph }) => (
          <p key={key}>
            <LinkedText>{paragraph}</LinkedText>
          </p>
        ))}
      </div>
      <div className="explain-figure">{children}</div>
    </div>
  );
}
