import { contactMeta } from "#content/pages/kontakt/kontakt.ts";
import { InquiryForm } from "../../features/contact/inquiry-form.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";
import { ContactHero } from "./contact-hero.tsx";
import { DirectContact } from "./direct-contact.tsx";
import { FirstCall } from "./first-call.tsx";
import { Office } from "./office.tsx";

const visit = late("visit", async () => (await import("./visit.tsx")).Visit);

export const handle = withLateParts(visit);

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
