// Google's services that count and advertise; its maps, videos and typefaces stand with their kind.
import type { Service } from "./service.ts";

const googleTags = ["Google Analytics 4", "Google Universal Analytics", "Google Ads"];
const tagLoaders = [...googleTags, "Google-Tag", "Google Tag Manager"];

/** A command to a tag, as everybody writes it. @param id its beginning */
const configures = (id: string) => ["','", "', '", '","', '", "'].map((between) => `config${between}${id}`);

export const googleServices: readonly Service[] = [
  {
    name: "Google Analytics 4",
    purpose: "analytics",
    at: [
      "googletagmanager.com/gtag/js?id=g-",
      "google-analytics.com/g/collect",
      "analytics.google.com/g/collect",
    ],
    anywhere: ["/gtag/js?id=g-"],
    script: ["/gtag/js?id=g-"],
  },
  {
    name: "Google Universal Analytics",
    purpose: "analytics",
    at: ["google-analytics.com/", "googletagmanager.com/gtag/js?id=ua-"],
    anywhere: ["/gtag/js?id=ua-"],
    script: [
      "googleanalyticsobject",
      "//www.google-analytics.com/analytics.js",
      ".google-analytics.com/ga.js",
      // The beginning of the address stood in a variable then.
      ["gajshost", "google-analytics.com/ga.js"],
      ["_gaq.push", "_setaccount"],
      "/gtag/js?id=ua-",
    ],
    scriptBeside: {
      services: tagLoaders,
      script: configures("ua-"),
    },
    remark:
      "Google Universal Analytics zählt seit Juli 2023 nicht mehr; Sie können das Skript ersatzlos entfernen.",
  },
  {
    name: "Google-Tag",
    purpose: "tag manager",
    at: ["googletagmanager.com/gtag/"],
    // Extensions keep a copy of it.
    file: ["gtag"],
    script: ["//www.googletagmanager.com/gtag/js"],
    fallbackFor: googleTags,
  },
  {
    name: "Google Tag Manager",
    purpose: "tag manager",
    at: ["googletagmanager.com/gtm.js", "googletagmanager.com/ns.html"],
    anywhere: ["/gtm.js?id=gtm-"],
    // From whatever server: the snippet tells when it began.
    script: ["gtm.start", "//www.googletagmanager.com/gtm.js"],
  },
  {
    name: "Google Ads",
    purpose: "advertising",
    at: [
      "googletagmanager.com/gtag/js?id=aw-",
      "googleadservices.com/",
      "googleads.g.doubleclick.net/pagead/viewthroughconversion/",
      "google.com/pagead/1p-",
      "google.com/ccm/",
    ],
    anywhere: ["/gtag/js?id=aw-"],
    script: ["/gtag/js?id=aw-", "google_conversion_id"],
    scriptBeside: {
      services: tagLoaders,
      script: configures("aw-"),
    },
  },
  {
    name: "Google AdSense",
    purpose: "advertising",
    at: ["googlesyndication.com/"],
    script: [".googlesyndication.com/pagead/"],
  },
  {
    name: "Google Ad Manager",
    purpose: "advertising",
    at: ["googletagservices.com/", "securepubads.g.doubleclick.net/", "imasdk.googleapis.com/"],
    script: ["googletagservices.com/tag/js/gpt.js", "//securepubads.g.doubleclick.net/tag/js/gpt.js"],
  },
  {
    name: "DoubleClick",
    purpose: "advertising",
    at: [
      "doubleclick.net/",
      "googletagmanager.com/gtag/js?id=dc-",
      "adservice.google.com/",
      "adservice.google.de/",
    ],
    script: [".fls.doubleclick.net", "//ad.doubleclick.net/adj/", "//ad.doubleclick.net/ddm/activity"],
  },
];
