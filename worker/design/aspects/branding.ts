import type { Aspect } from "../aspect.ts";
import { accentPlaces, buttonLooks } from "../gauges/consistency.ts";
import { favicons, logo, siteIdentity, socialImage } from "../gauges/identity.ts";

export const branding: Aspect = {
  id: "branding",
  title: "Marke",
  weight: 8,
  gauges: [logo, buttonLooks, accentPlaces, favicons, socialImage, siteIdentity],
};
