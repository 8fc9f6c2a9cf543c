// Hosts of systems that serve their own customers' pages: the page's own there, foreign anywhere else.

/** Names as the technology figure has them. */
const hostsBySystem: Readonly<Record<string, readonly string[]>> = {
  Wix: ["wixstatic.com", "parastorage.com", "wix.com", "wixapps.net", "wix-code.com", "filesusr.com"],
  Squarespace: ["squarespace.com", "squarespace-cdn.com"],
  "Jimdo Creator": ["jimstatic.com", "jimcdn.com", "jimdo.com"],
  Jimdo: [
    "jimstatic.com",
    "jimcdn.com",
    "jimdo.com",
    "jimdo-dolphin-static-assets-prod.freetls.fastly.net",
    "jimdo-storage.freetls.fastly.net",
  ],
  Shopify: [
    "shopify.com",
    "shopifycdn.com",
    "shopifycdn.net",
    "shopifycloud.com",
    "shopifysvc.com",
    "myshopify.com",
  ],
  Webflow: ["website-files.com", "webflow.com", "d3e54v103j8qbb.cloudfront.net"],
  "Hostinger Website Builder": ["zyrosite.com"],
  Webador: ["jwwb.nl"],
  Strikingly: ["strikinglycdn.com"],
  Site123: ["f-static.net", "cdn-files-a.com"],
  "IONOS MyWebsite": [
    "website-start.de",
    "mywebsite-editor.com",
    "ionos.de",
    "website-editor.net",
    "cdn-website.com",
  ],
  Duda: ["website-editor.net", "cdn-website.com", "multiscreensite.com"],
  "STRATO Homepage-Baukasten": ["strato-editor.com", "strato-hosting.eu", "cm4all.com"],
  CM4all: ["strato-hosting.eu", "cm4all.com"],
  Weebly: ["editmysite.com", "weebly.com"],
  Webnode: ["webnode.com", "webnode.page", "webnodev.com"],
  "GoDaddy Website Builder": ["wsimg.com"],
  "one.com Website Builder": ["one.com"],
  Framer: ["framerusercontent.com", "framer.com"],
  "HubSpot CMS": [
    "hubspotusercontent.com",
    "hubspot.net",
    "hubspotusercontent-eu1.net",
    "hubspotusercontent-na1.net",
  ],
  Tilda: ["tildacdn.com", "tildacdn.net"],
  Ecwid: ["ecwid.com"],
  plentymarkets: ["plentymarkets.com", "plentyone.com"],
  "Google Sites": ["gstatic.com", "googleusercontent.com"],
};

/** Automattic's hosts belong to the pages it serves, not to WordPress on anybody's own server. */
const wordpressComHosts = ["wp.com", "wordpress.com"];

/** @param generators lower case */
export function hostsOfSystem(system: string | null, generators: readonly string[]): readonly string[] {
  if (generators.some((one) => one.startsWith("wordpress.com"))) return wordpressComHosts;
  return system === null ? [] : (hostsBySystem[system] ?? []);
}
