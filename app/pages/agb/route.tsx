import { editions } from "#content/legal/editions.ts";
import { termsPage } from "#content/pages/legal.ts";
import { LegalPage, legalFacts, legalText } from "../../features/legal/legal-page.tsx";
import { pageHead } from "../../seo-head.ts";
import { withLateParts } from "../../ui/late-part.tsx";

const facts = legalFacts(async () => (await import("#content/pages/legal-facts.ts")).termsFacts);
const text = legalText(() => import("#content/legal/agb.mdx"), editions.agb);

export const handle = withLateParts(facts, text);

export function meta() {
  return pageHead({ path: "/agb", ...termsPage.meta });
}

export default function Agb() {
  return <LegalPage opening={termsPage.opening} facts={facts} text={text} />;
}
