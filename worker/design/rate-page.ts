// One rating from address to answer: pictures and facts, scores, a comment where a model is bound.
import type { DesignRating, ViewportName } from "#contract/design-rating.ts";
import type { ErrorCode } from "#contract/problem.ts";
import type { AskComment } from "./ask-comment.ts";
import type { CapturePage, ViewportCapture } from "./capture.ts";
import { decodePng } from "./decode-png.ts";
import type { ViewportFacts } from "./design-facts.ts";
import { pixelFigures } from "./pixels.ts";
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

/** Expected failures are answered as code; only bugs throw. Aborting the signal closes the browser. */
export async function ratePage(
  url: string,
  { capturePage, askComment, modelId, now }: RatePageDeps,
  signal: AbortSignal,
): Promise<RatingOutcome> {
  const captured = await capturePage(url, signal);
  if (!captured.ok) return captured;
  const { desktop, mobile, url: finalUrl } = captured.capture;
  const rated = rate({ desktop: factsOf(desktop), mobile: factsOf(mobile) });
  const pictures = { desktop: desktop.shot, mobile: mobile.shot };
  const comment = askComment && (await askComment(rated, pictures, signal));
  const screenshots = each((name) => `data:image/jpeg;base64,${pictures[name]}`);
  return {
    ok: true,
    rating: {
      ...rated,
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

function each<Value>(of: (name: ViewportName) => Value): Record<ViewportName, Value> {
  return { desktop: of("desktop"), mobile: of("mobile") };
}

function factsOf({ snapshot, facts, thumbnail }: ViewportCapture): ViewportFacts {
  const picture = decodePng(Uint8Array.fromBase64(thumbnail));
  // The browser's own picture: what cannot be unpacked is a bug, not a property of the page.
  if (picture === null) throw new Error("The browser's thumbnail is no PNG of the expected size.");
  return { snapshot, capture: facts, pixels: pixelFigures(picture.rgba, picture.width, picture.height) };
}
