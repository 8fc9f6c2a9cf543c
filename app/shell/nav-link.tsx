import { Link } from "../ui/link.tsx";
import { currentMark } from "./active-link.ts";

interface NavLinkProps {
  link: { name: string; href: string };
  /** Path of the page on show. */
  path: string;
}

/** A link of a menu that knows whether it leads to the page on show. */
export function NavLink({ link, path }: NavLinkProps) {
  return (
    <Link to={link.href} aria-current={currentMark(link.href, path)}>
      {link.name}
    </Link>
  );
}
