import { portfolioMeta } from "#content/pages/portfolio.ts";
import { pageHead } from "../seo-head.ts";
import { comesWith, LatePart, late } from "../ui/late-part.tsx";

const opening = late(
  "opening",
  async () => (await import("../features/portfolio/opening.tsx")).PortfolioOpening,
);
const rest = late(
  "portfolio",
  async () => (await import("../features/portfolio/portfolio-rest.tsx")).PortfolioRest,
);

export const handle = comesWith(opening, rest);

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
