// The page's consent, in contexts of its own: those of the other readers have cookies already.
import type { Readings } from "../../../browser-check/readings.ts";
import { CONSENT_TIMES, readConsent as readStates } from "../consent/read-consent.ts";
import { visitorViewport } from "../consent/visitor-look.ts";
import type { OwnReaderContext } from "./reader.ts";

export async function readConsent({
  browser: { inContext, product, url },
  loadScript,
}: OwnReaderContext): Promise<Readings["consent"]> {
  const script = await loadScript("consent");
  return readStates({ inContext, url, viewport: visitorViewport(product), script, times: CONSENT_TIMES });
}
