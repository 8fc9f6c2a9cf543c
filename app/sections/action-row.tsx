// Ways to go on: the first is the one to take.

import type { Action } from "#content/section-types.ts";
import { Link } from "../ui/link.tsx";

export function ActionRow({ actions }: { actions: readonly Action[] }) {
  return (
    <p className="max-w-none flex flex-wrap gap-3">
      {actions.map(({ name, href }, index) => (
        <Link key={name} to={href} className={index === 0 ? "btn-brick" : "btn-line"}>
          {name}
        </Link>
      ))}
    </p>
  );
}
