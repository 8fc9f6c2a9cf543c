// Foreign services that a page's HTML brings in, told by their hosts: trackers, embeds, consent tools, the site's own system.

import { isSameSite } from "./addresses.ts";
import type { PageFacts } from "./page-facts.ts";
import { remembered } from "./remembered.ts";
import { type Resource, resourcesOf } from "./resources.ts";
import { consentSigns } from "./technology/consent-tools.ts";
import { foundIn } from "./technology/match.ts";
import { tracesOf } from "./technology/traces.ts";

export interface ServiceSign {
  name: string;
  /** Host, or host and beginning of the path, as "connect.facebook.net" or "google.com/maps". Subdomains count. */
  at: readonly string[];
  /** Of these what another sign tells. */
  but?: readonly string[];
  /** Beginning of an inline script, as the vendor's instructions have it. */
  inline?: RegExp;
}

const pixelFiles = [
  "connect.facebook.net/de_DE/fbevents.js",
  "connect.facebook.net/en_US/fbevents.js",
  "connect.facebook.net/signals",
];

/** Measuring and advertising services that store or read something in the browser, by their vendors' instructions. */
export const trackers: readonly ServiceSign[] = [
  {
    name: "Google Tag Manager",
    at: ["googletagmanager.com/gtm.js"],
    inline: /^\(function\(w,d,s,l,i\)\{w\[l\]/,
  },
  {
    name: "Google Analytics",
    at: ["google-analytics.com", "googletagmanager.com/gtag", "analytics.google.com"],
  },
  { name: "Google Ads", at: ["googleadservices.com", "doubleclick.net", "googlesyndication.com"] },
  {
    name: "Meta-Pixel",
    at: [...pixelFiles, "facebook.com/tr"],
    inline: /^!function\(f,b,e,v,n,t,s\)/,
  },
  { name: "Hotjar", at: ["hotjar.com"], inline: /^\(function\(h,o,t,j,a,r\)/ },
  { name: "Microsoft Clarity", at: ["clarity.ms"], inline: /^\(function\(c,l,a,r,i,t,y\)/ },
  { name: "Microsoft Advertising", at: ["bat.bing.com"], inline: /^\(function\(w,d,t,r,u\)/ },
  { name: "TikTok-Pixel", at: ["analytics.tiktok.com"], inline: /^!function \(w, d, t\)/ },
  {
    name: "LinkedIn Insight",
    at: ["snap.licdn.com", "px.ads.linkedin.com"],
    inline: /^_linkedin_partner_id/,
  },
  { name: "Pinterest-Tag", at: ["s.pinimg.com/ct", "ct.pinterest.com"] },
  { name: "X-Pixel", at: ["static.ads-twitter.com", "analytics.twitter.com"] },
  { name: "Snapchat-Pixel", at: ["sc-static.net"] },
  { name: "Yandex Metrica", at: ["mc.yandex.ru"] },
  { name: "HubSpot", at: ["hs-scripts.com", "hs-analytics.net"] },
  { name: "Criteo", at: ["criteo.net", "criteo.com"] },
  { name: "Taboola", at: ["taboola.com"] },
  { name: "Outbrain", at: ["outbrain.com"] },
];

/**
 * Maps and videos that reach their provider as soon as the page opens. Like the trackers no part of technology/: there a
 * product is told with its version from one exact address; here anything of the service's hosts has told it who visits.
 */
export const embeds: readonly ServiceSign[] = [
  {
    name: "Google Maps",
    at: ["google.com/maps", "google.de/maps", "maps.google.com", "maps.google.de", "maps.googleapis.com"],
  },
  { name: "YouTube", at: ["youtube.com/embed", "youtube.com/iframe_api"] },
  { name: "Vimeo", at: ["player.vimeo.com"] },
  // Its scripts in other languages and of other kinds: buttons, comments, login.
  { name: "Facebook", at: ["facebook.com/plugins", "connect.facebook.net"], but: pixelFiles },
  { name: "Instagram", at: ["instagram.com/embed.js"] },
  { name: "Bing Maps", at: ["bing.com/maps/embed", "bing.com/api/maps"] },
  { name: "Spotify", at: ["open.spotify.com/embed"] },
  { name: "SoundCloud", at: ["w.soundcloud.com"] },
];

/** Servers of the tools that ask for consent. */
const consentHosts = consentSigns
  .flatMap(({ from = [] }) => from)
  .map((place) => place.replace(/^\./, "").replace(/\/$/, ""));

/** Hosts from which website systems serve their own customers' pages. */
const systemHosts: readonly string[] = [
  "wixstatic.com",
  "parastorage.com",
  "squarespace.com",
  "squarespace-cdn.com",
  "jimstatic.com",
  "jimcdn.com",
  "jimdo.com",
  "shopify.com",
  "shopifycdn.com",
  "website-files.com",
  "webflow.com",
  "website-start.de",
  "mywebsite-editor.com",
  "ionos.de",
  "editmysite.com",
  "webnode.com",
  "webnode.page",
  "wsimg.com",
  "wp.com",
  "one.com",
  "strato-hosting.eu",
  "website-editor.net",
  "cdn-website.com",
  "framerusercontent.com",
];

export const googleFontHosts: readonly string[] = ["fonts.googleapis.com", "fonts.gstatic.com"];

const executableType =
  /^(?:|module|(?:text|application)\/(?:x-)?(?:javascript|ecmascript|jscript)(?:\s*;.*)?)$/i;

/** What the browser loads of itself. Scripts held back until consent carry another type ("text/plain") or no src. */
const loadedAtOnce = remembered((facts: PageFacts): readonly URL[] => {
  const scripts = facts.html.scripts.filter(({ type }) => executableType.test(type?.trim() ?? ""));
  return resourcesOf({ ...facts, html: { ...facts.html, scripts } })
    .filter(isOutsideConsent)
    .map(({ url }) => new URL(url));
});

/** These variants of the videos ask for no data about the visitor before they are played. */
function isOutsideConsent({ url }: Resource): boolean {
  return !/^https?:\/\/player\.vimeo\.com\/[^#]*[?&]dnt=(?:1|true)/.test(url.slice(0, 2_000));
}

export interface SeenService {
  name: string;
  /** Address of the resource, or "Skript im HTML". */
  at: string;
}

/** Services among the resources, and among inline scripts where none of them can be held back. */
export function servicesIn(facts: PageFacts, signs: readonly ServiceSign[]): SeenService[] {
  const resources = loadedAtOnce(facts);
  const inline = inlineScripts(facts);
  return signs.flatMap((sign) => {
    const resource = resources.find((url) => isAt(url, sign.at) && !(sign.but && isAt(url, sign.but)));
    if (resource !== undefined) return [{ name: sign.name, at: resource.href }];
    return inline.some((script) => sign.inline?.test(script))
      ? [{ name: sign.name, at: "Skript im HTML" }]
      : [];
  });
}

/** Beginnings of the inline scripts; none where some carry a type that keeps them from running, for we cannot tell which. */
function inlineScripts({ html }: PageFacts): string[] {
  const types = html.scripts
    .filter(({ src }) => src === null)
    .map(({ type }) => type?.trim().toLowerCase() ?? "");
  const areAllPlain = types.every(
    (type) => executableType.test(type) || type.endsWith("json") || type === "importmap",
  );
  if (!areAllPlain) return [];
  return html.markers.filter((marker) => marker.startsWith("script:")).map((marker) => marker.slice(7));
}

/** Name of the tool that asks visitors for consent, or null. */
export function consentToolOf(facts: PageFacts): string | null {
  return foundIn(consentSigns, tracesOf(facts))[0]?.sign.name ?? null;
}

/** Foreign hosts without those that other checks speak of: trackers, embeds, Google's fonts, consent tools. */
export function otherForeignHosts(facts: PageFacts): string[] {
  const own = new URL(facts.fetched.url);
  const services = [...trackers, ...embeds].flatMap(({ at }) => at);
  const mentioned = [...services, ...consentHosts, ...systemHosts, ...googleFontHosts];
  const hosts = loadedAtOnce(facts)
    .filter((url) => !isAt(url, mentioned) && !isSameSite(url, own))
    .map(({ hostname }) => hostname);
  return [...new Set(hosts)].sort();
}

/** @param places "host" or "host/path…" */
function isAt({ hostname, pathname }: URL, places: readonly string[]): boolean {
  return places.some((place) => {
    const slash = place.indexOf("/");
    const host = slash === -1 ? place : place.slice(0, slash);
    const path = slash === -1 ? "/" : place.slice(slash);
    return (hostname === host || hostname.endsWith(`.${host}`)) && pathname.startsWith(path);
  });
}
