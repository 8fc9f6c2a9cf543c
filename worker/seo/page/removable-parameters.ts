// Parameters of an address that do not name a page: a canonical address is meant to leave them out.
import { phraseSet, wordSet } from "../text/word-sets.ts";

/** Added by ads, mailings and statistics, not by the page. */
export const trackingName =
  /^(?:utm_|mtm_|pk_|piwik_|gad_|hsa_|etcc_|wt_|emcs|_hs|__hs|ga_|at_)|^(?:_ga|_gl|gclid|gclsrc|fbclid|msclkid|dclid|wbraid|gbraid|yclid|ttclid|twclid|li_fat_id|igshid|igsh|epik|srsltid|mkt_tok|vero_id|s_kwcid|ef_id|awc|tduid|irclickid|ref|referrer|referer|source|campaign|mc_[a-z]{3})$/;

/** Parameters that carry a session and change with every visit. */
export const sessionParameters = wordSet(
  "phpsessid jsessionid sessionid session_id sess_id asp.net_sessionid oscsid zenid xtcsid modsid cfid cftoken",
);
/** Names of sessions that may mean other things: only with a value that looks made by chance. */
const perhapsSession = wordSet("sid s session sess");
const randomValue = /^(?=[a-z]{0,40}\d)(?=\d{0,40}[a-z])[a-z0-9-]{8,}$/i;

/** Order, amount and look of a list, filters, comment forms, print versions. */
const viewParameters = wordSet(
  "sort sortby sort_by sort-by sortierung order orderby order_by ordering dir direction product_list_order product_list_dir product_list_mode product_list_limit limit perpage per_page per-page pagesize page_size items_per_page numitems show_all min_price max_price min-price max-price price preis rating_filter filter properties manufacturer replytocom print druck drucken no_cache nocache noamp",
);
const filterName = /^(?:filter[_[-]|filter$|f\[|attr\[|pa_|query_type_)/;
/** Ways to show a list; other values of these parameters may name the page itself. */
const listViews = phraseSet("grid | list | tile | tiles | gallery | table | compact | box | kacheln | liste");
const viewNames = wordSet("view mode display layout ansicht");

/** True for what may be dropped without meaning another page. */
export function isRemovable(name: string, value: string): boolean {
  const lower = name.toLowerCase();
  if (trackingName.test(lower) || sessionParameters.has(lower)) return true;
  if (viewParameters.has(lower) || filterName.test(lower)) return true;
  if (perhapsSession.has(lower)) return randomValue.test(value.slice(0, 100));
  return viewNames.has(lower) && listViews.has(value.toLowerCase());
}

/** Orders, filters or reshapes a list. */
export function isListParameter(name: string, value: string): boolean {
  const lower = name.toLowerCase();
  return (
    viewParameters.has(lower) ||
    filterName.test(lower) ||
    (viewNames.has(lower) && listViews.has(value.toLowerCase()))
  );
}
