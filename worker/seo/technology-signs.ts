// By which signs a system, library or build tool is recognised. Only signs that nothing else leaves behind.

export interface Sign {
  name: string;
  /** Content of meta[name=generator]. */
  generator?: RegExp;
  /** Address of a script, stylesheet, image or other resource, absolute. */
  resource?: RegExp;
  /** "attribute:data-reactroot", "id:__next", "class:…", "element:…", "comment:…", "script:" with its first characters. */
  marker?: RegExp;
  /** "name: value" of a response header, lower-case name. */
  header?: RegExp;
}

export interface FrameworkSign extends Sign {
  /** Built with React, so that its benefits are there already. */
  react?: true;
}

/** Ordered: what describes the whole site best comes first (a shop that uses Vue is a shop). */
export const frameworkSigns: readonly FrameworkSign[] = [
  { name: "WordPress", generator: /^wordpress\b/i, resource: /\/wp-(?:content|includes)\// },
  {
    name: "TYPO3",
    generator: /^typo3\b/i,
    resource: /\/(?:typo3conf|typo3temp)\//,
    marker: /^comment:\s*This website is powered by TYPO3/,
  },
  {
    name: "Joomla",
    generator: /^joomla/i,
    resource: /\/media\/(?:jui|system)\/(?:js|css)\/|\/media\/vendor\/joomla/,
  },
  {
    name: "Drupal",
    generator: /^drupal\b/i,
    resource: /\/sites\/(?:default|all)\/(?:files|themes|modules)\//,
    header: /^x-(?:generator: drupal|drupal-)/i,
  },
  { name: "Contao", generator: /^contao\b/i, resource: /\/bundles\/contao/ },
  { name: "Shopware", generator: /^shopware\b/i, resource: /\/bundles\/storefront\/|\/engine\/shopware\//i },
  { name: "Shopify", resource: /^https?:\/\/cdn\.shopify\.com\/|\/cdn\/shop\//, header: /^x-shop(?:id|ify)/ },
  { name: "Magento", resource: /\/static\/(?:version\d+\/)?frontend\/[^/]+\/[^/]+\/|\/skin\/frontend\// },
  { name: "PrestaShop", generator: /^prestashop/i },
  { name: "JTL-Shop", generator: /^jtl-shop/i },
  { name: "Gambio", generator: /gambio/i },
  { name: "Wix", generator: /^wix\.com/i, resource: /^https?:\/\/static\.(?:wixstatic|parastorage)\.com\// },
  {
    name: "Squarespace",
    generator: /squarespace/i,
    resource: /^https?:\/\/(?:static1?|assets)\.squarespace\.com\//,
  },
  { name: "Jimdo", generator: /jimdo/i, resource: /^https?:\/\/[^/]*(?:jimstatic|jimcdn|jimdo)\.com\// },
  { name: "Webflow", generator: /^webflow/i, resource: /^https?:\/\/[^/]*\.website-files\.com\// },
  { name: "Weebly", resource: /^https?:\/\/[^/]*editmysite\.com\// },
  { name: "Webnode", generator: /^webnode/i },
  {
    name: "IONOS MyWebsite",
    generator: /mywebsite|ionos/i,
    resource: /^https?:\/\/[^/]*(?:website-start|mywebsite-editor)\.(?:de|com)\//,
  },
  { name: "HubSpot", generator: /^hubspot/i },
  { name: "Neos", generator: /^neos\b/i },
  { name: "Ghost", generator: /^ghost\b/i },
  { name: "Hugo", generator: /^hugo\b/i },
  { name: "Jekyll", generator: /^jekyll/i },
  { name: "Eleventy", generator: /^eleventy/i },
  { name: "Framer", generator: /^framer\b/i, react: true },
  {
    name: "Next.js",
    generator: /^next\.js/i,
    resource: /\/_next\/static\//,
    marker: /^id:__next$|^script:.{0,40}__next_|__NEXT_DATA__/,
    header: /^x-powered-by: next\.js/i,
    react: true,
  },
  { name: "Gatsby", generator: /^gatsby\b/i, marker: /^id:___gatsby$/, react: true },
  { name: "Docusaurus", generator: /^docusaurus/i, marker: /^id:__docusaurus/, react: true },
  { name: "React Router", marker: /^script:.{0,40}(?:__reactRouter|__remixContext)/, react: true },
  { name: "Nuxt", generator: /^nuxt/i, resource: /\/_nuxt\//, marker: /^id:__nuxt$|^script:.{0,20}__NUXT__/ },
  {
    name: "Astro",
    generator: /^astro\b/i,
    resource: /\/_astro\//,
    marker: /^element:astro-island$|^attribute:data-astro-/,
  },
  {
    name: "SvelteKit",
    generator: /^sveltekit/i,
    resource: /\/_app\/immutable\//,
    marker: /^attribute:data-sveltekit-|^script:.{0,40}__sveltekit_/,
  },
  { name: "Angular", marker: /^attribute:(?:ng-version|ng-app|_nghost-|_ngcontent-)/ },
  {
    name: "React",
    marker: /^attribute:data-react(?:root|id|-helmet)$|^comment:\/?\$[?!]?$/,
    resource: /\/react(?:-dom)?(?:[.@-][\w.-]*)?\.js/,
    react: true,
  },
  {
    name: "Vue",
    marker: /^attribute:data-(?:v-app|v-[0-9a-f]{8}|server-rendered)$/,
    resource: /\/vue(?:\.runtime)?(?:\.global)?(?:\.min|\.prod)*\.js|\/vue@\d/,
  },
  { name: "Svelte", marker: /^class:svelte-[a-z0-9]{5,7}$/ },
];

/** Systems that are script frameworks: beside a content system they are listed as libraries. */
export const scriptFrameworks: ReadonlySet<string> = new Set(["Angular", "React", "Vue", "Svelte"]);

export const librarySigns: readonly Sign[] = [
  { name: "jQuery", resource: /\/jquery(?:[.-]\d[\w.-]*)?(?:\.slim)?(?:\.min)?\.js|\/jquery@?\/?\d/i },
  { name: "jQuery Migrate", resource: /jquery-migrate/i },
  { name: "jQuery UI", resource: /jquery[.-]ui/i },
  { name: "Bootstrap", resource: /\/bootstrap(?:[.-][\w.-]*)?\.(?:js|css)|\/bootstrap[@/]\d/i },
  {
    name: "Tailwind CSS",
    resource: /tailwind(?:css)?(?:[.@-][\w.-]*)?(?:\.css|\.js|$)|cdn\.tailwindcss\.com/i,
  },
  { name: "Foundation", resource: /\/foundation(?:\.min)?\.(?:js|css)/i },
  { name: "Bulma", resource: /\/bulma(?:[.@][\w.-]*)?(?:\.min)?\.css/i },
  { name: "UIkit", resource: /\/uikit(?:-icons)?(?:\.min)?\.(?:js|css)/i },
  {
    name: "Alpine.js",
    resource: /alpine(?:js)?(?:[.@-][\w.-]*)?(?:\/dist\/cdn)?(?:\.min)?\.js|\/alpinejs@/i,
    marker: /^attribute:x-data$/,
  },
  { name: "htmx", resource: /\/htmx(?:\.org)?(?:[.@][\w.-]*)?/i, marker: /^attribute:hx-(?:get|post)$/ },
  { name: "GSAP", resource: /\/gsap(?:[.@/-]|$)|tweenmax|scrolltrigger(?:\.min)?\.js/i },
  { name: "Swiper", resource: /\/swiper(?:-bundle)?(?:[.@][\w.-]*)?(?:\.min)?\.(?:js|css)/i },
  { name: "Slick", resource: /\/slick(?:\.min)?\.js/i },
  { name: "Owl Carousel", resource: /owl\.carousel/i },
  { name: "AOS", resource: /\/aos(?:\.min)?\.(?:js|css)|\/aos@/i },
  { name: "Font Awesome", resource: /font-?awesome|\/fontawesome/i },
  { name: "Lodash", resource: /\/lodash(?:\.min)?\.js|\/lodash@/i },
  { name: "Underscore", resource: /\/underscore(?:-min|\.min)?\.js/i },
  { name: "Moment.js", resource: /\/moment(?:-with-locales)?(?:\.min)?\.js/i },
  { name: "Modernizr", resource: /modernizr/i },
  { name: "MooTools", resource: /mootools/i },
  { name: "Prototype", resource: /\/prototype(?:\.min)?\.js/i },
  { name: "lazysizes", resource: /lazysizes/i },
  { name: "Leaflet", resource: /\/leaflet(?:[.@][\w.-]*)?(?:\.min)?\.(?:js|css)/i },
  { name: "Three.js", resource: /\/three(?:\.module)?(?:\.min)?\.js|\/three@/i },
  { name: "Elementor", resource: /\/plugins\/elementor/ },
  { name: "WooCommerce", resource: /\/plugins\/woocommerce\// },
  { name: "Divi", resource: /\/themes\/divi\//i },
  { name: "WPBakery", resource: /\/plugins\/js_composer\// },
];

export const buildToolSigns: readonly Sign[] = [
  {
    name: "Vite",
    resource:
      /\/@vite\/client|\/assets\/[\w.-]{1,100}-(?=[\w-]{0,7}[A-Z])(?=[\w-]{0,7}[a-z0-9])[\w-]{8}\.js$/,
    marker: /^id:vite-legacy|^script:.{0,40}@vite\//,
  },
  {
    name: "webpack",
    resource:
      /\/(?:webpack|runtime|main|vendors?)[\w.~-]{0,80}[.-](?=[0-9a-f]{0,19}[a-f])[0-9a-f]{8,20}(?:\.chunk|\.bundle|\.min)?\.js/,
    marker: /^script:.{0,80}webpack(?:Jsonp|Chunk)/i,
  },
  { name: "Turbopack", resource: /\/_next\/static\/chunks\/(?:turbopack|\[turbopack\])/ },
  { name: "Parcel", marker: /^script:.{0,80}parcelRequire/ },
  { name: "esbuild", resource: /\/chunk-[A-Z0-9]{8}\.js/ },
];
