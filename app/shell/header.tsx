import { contactEntries } from "#content/footer.ts";
import { frameTexts } from "#content/frame.ts";
import { consultationLink, contactLink, mainLinks } from "#content/navigation.ts";
import { Link } from "../ui/link.tsx";
import "./header.css";
import { Logo } from "./logo.tsx";
import { NavLink } from "./nav-link.tsx";
import { ServicesMenu } from "./services-menu.tsx";
import { SmallMenu } from "./small-menu.tsx";

const { phone } = contactEntries;

export function Header({ path }: { path: string }) {
  return (
    <header className="bar no-print">
      <div className="wrap bar-row">
        <Logo />
        <a href={phone.href} className="bar-call">
          <span aria-hidden="true" className="i-tabler-phone" />
          <span className="visually-hidden">
            {frameTexts.call}: {phone.value}
          </span>
        </a>
        <nav aria-label={frameTexts.navigation}>
          <ul className="bar-links">
            {mainLinks.map((link) => (
              <li key={link.href}>
                <NavLink link={link} path={path} />
              </li>
            ))}
            <ServicesMenu path={path} />
            <li>
              <NavLink link={contactLink} path={path} />
            </li>
            <li>
              <Link to={consultationLink.href} className="btn-brick bar-button">
                {consultationLink.name}
              </Link>
            </li>
          </ul>
          <SmallMenu path={path} />
        </nav>
      </div>
    </header>
  );
}
