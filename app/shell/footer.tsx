// The goal of every page: how to get in touch, where everything is, which towns it is for.
import { memo } from "react";
import { FIRST_COPYRIGHT_YEAR } from "#content/constants.ts";
import { footerTexts } from "#content/footer.ts";
import { companyLinks, legalLinks, seoServices, websiteServices } from "#content/navigation.ts";
import { owner, serviceArea } from "#content/owner.ts";
import { keyed } from "../ui/keyed.ts";
import { Link } from "../ui/link.tsx";
import "./footer.css";
import "./towns.css";
import { copyrightYears } from "./copyright-years.ts";
import { FooterContact } from "./footer-contact.tsx";
import { FrameSettings } from "./frame-settings.tsx";
import { Logo } from "./logo.tsx";

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
              {keyed(serviceArea).map(({ key, entry: town }) => (
                <li key={key}>{town}</li>
              ))}
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
            {/* The prerendered year stays: a page hydrated in a later year than it was built in must not differ. */}
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
