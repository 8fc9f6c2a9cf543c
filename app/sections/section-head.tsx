import type { Titled } from "#content/section-types.ts";
import { LinkedText } from "./linked-text.tsx";
import "./section-head.css";

export function SectionHead({ title, lead }: Titled) {
  return (
    <div className="section-head">
      <h2>{title}</h2>
      {lead && (
        <p>
          <LinkedText>{lead}</LinkedText>
        </p>
      )}
    </div>
  );
}
