// /kontakt: the goal of every page's path.
import { contactMeta } from "#content/pages/kontakt.ts";
import { ContactHero } from "../features/contact/contact-hero.tsx";
import { DirectContact } from "../features/contact/direct-contact.tsx";
import { FirstCall } from "../features/contact/first-call.tsx";
import { InquiryForm } from "../features/contact/inquiry-form.tsx";
import { Office } from "../features/contact/office.tsx";
import { pageHead } from "../seo-head.ts";
import { comesWith, LatePart, late } from "../ui/late-part.tsx";

const visit = late("visit", async () => (await import("../features/contact/visit.tsx")).Visit);

export const handle = comesWith(visit);

export function meta() {
  return pageHead({ path: "/kontakt", ...contactMeta });
}

export default function Contact() {
  return (
    <>
      <div className="wrap">
        <ContactHero />
        <div className="contact-ways">
          <InquiryForm />
          <div className="contact-beside">
            <DirectContact />
            <Office />
            <FirstCall />
          </div>
        </div>
      </div>
      <LatePart late={visit} />
    </>
  );
}
