import { pageHead } from "#app/seo-head.ts";
import { privacy } from "#content/pages/legal.ts";
import { LegalPage, legalText } from "../features/legal/legal-page.tsx";

const text = await legalText(() => import("#content/legal/datenschutz.mdx"));

export function meta() {
  return pageHead({ path: "/datenschutz", ...privacy.meta });
}

export default function Datenschutz() {
  return <LegalPage opening={privacy.opening} facts={privacy.facts} text={text} />;
}
