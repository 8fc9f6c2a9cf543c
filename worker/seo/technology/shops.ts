// Shop systems.
import type { Fingerprint, SystemFingerprint } from "./fingerprint.ts";

export const shopSystems: readonly SystemFingerprint[] = [
  {
    name: "Shopware",
    version: "6",
    header: ["sw-context-token:", "sw-version-id:"],
    path: ["/bundles/storefront/"],
    pathShape: { within: "/theme/", pattern: /\/theme\/[0-9a-f]{32}\/(?:css|js)\// },
  },
  {
    name: "Shopware",
    version: "5",
    generator: ["shopware"],
    path: ["/engine/shopware/", "/themes/frontend/responsive/"],
    pathShape: { within: "/web/cache/", pattern: /\/web\/cache\/\d{10}_[0-9a-f]{32}\.(?:css|js)$/ },
  },
  {
    name: "Shopify",
    header: ["x-shopid:", "x-shopify-*", "powered-by: shopify"],
    cookie: ["_shopify_"],
    from: ["cdn.shopify.com/s/files/", "cdn.shopify.com/shopifycloud/", "cdn.shopify.com/extensions/"],
    path: ["/cdn/shop/", "/cdn/shopifycloud/"],
  },
  {
    name: "Magento",
    header: ["x-magento-*"],
    marker: ["attribute:data-mage-init"],
    path: ["/skin/frontend/"],
    // Vendor, theme and language: other systems have a folder static/frontend too.
    pathShape: {
      within: "/frontend/",
      pattern: /\/static\/(?:version\d{1,12}\/)?frontend\/[^/]{1,60}\/[^/]{1,60}\/[a-z]{2,3}_[a-z]{2,4}\//,
    },
  },
  {
    name: "PrestaShop",
    generator: ["prestashop"],
    header: ["powered-by: prestashop"],
    cookie: ["PrestaShop-"],
  },
  {
    name: "JTL-Shop",
    generator: ["jtl-shop"],
    cookie: ["JTLSHOP="],
    path: [
      "/templates/nova/themes/base/",
      "/templates/nova/themes/clear/",
      "/templates/nova/themes/midnight/",
    ],
  },
  { name: "Gambio", generator: ["gambio"], path: ["/gxmodules/", "/gxmaincomponents/"] },
  {
    name: "OXID eShop",
    cookie: ["sid_key=oxid"],
    path: ["/out/azure/src/", "/out/flow/src/", "/out/wave/src/", "/out/apex/"],
  },
  { name: "xt:Commerce", generator: ["xt:commerce veyton", "xt:commerce"], path: ["/xtframework/"] },
  {
    name: "ePages",
    pathShape: { within: "/webroot/store", pattern: /\/webroot\/store[a-z0-9]{0,6}\/shops\// },
  },
  { name: "plentymarkets", cookie: ["plentyID="], from: [".plentymarkets.com/"] },
];

/** Shops embedded in a site of another system. */
export const shopParts: readonly Fingerprint[] = [
  {
    name: "WooCommerce",
    generator: ["woocommerce"],
    path: ["/plugins/woocommerce/"],
    release: ["/plugins/woocommerce/assets/css/woocommerce"],
  },
  { name: "Ecwid", from: ["app.ecwid.com/script.js"] },
  { name: "Shopify Buy Button", from: ["sdks.shopifycdn.com/buy-button/"] },
  { name: "Germanized", path: ["/plugins/woocommerce-germanized/"] },
];
