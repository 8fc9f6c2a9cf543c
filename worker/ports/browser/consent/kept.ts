// What a context keeps on the device. Values are dropped here, before anything is done with the rest.
import type { KeptCookie, KeptEntry } from "../../../consent/consent-facts.ts";
import { isOwnHost } from "../../../consent/own-host.ts";
import type { Tab } from "../tab.ts";
import type { ConsentWorld } from "./consent-world.ts";

const MAX_COOKIES = 150;
const MAX_ENTRIES = 150;
const MAX_NAME = 120;
const DAY_S = 86_400;

export interface Kept {
  cookies: Omit<KeptCookie, "isEarly">[];
  entries: Omit<KeptEntry, "isEarly">[];
  leftOut: { cookies: number; entries: number };
}

/** @param now ms */
export async function readKept(
  tab: Tab,
  world: ConsentWorld,
  limitMs: number,
  now: () => number,
): Promise<Kept> {
  const { cookies } = await tab.during(tab.session.send("Network.getAllCookies"), limitMs);
  const own = URL.parse(tab.state.url)?.hostname ?? "";
  const named = cookies.map(({ name, domain, expires, session }) => ({
    name: name.slice(0, MAX_NAME),
    domain: domain.replace(/^\./, ""),
    isForeign: !isOwnHost(domain.replace(/^\./, ""), own),
    days: session || expires < 0 ? null : Math.max(0, Math.round((expires - now() / 1000) / DAY_S)),
  }));
  const entries = await world.ask<Kept["entries"]>("consent.entries()").catch(() => []);
  return {
    cookies: named.slice(0, MAX_COOKIES),
    entries: entries.slice(0, MAX_ENTRIES),
    leftOut: {
      cookies: Math.max(0, named.length - MAX_COOKIES),
      entries: Math.max(0, entries.length - MAX_ENTRIES),
    },
  };
}
