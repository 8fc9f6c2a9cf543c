// „Welches Paket passt?“, „Was ist der Unterschied?“: all packages with what speaks for or against each in the project at hand. Pure.
import { packageWords } from "#content/price-calculator/price-chat.ts";
import { packagesFor } from "#worker/pricing/price-lines.ts";
import { packages, shop } from "#worker/pricing/price-list.ts";
import { allFeatures } from "#worker/pricing/project.ts";
import { pageCount, shownAmount } from "#worker/pricing/shown-amount.ts";
import type { Answers } from "./slots.ts";

const ASKS_FOR_PACKAGES =
  /\b(?:paket|pakete|paketen|pakets|tarif|tarife|variante|varianten|starter|premium)\b/i;
const COMPARES =
  /\b(?:welche[srnm]?|unterschied\w*|passt|passen|passend\w*|empfehl\w*|empfiehl\w*|besser|richtig\w*|vergleich\w*)\b/i;

/** Null where packages are not what is asked about, or nothing is known that speaks for one: then the topic's own answer does. */
export function packagesAnswer(text: string, answers: Answers): string | null {
  if (!ASKS_FOR_PACKAGES.test(text) || !COMPARES.test(text)) return null;
  const { pages } = answers;
  const lines = packages.map((one) => ({
    one,
    line: packageWords.line(one.name, pageCount(one.pages), shownAmount(one.price)),
  }));
  if (allFeatures(answers).includes("shop"))
    return [...lines.map(({ line }) => `${line}.`), packageWords.shop(shownAmount(shop.price))].join("\n");
  if (pages === null) return null;
  const fitting = packagesFor(pages);
  const needed = pageCount(pages);
  const judged = lines.map(({ one, line }) => {
    const verdict = fitting.includes(one) ? packageWords.fits(needed) : packageWords.fitsNot(needed);
    return `${line}: ${verdict}`;
  });
  return [...judged, packageWords.depends(fitting.length)].join("\n");
}
