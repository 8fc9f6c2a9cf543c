// The last stretch of the path: four ways to get in touch as stations, the sign at the goal.
import { Link } from "../ui/link.tsx";
import "./footer-contact.css";
import { contactEntries, footerTexts } from "#content/footer.ts";

const stations = [
  { ...contactEntries.phone, icon: "i-tabler-phone" },
  { ...contactEntries.whatsapp, icon: "i-tabler-brand-whatsapp" },
  { ...contactEntries.email, icon: "i-tabler-mail" },
  { ...contactEntries.address, icon: "i-tabler-map-pin" },
] as const;

export function FooterContact() {
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
