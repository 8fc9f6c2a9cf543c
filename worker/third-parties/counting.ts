// Services that count visitors without keeping or reading anything on their device, as their vendors say.
import type { Service } from "./service.ts";

const service = (name: string, signs: Omit<Service, "name" | "purpose">): Service => ({
  name,
  purpose: "counting",
  ...signs,
});

export const countingServices: readonly Service[] = [
  service("Plausible", {
    at: ["plausible.io/js/", "plausible.io/api/"],
    file: ["plausible"],
    script: ["window.plausible"],
    mark: [["data-domain", "data-api"]],
  }),
  service("Fathom", { at: ["usefathom.com/"], script: ["cdn.usefathom.com/"] }),
  service("Umami", {
    at: ["cloud.umami.is/", "analytics.umami.is/", "api-gateway.umami.dev/"],
    file: ["umami"],
    mark: ["data-website-id"],
  }),
  service("Pirsch", { at: ["api.pirsch.io/"], mark: ["id=pianjs", "id=pirschjs"] }),
  service("Simple Analytics", { at: ["simpleanalyticscdn.com/"] }),
  service("Cloudflare Web Analytics", {
    at: ["static.cloudflareinsights.com/"],
    mark: ["data-cf-beacon"],
  }),
  service("Vercel Analytics", { path: ["/_vercel/insights/"] }),
  service("GoatCounter", { at: ["gc.zgo.at/", "goatcounter.com/"], mark: ["data-goatcounter"] }),
  service("Ackee", { mark: ["data-ackee-domain-id"] }),
  service("Swetrix", { at: ["swetrix.org/", "swetrix.com/"], script: ["swetrix.init("] }),
  service("Koko Analytics", { path: ["/plugins/koko-analytics/"], script: ["koko_analytics"] }),
  service("Statify", { path: ["/plugins/statify/"], script: ["statify_ajax"] }),
  service("WP Statistics", { path: ["/plugins/wp-statistics/"], script: ["wp_statistics_tracker_object"] }),
  service("Independent Analytics", { path: ["/plugins/independent-analytics/"] }),
  service("VG Wort", { at: ["met.vgwort.de/", "ssl-vg03.met.vgwort.de/"] }),
  service("INFOnline (IOMm)", {
    anywhere: ["/iomm/latest/"],
    script: ["iomm('configure", 'iomm("configure'],
  }),
];
