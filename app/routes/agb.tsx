import { termsPage } from "#content/pages/legal.ts";
import { LegalPage, legalFacts, legalText } from "../features/legal/legal-page.tsx";
import { pageHead } from "../seo-head.ts";
import { comesWith } from "../ui/late-part.tsx";

const facts = legalFacts(async () => (await import("#content/pages/legal-facts.ts")).termsFacts);
const text = legalText(() => import("#content/legal/agb.mdx"));

export const handle = comesWith(facts, text);

export function meta() {
  return pageHead({ path: "/agb", ...termsPage.meta });
}

export default function Agb() {
  return <LegalPage opening={termsPage.opening} facts={facts} text={text} />;
}
