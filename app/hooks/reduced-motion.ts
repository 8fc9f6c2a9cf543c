export function reducedMotion(): MediaQueryList {
  return matchMedia("(prefers-reduced-motion: reduce)");
}

/** For every scroll call of a script: an explicit `behavior` overrides the stylesheet. */
export function preferredScrollBehavior(): ScrollBehavior {
  return reducedMotion().matches ? "instant" : "smooth";
}
