// A link to a page or place of this site. shell/use-links.ts follows all of them, so that one costs no more than its anchor:
// a page holds up to a hundred.
import type { ComponentProps } from "react";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Path, with search and hash where wanted. */
  to: string;
}

export function Link({ to, ...anchor }: LinkProps) {
  return <a href={to} {...anchor} />;
}
