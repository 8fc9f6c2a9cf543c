// Keeps the answer below MAX_RATING_BYTES, whatever a page shows.
import type { DesignRating, ViewportName } from "#contract/design-rating.ts";
import { MAX_SHOT_LENGTH, viewportNames } from "#contract/design-rating.ts";
import { MAX_URL_LENGTH } from "#contract/seo-request.ts";
import { shortened } from "../german/sentences.ts";
import type { PageCapture } from "./capture.ts";

const screens = { desktop: "am Rechner", mobile: "auf dem Handy" };

export interface LimitedCapture extends Pick<DesignRating, "url" | "screenshots"> {
  /** base64, for the vision model. */
  pictures: Record<ViewportName, string>;
  notes: string[];
}

/** Address and pictures within their limits. All other texts have been cut by the in-page script. */
export function limitCapture({ url, desktop, mobile }: PageCapture): LimitedCapture {
  const shots = { desktop, mobile };
  const notes: string[] = [];
  // A page may give itself any address of its own site (history.replaceState).
  const shortUrl = shortened(url, MAX_URL_LENGTH);
  if (shortUrl !== url) notes.push("Die Adresse der Seite ist sehr lang und steht hier gekürzt.");
  const pictures = { desktop: "", mobile: "" };
  for (const name of viewportNames) {
    const { shot, shotSize } = shots[name];
    if (shot.length <= MAX_SHOT_LENGTH) pictures[name] = shot;
    else notes.push(`Das Bild der Seite ${screens[name]} ist zu groß und fehlt.`);
    if (shotSize.isReduced && pictures[name] !== "") {
      notes.push(
        `Das Bild der Seite ${screens[name]} ist gröber als sonst: In voller Schärfe wäre es zu groß.`,
      );
    }
  }
  const dataUrl = (name: ViewportName) => `data:image/jpeg;base64,${pictures[name]}`;
  return {
    url: shortUrl,
    pictures,
    screenshots: { desktop: dataUrl("desktop"), mobile: dataUrl("mobile") },
    notes,
  };
}
