// Lists without bullets. Safari drops them from the accessibility tree unless the role is explicit.
import type { HTMLAttributes, OlHTMLAttributes } from "react";

export function PlainList(props: HTMLAttributes<HTMLUListElement>) {
  // biome-ignore lint/a11y/noRedundantRoles: see above.
  return <ul role="list" {...props} />;
}

export function PlainSteps(props: OlHTMLAttributes<HTMLOListElement>) {
  // biome-ignore lint/a11y/noRedundantRoles: see above.
  return <ol role="list" {...props} />;
}
