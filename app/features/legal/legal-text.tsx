// The text of a legal page beside its table of contents.
import type { ComponentProps, ComponentType } from "react";
import { contents } from "#content/pages/legal.ts";
import { Link } from "../../ui/link.tsx";

/** What a text of content/legal becomes (scripts/build/mdx.ts). */
export interface LegalModule {
  default: ComponentType<{ components?: Record<string, unknown> }>;
  /** Of its sections, in order. */
  headings: readonly { id: string; text: string }[];
}

interface LegalTextProps {
  Text: LegalModule["default"];
  headings: LegalModule["headings"];
}

export function LegalText({ Text, headings }: LegalTextProps) {
  return (
    <div className="legal wrap">
      <nav aria-labelledby="contents" className="no-print">
        <p id="contents">{contents}</p>
        <ul>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="legal-text">
        <Text components={{ a: TextLink }} />
      </div>
    </div>
  );
}

/** Pages of this site change without a reload. */
function TextLink({ href = "", children }: ComponentProps<"a">) {
  return href.startsWith("/") ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}
