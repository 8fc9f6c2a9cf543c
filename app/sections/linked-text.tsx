import type { Sentence } from "#content/section-types.ts";
import { keyed } from "../ui/keyed.ts";
import { Link } from "../ui/link.tsx";

export function LinkedText({ children }: { children: Sentence }) {
  return keyed(children).map(({ key, entry: piece }) =>
    typeof piece === "string" ? (
      piece
    ) : (
      <Link key={key} to={piece.href} className="text-ink font-500 hover:text-brick [.hedge_&]:text-inherit">
        {piece.name}
      </Link>
    ),
  );
}
