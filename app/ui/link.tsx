// An internal link. It is a plain anchor handled by shell/use-links.ts, because a page has up to a hundred.
import type { ComponentProps } from "react";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Path with optional query and hash. */
  to: string;
}

export function Link({ to, ...anchor }: LinkProps) {
  return <a href={to} {...anchor} />;
}
