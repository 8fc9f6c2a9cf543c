// Whether the visitor asked for less motion, and how the page scrolls then. In the browser only.

export function reducedMotion(): MediaQueryList {
  return matchMedia("(prefers-reduced-motion: reduce)");
}

/** How the page scrolls by itself. To be said with every call: the stylesheet has no say in a behaviour that a script names. */
export function glide(): ScrollBehavior {
  return reducedMotion().matches ? "instant" : "smooth";
}
