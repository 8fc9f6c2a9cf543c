import { imprint } from "#content/pages/legal.ts";
import { LegalPage, legalText } from "../../features/legal/legal-page.tsx";
import { pageHead } from "../../seo-head.ts";
import { withLateParts } from "../../ui/late-part.tsx";

const text = legalText(() => import("#content/legal/impressum.mdx"));

export const handle = withLateParts(text);

export function meta() {
  return pageHead({ path: "/impressum", ...imprint.meta });
}

export default function Impressum() {
  return <LegalPage opening={imprint.opening} text={text} />;
}
