// Who asks visitors for consent on a page.
import { memoizeByFacts } from "../../html/memoize-by-facts.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { detectServices } from "./detect-services.ts";
import { findUnknownConsentTool } from "./unknown-consent-tool.ts";

export interface ConsentTool {
  /** Names of the tools that are known, at most three. */
  names: string[];
  /** Subject of a German sentence. */
  phrase: string;
  /** Where it shows. */
  at: string;
  /** What the HTML does not mark as held runs in spite of it. */
  holdsOnlyMarked: boolean;
}

const MAX_NAMES = 3;

export const detectConsentTool = memoizeByFacts((facts: PageFacts): ConsentTool | null => {
  const known = detectServices(facts).filter(({ service }) => service.purpose === "consent");
  const [first] = known;
  if (first !== undefined) {
    const names = known.slice(0, MAX_NAMES).map(({ service }) => service.name);
    return {
      names,
      phrase: `das Einwilligungswerkzeug ${names.join(", ")}`,
      at: first.at[0] ?? "im HTML",
      holdsOnlyMarked: known.every(({ service }) => service.holdsOnlyMarked),
    };
  }
  const at = findUnknownConsentTool(facts);
  return at === null
    ? null
    : { names: [], phrase: "ein Einwilligungswerkzeug unbekannter Bauart", at, holdsOnlyMarked: false };
});
