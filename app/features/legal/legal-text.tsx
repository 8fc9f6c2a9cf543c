import type { ComponentProps, ComponentType } from "react";
import type { Edition } from "#content/legal/editions.ts";
import { asOf, contents } from "#content/pages/legal.ts";
import { formatDayOrMonth } from "../../format/date.ts";
import { Link } from "../../ui/link.tsx";

/** Exports of a compiled MDX file of content/legal (scripts/build/mdx.ts). */
export interface LegalModule {
  default: ComponentType<{ components?: Record<string, unknown> }>;
  /** Of its sections, in order. */
  headings: readonly { id: string; text: string }[];
}

interface LegalTextProps {
  Text: LegalModule["default"];
  headings: LegalModule["headings"];
  date?: Edition["date"] | undefined;
}

export function LegalText({ Text, headings, date }: LegalTextProps) {
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
        {date && (
          <p>
            <strong>
              {asOf}: <time dateTime={date}>{formatDayOrMonth(date)}</time>
            </strong>
          </p>
        )}
        <Text components={{ a: TextLink }} />
      </div>
    </div>
  );
}

/** Internal links navigate without a reload. */
function TextLink({ href = "", children }: ComponentProps<"a">) {
  return href.startsWith("/") ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}
