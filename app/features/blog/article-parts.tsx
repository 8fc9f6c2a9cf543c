// What the text of an article may use besides plain Markdown; content/blog/README.md shows how.
import type { ReactNode } from "react";
import { Link } from "../../ui/link.tsx";
import { Sign } from "../../ui/sign.tsx";

interface Containing {
  children?: ReactNode;
}

export const articleParts = { a: TextLink, h2: NumberedHeading, Kasten, Zahl, Merkliste, Weiter };

function Kasten({ titel, children }: Containing & { titel: string }) {
  return (
    <div className="kasten">
      <p className="kasten-title">{titel}</p>
      {children}
    </div>
  );
}

/** A claim: the figure, and what it is the figure of. */
function Zahl({ wert, was }: { wert: string; was: string }) {
  return (
    <p className="zahl">
      <b>{wert}</b> {was}
    </p>
  );
}

function Merkliste({ children }: Containing) {
  return <div className="merkliste">{children}</div>;
}

function Weiter({ href, children }: Containing & { href: string }) {
  return (
    <p className="no-print">
      <Link to={href} className="btn-brick">
        {/* Inside a button, MDX makes words on a line of their own a paragraph. */}
        {children}
      </Link>
    </p>
  );
}

function TextLink({ href = "", children }: Containing & { href?: string }) {
  return href.startsWith("/") ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}

const NUMBERED = /^(\d+)\. (.+)$/s;

/** „1. Ein Angebot“: the number goes on a sign. */
function NumberedHeading({ id, children }: Containing & { id?: string }) {
  const [, number, words] = (typeof children === "string" && children.match(NUMBERED)) || [];
  if (!number) return <h2 id={id}>{children}</h2>;
  return (
    <h2 id={id} className="station">
      <Sign>{number}</Sign> {words}
    </h2>
  );
}
