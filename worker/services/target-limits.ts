// What any other site gets from us: requests a minute and crawls a day, under a keyed hash that hides whose site it was.
import { SITE_CRAWLS_A_DAY, SITE_REQUESTS_A_MINUTE } from "#content/constants.ts";
import type { Config } from "../config.ts";
import { keyedName } from "../keyed-hash.ts";
import {
  type Allowance,
  dailyAllowance,
  minuteAllowance,
  type SpendStores,
  unlimitedAllowance,
} from "../quota/allowance.ts";
import type { SiteShare } from "../seo/fetch/site-requests.ts";
import { getSiteKey } from "../seo/page/urls.ts";

export interface TargetLimits {
  /** @param site as getSiteKey names it */
  requestAllowance(site: string): Promise<SiteShare>;
  /** Of the whole site that the address belongs to. */
  crawlAllowance(url: URL): Promise<Allowance>;
}

const MINUTE_MS = 60_000;

export function createTargetLimits(
  { quotaSecret, rateLimits }: Pick<Config, "quotaSecret" | "rateLimits">,
  counters: SpendStores,
  now: () => number,
): TargetLimits {
  if (!rateLimits) {
    const unlimited = { ...unlimitedAllowance, endsAt: Number.POSITIVE_INFINITY };
    return { requestAllowance: async () => unlimited, crawlAllowance: async () => unlimitedAllowance };
  }
  const hidden = (site: string) => keyedName(quotaSecret, "analysed site", site);
  return {
    async requestAllowance(site) {
      const name = `requests to ${await hidden(site)}`;
      const at = now();
      const allowance = minuteAllowance(counters, name, SITE_REQUESTS_A_MINUTE, new Date(at));
      return { ...allowance, endsAt: (Math.floor(at / MINUTE_MS) + 1) * MINUTE_MS };
    },
    async crawlAllowance(url) {
      const name = `crawls of ${await hidden(getSiteKey(url))}`;
      return dailyAllowance(counters, name, SITE_CRAWLS_A_DAY, new Date(now()));
    },
  };
}
