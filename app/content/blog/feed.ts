// The blog for feed readers; the head of every page points to it.
import { owner } from "../owner.ts";

export const FEED_PATH = "/feed.xml";

export const feedTexts = {
  title: `${owner.brand} Blog`,
  description: "Artikel über Webdesign, Suchmaschinen und Selbstständigkeit für Betriebe im Münsterland.",
} as const;
