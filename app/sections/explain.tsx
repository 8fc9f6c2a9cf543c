// Words beside a drawing or picture that explains them.
import type { ReactNode } from "react";
import type { Picture, Sentence } from "#content/section-types.ts";
import { keyed } from "../ui/keyed.ts";
import "./explain.css";
import { LinkedText } from "./linked-text.tsx";

interface ExplainProps {
  title: string;
  /** One entry a paragraph. */
  text: readonly Sentence[];
  picture?: Picture;
  /** The drawing stands on the left where there is room for both. */
  flip?: boolean;
  /** The drawing, where there is no picture. */
  children?: ReactNode;
}

export function Explain({ title, text, picture, flip = false, children }: ExplainProps) {
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
      <div className="explain-figure">
        {picture && <img {...picture} alt={picture.alt} loading="lazy" />}
        {children}
      </div>
    </div>
  );
}
