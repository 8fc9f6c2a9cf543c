import { memo } from "react";
import { FIRST_COPYRIGHT_YEAR } from "#content/constants.ts";
import { contactEntries, footerTexts } from "#content/footer.ts";
import { companyLinks, legalLinks, seoServices, websiteServices } from "#content/navigation.ts";
import { owner, serviceArea } from "#content/owner.ts";
import { Link } from "../ui/link.tsx";
import { ListItems } from "../ui/list-items.tsx";
import "./footer.css";
import "./towns.css";
import { FrameSettings } from "./frame-settings.tsx";
import { Logo } from "./logo.tsx";
import "./footer-contact.css";

/** Memo: it is the same on every page. */
export const Footer = memo(function Footer() {
  return (
    <footer className="footer">
      <img
        src="/images/footer-horizon.svg"
        alt=""
        width="1600"
        height="360"
        loading="lazy"
        className="footer-horizon no-print"
      />
      <div className="hedge">
        <div className="wrap">
          <div className="footer-ways">
            <FooterContact />
            <LinkColumn title={footerTexts.services} links={[...websiteServices, ...seoServices]} wide />
            <div>
              <LinkColumn title={footerTexts.company} links={companyLinks} />
              <a href={owner.social.url} target="_blank" rel="noopener noreferrer" className="footer-social">
                <span aria-hidden="true" className="i-tabler-brand-instagram" />
                {footerTexts.social}
              </a>
            </div>
          </div>
          <section aria-labelledby="servicegebiet" className="towns">
            <h2 id="servicegebiet">{footerTexts.area}</h2>
            <ul>
              <ListItems entries={serviceArea} />
            </ul>
          </section>
          <div className="footer-end">
            <div>
              <Logo />
              <p>{owner.tagline}</p>
            </div>
            <FrameSettings />
            <ul className="footer-legal">
              {legalLinks.map((link) => (
                <li key={link.href}>
                  <Link to={link.href}>{link.name}</Link>
                </li>
              ))}
            </ul>
            {/* Keeps the prerendered year when the page is hydrated in a later one. */}
            <p suppressHydrationWarning>
              {`© ${copyrightYears(FIRST_COPYRIGHT_YEAR, new Date().getFullYear())} ${owner.brand}`}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
});

interface LinkColumnProps {
  title: string;
  links: readonly { name: string; href: string }[];
  wide?: boolean;
}

function LinkColumn({ title, links, wide = false }: LinkColumnProps) {
  return (
    <div className="footer-links" data-wide={wide || undefined}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.name}>
            <Link to={link.href}>{link.name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "2025" in the first year, "2025–2027" later; an earlier clock counts as the first year. */
export function copyrightYears(first: number, current: number): string {
  return current > first ? `${first}–${current}` : `${first}`;
}

const stations = [
  { ...contactEntries.phone, icon: "i-tabler-phone" },
  { ...contactEntries.whatsapp, icon: "i-tabler-brand-whatsapp" },
  { ...contactEntries.email, icon: "i-tabler-mail" },
  { ...contactEntries.address, icon: "i-tabler-map-pin" },
] as const;

function FooterContact() {
  return (
    <div className="footer-contact">
      <h2>{footerTexts.title}</h2>
      <p>{footerTexts.lead}</p>
      <dl>
        {stations.map(({ label, value, href, icon }) => (
          <div key={label}>
            <dt>
              <span aria-hidden="true" className={icon} />
              {label}
            </dt>
            <dd>
              <a href={href} {...(href.startsWith("https:") && external)}>
                {value}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <p className="footer-goal">
        <span aria-hidden="true" className="sign">
          {footerTexts.goal}
        </span>
        <Link to={footerTexts.start.href} className="btn-brick">
          {footerTexts.start.name}
        </Link>
      </p>
    </div>
  );
}

const external = { target: "_blank", rel: "noopener noreferrer" };
