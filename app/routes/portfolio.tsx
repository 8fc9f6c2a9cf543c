import { pageHead } from "#app/seo-head.ts";
import { portfolioMeta } from "#content/pages/portfolio.ts";
import { PortfolioOpening } from "../features/portfolio/opening.tsx";
import { LatePart, late } from "../ui/late-part.tsx";

const rest = await late(
  "portfolio",
  async () => (await import("../features/portfolio/portfolio-rest.tsx")).PortfolioRest,
);

export function meta() {
  return pageHead({ path: "/portfolio", ...portfolioMeta });
}

export default function Portfolio() {
  return (
    <>
      <PortfolioOpening />
      <LatePart late={rest} />
    </>
  );
}
