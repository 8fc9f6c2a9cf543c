import { privacy } from "#content/pages/legal.ts";
import { LegalPage, legalFacts, legalText } from "../features/legal/legal-page.tsx";
import { pageHead } from "../seo-head.ts";
import { comesWith } from "../ui/late-part.tsx";

const facts = legalFacts(async () => (await import("#content/pages/legal-facts.ts")).privacyFacts);
const text = legalText(() => import("#content/legal/datenschutz.mdx"));

export const handle = comesWith(facts, text);

export function meta() {
  return pageHead({ path: "/datenschutz", ...privacy.meta });
}

export default function Datenschutz() {
  return <LegalPage opening={privacy.opening} facts={facts} text={text} />;
}
