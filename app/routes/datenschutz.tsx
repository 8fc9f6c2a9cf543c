import { privacy } from "#content/pages/legal.ts";
import { LegalPage, legalFacts, legalText } from "../features/legal/legal-page.tsx";
import { pageHead } from "../seo-head.ts";

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
