import { portfolioMeta } from "#content/pages/portfolio.ts";
import { pageHead } from "../seo-head.ts";
import { LatePart, late } from "../ui/late-part.tsx";

const [opening, rest] = await Promise.all([
  late("opening", async () => (await import("../features/portfolio/opening.tsx")).PortfolioOpening),
  late("portfolio", async () => (await import("../features/portfolio/portfolio-rest.tsx")).PortfolioRest),
]);

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
