import { Link } from "react-router";
import type { Goal } from "#content/section-types.ts";

export function Closing({ title, text, actions }: Goal) {
  return (
    <section className="hedge mt-18">
      <div className="wrap section grid gap-6 justify-items-start">
        <h2>{title}</h2>
        <p className="text-lead text-hedge-soft">{text}</p>
        {actions.map(({ name, href }) => (
          <Link key={href} to={href} className="btn-brick">
            {name}
          </Link>
        ))}
      </div>
    </section>
  );
}
