// What two sections of a rating say differently of the same thing.
import type { DesignRating } from "#contract/design-rating.ts";
import { MIN_MODERN_SCORE } from "#worker/design/score-modernity.ts";

type Told = Pick<
  DesignRating,
  "designAspects" | "designTrends" | "measurements" | "typefaces" | "strengths" | "unscoredReason"
>;

const MAX_TYPEFACES = 6;
const OWN_FONTS = "Schriften vom eigenen Server (WOFF2)";

/** One sentence each; none for a rating that agrees with itself. */
export function contradictionsIn(rating: Told): string[] {
  const { designAspects, designTrends, measurements, typefaces } = rating;
  if (rating.unscoredReason !== undefined) return [];
  const measured = measurements.typography.find(({ id }) => id === "font-families")?.value;
  const families = Number.parseInt(measured ?? "0", 10) || 0;
  const outdated = designTrends.outdatedElements.join("; ");
  const found: [isWrong: boolean, says: string][] = [
    [
      Math.min(families, MAX_TYPEFACES) !== typefaces.length,
      `${families} Schriftarten gemessen, ${typefaces.length} aufgeführt`,
    ],
    [
      designTrends.isModern !== designAspects.modernity.score >= MIN_MODERN_SCORE,
      `${designAspects.modernity.score} Punkte, modern: ${designTrends.isModern}`,
    ],
    [
      designTrends.isModern &&
        /Tabellen|meta viewport|Frames|Lauftext|Flash|Java-Applet|Blinkender|Durchsichtige/.test(outdated),
      `modern, und veraltet: ${outdated}`,
    ],
    [
      designTrends.followsTrends.includes(OWN_FONTS) &&
        /vom fremden Server/.test(JSON.stringify(designAspects.modernity)),
      "Schriften vom eigenen und vom fremden Server",
    ],
  ];
  return found.filter(([isWrong]) => isWrong).map(([, says]) => says);
}
