import { portfolioMeta } from "#content/pages/portfolio.ts";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";

const opening = late("opening", async () => (await import("./opening.tsx")).PortfolioOpening);
const rest = late("portfolio", async () => (await import("./entries.tsx")).PortfolioRest);

export const handle = withLateParts(opening, rest);

export function meta() {
  return pageHead({ path: "/portfolio", ...portfolioMeta });
}

export default function Portfolio() {
  return (
    <>
      <LatePart late={opening} />
      <LatePart late={rest} />
    </>
  );
}
