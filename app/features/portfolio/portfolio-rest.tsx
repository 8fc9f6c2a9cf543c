// What follows the first screen of /portfolio; its script arrives as one piece.
import { portfolioGoal } from "#content/pages/portfolio.ts";
import { Goal } from "../../sections/goal.tsx";
import { Entries } from "./entries.tsx";

export function PortfolioRest() {
  return (
    <>
      <Entries />
      <Goal {...portfolioGoal} />
    </>
  );
}
