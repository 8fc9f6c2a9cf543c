import { pageHead } from "#app/seo-head.ts";
import { privacy } from "#content/pages/legal.ts";
import { LegalPage, legalFacts, legalText } from "../features/legal/legal-page.tsx";

const [facts, text] = await Promise.all([
  legalFacts(async () => (await import("#content/pages/legal-facts.ts")).privacyFacts),
  legalText(() => import("#content/legal/datenschutz.mdx")),
]);

export function meta() {
  return pageHead({ path: "/datenschutz", ...privacy.meta });
}

export default function Datenschutz() {
  return <LegalPage opening={privacy.opening} facts={facts} text={text} />;
}
