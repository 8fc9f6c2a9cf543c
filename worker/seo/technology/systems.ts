// Content systems, website builders and site generators.
import type { SystemFingerprint } from "./fingerprint.ts";

export const contentSystems: readonly SystemFingerprint[] = [
  {
    name: "WordPress",
    generator: ["wordpress"],
    rel: ["https://api.w.org/"],
    path: ["/wp-content/", "/wp-includes/"],
    release: ["/wp-includes/css/dist/block-library/"],
  },
  {
    name: "TYPO3",
    generator: ["typo3"],
    comment: ["this website is powered by typo3"],
    path: ["/typo3conf/", "/typo3temp/"],
    pathShape: { within: "/_assets/", pattern: /\/_assets\/[0-9a-f]{32}\// },
  },
  {
    name: "Joomla",
    generator: ["joomla! -", "joomla!"],
    marker: ["class:joomla-script-options", "class:com_content"],
    path: ["/media/jui/", "/media/system/js/core", "/media/system/css/joomla", "/media/vendor/joomla"],
  },
  {
    name: "Drupal",
    generator: ["drupal"],
    header: ["x-generator: drupal", "x-drupal-cache:", "x-drupal-dynamic-cache:"],
    marker: ["attribute:data-drupal-selector", "attribute:data-drupal-link-system-path"],
    path: ["/sites/default/files/", "/sites/all/themes/", "/sites/all/modules/"],
  },
  { name: "Contao", generator: ["contao"], path: ["/bundles/contao", "/assets/contao/"] },
  {
    name: "REDAXO",
    generator: ["redaxo"],
    pathShape: {
      within: "/assets/addons/",
      pattern:
        /^\/assets\/addons\/(?:consent_manager|cke5|focuspoint|mform|plyr|redactor|ycom|yform|yrewrite)\//,
    },
    query: ["rex_media_type="],
  },
  {
    name: "Neos",
    generator: ["neos"],
    comment: ["this website is powered by neos"],
    path: ["/_resources/static/packages/", "/_resources/persistent/"],
  },
  {
    name: "Kirby",
    generator: ["kirby"],
    cookie: ["kirby_session="],
    pathShape: { within: "/media/", pattern: /\/[0-9a-f]{8,10}-\d{10}\/[^/]{1,150}$/ },
  },
  {
    name: "Craft CMS",
    generator: ["craft cms"],
    header: ["x-powered-by: craft cms"],
    cookie: ["CraftSessionId=", "CRAFT_CSRF_TOKEN="],
    path: ["/cpresources/"],
  },
  {
    name: "ProcessWire",
    generator: ["processwire"],
    header: ["x-powered-by: processwire"],
    pathShape: { within: "/site/assets/files/", pattern: /\/site\/assets\/files\/\d{1,7}\// },
  },
  {
    name: "MODX",
    generator: ["modx"],
    header: ["x-powered-by: modx"],
    path: ["/assets/components/phpthumbof/", "/assets/components/minifyx/"],
  },
  { name: "Statamic", generator: ["statamic"], header: ["x-powered-by: statamic"] },
  { name: "Ghost", generator: ["ghost"], from: ["cdn.jsdelivr.net/ghost/"] },
];

export const websiteBuilders: readonly SystemFingerprint[] = [
  {
    name: "Wix",
    generator: ["wix.com website builder"],
    header: ["x-wix-request-id:"],
    from: ["static.parastorage.com/", "static.wixstatic.com/"],
  },
  {
    name: "Squarespace",
    comment: ["this is squarespace."],
    header: ["server: squarespace"],
    from: ["assets.squarespace.com/", "static.squarespace.com/", "static1.squarespace.com/"],
  },
  { name: "Jimdo Creator", generator: ["jimdo creator"], from: ["assets.jimstatic.com/", ".jimcdn.com/"] },
  { name: "Jimdo", generator: ["jimdo"], from: ["jimdo-dolphin-static-assets-prod.freetls.fastly.net/"] },
  {
    name: "IONOS MyWebsite",
    generator: ["ionos mywebsite", "1&1 mywebsite", "1&1 ionos mywebsite"],
    from: [".website-start.de/", ".mywebsite-editor.com/"],
  },
  { name: "STRATO Homepage-Baukasten", from: [".strato-editor.com/"] },
  { name: "CM4all", path: ["/.cm4all/"] },
  {
    name: "one.com Website Builder",
    generator: ["one.com web editor"],
    path: ["/onewebstatic/", "/onewebmedia/"],
  },
  {
    name: "GoDaddy Website Builder",
    generator: ["starfield technologies; go daddy website builder"],
    from: ["img1.wsimg.com/blobby/go/"],
  },
  {
    name: "Webflow",
    generator: ["webflow"],
    marker: ["attribute:data-wf-page", "attribute:data-wf-site"],
    from: [".website-files.com/", "uploads-ssl.webflow.com/"],
  },
  {
    name: "Framer",
    generator: ["framer"],
    marker: ["attribute:data-framer-hydrate-v2"],
    from: ["framerusercontent.com/sites/"],
    react: true,
  },
  {
    name: "Duda",
    marker: ["id:dmRoot"],
    from: [".cdn-website.com/", ".multiscreensite.com/", ".website-editor.net/"],
  },
  { name: "Weebly", from: [".editmysite.com/"] },
  { name: "Webnode", generator: ["webnode"] },
  { name: "Site.pro", generator: ["site.pro website builder"] },
  { name: "Google Sites", from: ["www.gstatic.com/_/atari/"] },
  { name: "HubSpot CMS", generator: ["hubspot"], path: ["/hs-fs/hub/", "/hub_generated/"] },
  { name: "ClubDesk", generator: ["clubdesk"], path: ["/clubdesk/webpage/"] },
  {
    name: "Hostinger Website Builder",
    generator: ["hostinger website builder", "zyro.com website builder"],
    from: ["assets.zyrosite.com/"],
  },
  { name: "Webador", from: [".jwwb.nl/"] },
  { name: "Strikingly", from: [".strikinglycdn.com/"] },
  { name: "Site123", from: [".f-static.net/"] },
  { name: "Tilda", from: [".tildacdn.com/", ".tildacdn.net/"] },
];

export const siteGenerators: readonly SystemFingerprint[] = [
  { name: "Hugo", generator: ["hugo"] },
  { name: "Jekyll", generator: ["jekyll"] },
  { name: "Eleventy", generator: ["eleventy"] },
  { name: "Docusaurus", generator: ["docusaurus"], marker: ["id:__docusaurus"], react: true },
];
