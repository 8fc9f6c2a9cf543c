// A rating from address to answer: capture, scores, and a comment where a model is bound.
import type { DesignRating } from "#contract/design-rating.ts";
import type { ErrorCode } from "#contract/problem.ts";
import type { AskComment } from "./ask-comment.ts";
import { type CapturePage, THUMBNAIL_SCALE, type ViewportCapture } from "./capture.ts";
import { readGrounds } from "./figures/picture-grounds.ts";
import { limitCapture } from "./limit-capture.ts";
import type { ViewportFacts } from "./page-snapshot.ts";
import { decodePng, pixelFigures } from "./pixels.ts";
import { rate } from "./rate.ts";

export interface RatePageDeps {
  capturePage: CapturePage;
  /** Null where no model is bound. */
  askComment: AskComment | null;
  /** Named as the author of what `askComment` wrote. */
  modelId: string;
  now: () => Date;
}

export type RatingOutcome = { ok: true; rating: DesignRating } | { ok: false; code: ErrorCode };

/** Expected failures are returned as code; only bugs throw. Aborting the signal closes the browser. */
export async function ratePage(
  url: string,
  { capturePage, askComment, modelId, now }: RatePageDeps,
  signal: AbortSignal,
): Promise<RatingOutcome> {
  const captured = await capturePage(url, signal);
  if (!captured.ok) return captured;
  const { desktop, mobile } = captured.capture;
  const { url: finalUrl, pictures, screenshots, notes } = limitCapture(captured.capture);
  const rated = rate({ desktop: toFacts(desktop), mobile: toFacts(mobile) });
  const comment =
    askComment && rated.unscoredReason === undefined && (await askComment(rated, pictures, signal));
  return {
    ok: true,
    rating: {
      ...rated,
      notes: [...rated.notes, ...notes],
      url: finalUrl,
      ratedAt: now().toISOString(),
      screenshot: screenshots.desktop,
      screenshots,
      viewports: { desktop: desktop.shotSize, mobile: mobile.shotSize },
      ...(comment && { comment }),
      commentBy: comment ? modelId : "rules",
    },
  };
}

function toFacts({ snapshot, facts, thumbnail }: ViewportCapture): ViewportFacts {
  const picture = decodePng(Uint8Array.fromBase64(thumbnail));
  // The browser's own screenshot: one that cannot be decoded is a bug, not a property of the page.
  if (picture === null) throw new Error("The browser's thumbnail is no PNG of the expected size.");
  return {
    snapshot,
    capture: facts,
    pixels: pixelFigures(picture.rgba, picture.width, picture.height),
    grounds: readGrounds(snapshot.texts, picture, THUMBNAIL_SCALE),
  };
}
