// The crawler's User-Agent links to this page.
import { crawlerPage } from "#content/pages/pruefbot/pruefbot.ts";
import { LegalPage, legalFacts, legalText } from "../../features/legal/legal-page.tsx";
import { pageHead } from "../../seo-head.ts";
import { withLateParts } from "../../ui/late-part.tsx";

const facts = legalFacts(
  async () => (await import("#content/pages/pruefbot/pruefbot-facts.ts")).crawlerFacts,
);
const text = legalText(() => import("#content/legal/pruefbot.mdx"));

export const handle = withLateParts(facts, text);

export function meta() {
  return pageHead({ path: "/pruefbot", ...crawlerPage.meta });
}

export default function Pruefbot() {
  return <LegalPage opening={crawlerPage.opening} facts={facts} text={text} />;
}
