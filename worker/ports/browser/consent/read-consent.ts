// A page's consent in three contexts of its own. What nobody asks for is not clicked: without a banner one context tells all.
import type { ConsentState } from "#contract/consent-check.ts";
import type { ConsentFacts } from "../../../consent/consent-facts.ts";
import { CaptureFailure } from "../capture-failure.ts";
import type { Tab } from "../tab.ts";
import type { Viewport } from "../viewports.ts";
import { type ConsentTimes, type ReadState, readState, type StateDeps } from "./read-state.ts";

export const CONSENT_TIMES: ConsentTimes = {
  loadMs: 7_000,
  hangMs: 2_500,
  bannerMs: 3_500,
  toolMs: 1_200,
  operateMs: 4_000,
  afterMs: 2_000,
  pictureMs: 3_000,
};

export interface ConsentDeps extends Omit<StateDeps, "openTab"> {
  inContext: <T>(
    work: (context: { openTab: (viewport: Viewport) => Promise<Tab> }) => Promise<T>,
  ) => Promise<T>;
}

/** @throws CaptureFailure where the page cannot be read at all */
export async function readConsent({ inContext, ...deps }: ConsentDeps): Promise<ConsentFacts> {
  const read = (state: ConsentState) => inContext(({ openTab }) => readState(state, { ...deps, openTab }));
  const { seen: untouched, url } = await read("untouched");
  const nothingToClick = untouched.banner === null && untouched.tool === null;
  if (nothingToClick) return { url, states: { untouched, rejected: null, accepted: null } };
  const [rejected, accepted] = await Promise.all([orNothing(read("rejected")), orNothing(read("accepted"))]);
  return { url, states: { untouched, rejected, accepted } };
}

/** A choice that could not be followed spoils nothing but its own column. */
async function orNothing(work: Promise<ReadState>): Promise<ReadState["seen"] | null> {
  try {
    return (await work).seen;
  } catch (error) {
    if (error instanceof CaptureFailure && error.code === "refused-address") throw error;
    return null;
  }
}
