// Everything a rating is made of: both viewports as read in the page, and figures of their pictures.
import type { ViewportName } from "#contract/design-rating.ts";
import type { CaptureFacts, PageSnapshot } from "./page-snapshot.ts";
import type { PixelFigures } from "./pixels.ts";

export type DesignFacts = Record<ViewportName, ViewportFacts>;

export interface ViewportFacts {
  snapshot: PageSnapshot;
  pixels: PixelFigures;
  capture: CaptureFacts;
}
