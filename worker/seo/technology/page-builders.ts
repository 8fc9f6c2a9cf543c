// Page builders and plugins of WordPress.
import type { Fingerprint } from "./fingerprint.ts";

export const pageBuilders: readonly Fingerprint[] = [
  {
    name: "Elementor",
    generator: ["elementor"],
    marker: ["attribute:data-elementor-type"],
    path: ["/plugins/elementor/", "/uploads/elementor/"],
    release: ["/plugins/elementor/assets/css/frontend", "/plugins/elementor/assets/js/frontend"],
  },
  {
    name: "Divi",
    generator: ["divi"],
    marker: ["class:et_divi_theme"],
    path: ["/themes/divi/"],
    release: ["/themes/divi/style"],
  },
  {
    name: "WPBakery",
    generator: ["powered by wpbakery page builder"],
    marker: ["class:wpb-js-composer"],
    path: ["/plugins/js_composer/"],
    release: ["/plugins/js_composer/assets/css/js_composer"],
  },
  {
    name: "Avada",
    path: ["/wp-content/themes/avada/", "/uploads/fusion-styles/", "/plugins/fusion-builder/"],
  },
  { name: "Enfold", path: ["/wp-content/themes/enfold/"] },
  {
    name: "Beaver Builder",
    marker: ["class:fl-builder"],
    path: ["/plugins/bb-plugin/", "/plugins/beaver-builder-lite-version/", "/uploads/bb-plugin/"],
  },
  {
    name: "Oxygen",
    marker: ["class:oxygen-body"],
    path: ["/wp-content/plugins/oxygen/", "/wp-content/uploads/oxygen/"],
  },
  {
    name: "Bricks",
    marker: ["class:brx-body", "id:brx-header", "id:brx-content"],
    path: ["/wp-content/themes/bricks/"],
  },
  { name: "Brizy", path: ["/wp-content/plugins/brizy/", "/wp-content/plugins/brizy-pro/"] },
  { name: "SiteOrigin", path: ["/plugins/siteorigin-panels/"] },
  {
    name: "Gutenberg",
    marker: ["class:wp-site-blocks", "class:wp-block-*"],
    path: ["/wp-content/plugins/gutenberg/"],
  },
];

export const wordpressExtensions: readonly Fingerprint[] = [
  {
    name: "Yoast SEO",
    comment: [
      "this site is optimized with the yoast seo plugin",
      "this site is optimized with the yoast seo premium plugin",
    ],
  },
  { name: "Rank Math", comment: ["search engine optimization by rank math"] },
  {
    name: "All in One SEO",
    generator: ["all in one seo (aioseo)", "all in one seo pro (aioseo)"],
    comment: ["all in one seo"],
  },
  { name: "WPML", generator: ["wpml"] },
  { name: "Slider Revolution", generator: ["powered by slider revolution"], path: ["/plugins/revslider/"] },
  {
    name: "Contact Form 7",
    path: ["/plugins/contact-form-7/"],
    release: ["/plugins/contact-form-7/includes/"],
  },
  { name: "WP Rocket", path: ["/cache/wp-rocket/", "/plugins/wp-rocket/"] },
  { name: "Autoptimize", path: ["/cache/autoptimize/"] },
];
