// One look at a page, told by the browsers of visitors who agreed to Statistik. Nothing in it names a visitor.
import * as v from "valibot";

export const pageViewSchema = v.object({
  /** Of this site, without query: "/preise". */
  path: v.pipe(v.string(), v.regex(/^\/(?:[a-z\d-]{1,60}(?:\/[a-z\d-]{1,60})?)?$/)),
  /** Host of the site whose link led here; null within the site, for typed addresses and where the browser keeps it to itself. */
  referrer: v.nullish(
    v.pipe(v.string(), v.toLowerCase(), v.regex(/^(?:[a-z\d-]{1,63}\.){1,6}[a-z]{2,24}$/)),
    null,
  ),
});
