// The first action is the primary one.
import type { Action } from "#content/section-types.ts";
import { keyed } from "../ui/keyed.ts";
import { Link } from "../ui/link.tsx";

export function ActionRow({ actions }: { actions: readonly Action[] }) {
  return (
    <p className="max-w-none flex flex-wrap gap-3">
      {keyed(actions).map(({ key, entry: { name, href } }, index) => (
        <Link key={key} to={href} className={index === 0 ? "btn-brick" : "btn-line"}>
          {name}
        </Link>
      ))}
    </p>
  );
}
