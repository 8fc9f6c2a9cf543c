import { editions } from "#content/legal/editions.ts";
import { privacy } from "#content/pages/legal.ts";
import { LegalPage, legalFacts, legalText } from "../../features/legal/legal-page.tsx";
import { pageHead } from "../../seo-head.ts";
import { withLateParts } from "../../ui/late-part.tsx";

const facts = legalFacts(async () => (await import("#content/pages/legal-facts.ts")).privacyFacts);
const text = legalText(() => import("#content/legal/datenschutz.mdx"), editions.datenschutz);

export const handle = withLateParts(facts, text);

export function meta() {
  return pageHead({ path: "/datenschutz", ...privacy.meta });
}

export default function Datenschutz() {
  return <LegalPage opening={privacy.opening} facts={facts} text={text} />;
}
