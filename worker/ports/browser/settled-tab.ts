// A page that stands still where the guard lets us be.
import { CaptureFailure } from "./capture-failure.ts";
import type { Tab } from "./tab.ts";
import { type VisitTimes, visit } from "./visit.ts";

export interface SettledTab {
  tab: Tab;
  /** The isolated world to read it in. */
  world: number;
  /** Where it arrived, without fragment. */
  url: string;
  /** Rejects once the page has gone elsewhere: then it is not the one that was read. */
  checkStay: () => Promise<void>;
}

/** @throws CaptureFailure */
export async function settle(tab: Tab, address: string, times: VisitTimes): Promise<SettledTab> {
  const world = await visit(tab, address, times, Date.now);
  const shown = tab.state.documents;
  await tab.checkArrival();
  const url = new URL(tab.state.url);
  if (!url.protocol.startsWith("http")) throw new CaptureFailure("target-unreachable");
  url.hash = "";
  const checkStay = async () => {
    await tab.checkArrival();
    if (tab.state.documents !== shown) throw new CaptureFailure("target-unreachable");
  };
  return { tab, world, url: url.href, checkStay };
}
