// Native details, so they work without script and the browser's page search finds the answers.
import type { ReactNode, SyntheticEvent } from "react";
import type { Question, Titled } from "#content/section-types.ts";
import { keyed } from "../ui/keyed.ts";
import { LinkedText } from "./linked-text.tsx";
import { SectionHead } from "./section-head.tsx";
import "./faq.css";

interface FaqProps extends Required<Titled> {
  /** Anchor of the section and name of its exclusive group. */
  id: string;
  questions: readonly Question[];
  /** Below the heading: whom to ask what is missing. */
  children?: ReactNode;
}

export function Faq({ id, title, lead, questions, children }: FaqProps) {
  return (
    <section id={id} className="faq wrap section">
      <div className="faq-head">
        <SectionHead title={title} lead={lead} />
        {children}
      </div>
      <div>
        {keyed(questions).map(({ key, entry: { question, answer } }) => (
          <details key={key} name={id} onToggle={closeOthers}>
            <summary>{question}</summary>
            <p>
              <LinkedText>{answer}</LinkedText>
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** Firefox before 130 ignores `name` here; others have closed them already. */
function closeOthers({ currentTarget: toggled }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!toggled.open) return;
  for (const other of toggled.parentElement?.querySelectorAll("details") ?? [])
    if (other !== toggled) other.open = false;
}
