import { OPENING_HOURS } from "#content/constants.ts";
import { owner, serviceArea } from "#content/owner.ts";
import type { Question } from "#content/section-types.ts";
import { absoluteUrl } from "./absolute-url.ts";

const twoDigits = (clock: string) => clock.padStart(5, "0");

/** https://schema.org/ProfessionalService */
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

/** https://schema.org/Service */
export function serviceData(path: string, name: string, description: string) {
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

/** https://schema.org/FAQPage */
export function faqPage(questions: readonly Question[]) {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: {
        "@type": "Answer",
        // No-break spaces are for layout only.
        text: answer
          .map((piece) => (typeof piece === "string" ? piece : piece.name))
          .join("")
          .replaceAll("\u00a0", " "),
      },
    })),
  };
}
