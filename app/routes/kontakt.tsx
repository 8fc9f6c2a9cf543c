// /kontakt: the goal of every page's path.
import { contactMeta, contactOpening } from "#content/pages/kontakt.ts";
import { DirectContact } from "../features/contact/direct-contact.tsx";
import { Opening } from "../sections/opening.tsx";
import { pageHead } from "../seo-head.ts";
import { LatePart, late } from "../ui/late-part.tsx";

const visit = await late("visit", async () => (await import("../features/contact/visit.tsx")).Visit);

export function meta() {
  return pageHead({ path: "/kontakt", ...contactMeta });
}

export default function Contact() {
  return (
    <>
      <Opening {...contactOpening}>
        <DirectContact />
      </Opening>
      <LatePart late={visit} />
    </>
  );
}
