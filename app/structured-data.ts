// schema.org objects that describe the business itself, for every page that names it.
import { OPENING_HOURS } from "#content/constants.ts";
import { owner, serviceArea } from "#content/owner.ts";
import type { Question } from "#content/section-types.ts";
import { absoluteUrl } from "./absolute-url.ts";

const twoDigits = (clock: string) => clock.padStart(5, "0");

/** The business with its service area. https://schema.org/ProfessionalService */
export const professionalService = {
  "@type": "ProfessionalService",
  "@id": `${absoluteUrl("/")}#business`,
  name: owner.brand,
  url: absoluteUrl("/"),
  telephone: owner.phone.dial,
  email: owner.email,
  address: {
    "@type": "PostalAddress",
    streetAddress: owner.street,
    postalCode: owner.postalCode,
    addressLocality: owner.town,
    addressCountry: owner.country,
  },
  geo: { "@type": "GeoCoordinates", ...owner.geo },
  areaServed: serviceArea.map((name) => ({ "@type": "City", name })),
  openingHours: `Mo-Fr ${twoDigits(OPENING_HOURS.from)}-${twoDigits(OPENING_HOURS.to)}`,
  sameAs: [owner.social.url],
} as const;

/** A service of the business. https://schema.org/Service */
export function service({ path, name, description }: { path: string; name: string; description: string }) {
  return {
    "@type": "Service",
    name,
    description,
    serviceType: name,
    url: absoluteUrl(path),
    provider: { "@id": professionalService["@id"] },
    areaServed: professionalService.areaServed,
  };
}

/** Questions that a page shows with their answers. https://schema.org/FAQPage */
export function faqPage(questions: readonly Question[]) {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: {
        "@type": "Answer",
        // What holds a line together is of no use to a search engine.
        text: answer
          .map((piece) => (typeof piece === "string" ? piece : piece.name))
          .join("")
          .replaceAll("\u00a0", " "),
      },
    })),
  };
}
