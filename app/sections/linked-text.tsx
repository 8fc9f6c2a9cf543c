// A sentence with links inside it.

import type { Sentence } from "#content/section-types.ts";
import { Link } from "../ui/link.tsx";

export function LinkedText({ children }: { children: Sentence }) {
  return children.map((piece) =>
    typeof piece === "string" ? (
      piece
    ) : (
      <Link
        key={piece.href}
        to={piece.href}
        className="text-ink font-500 hover:text-brick [.hedge_&]:text-inherit"
      >
        {piece.name}
      </Link>
    ),
  );
}
