import { pageHead } from "#app/seo-head.ts";
import { termsPage } from "#content/pages/legal.ts";
import { LegalPage, legalText } from "../features/legal/legal-page.tsx";

const text = await legalText(() => import("#content/legal/agb.mdx"));

export function meta() {
  return pageHead({ path: "/agb", ...termsPage.meta });
}

export default function Agb() {
  return <LegalPage opening={termsPage.opening} facts={termsPage.facts} text={text} />;
}
