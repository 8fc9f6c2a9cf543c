// Typefaces, maps, videos, reviews, payment and other parts that come from elsewhere.
import type { Sign } from "./sign.ts";

export const mediaSigns: readonly Sign[] = [
  {
    name: "Google Fonts",
    from: ["fonts.googleapis.com/css", "fonts.googleapis.com/icon", "fonts.gstatic.com/s/"],
  },
  { name: "Adobe Fonts", from: ["use.typekit.net/"] },
  { name: "Bunny Fonts", from: ["fonts.bunny.net/css"] },
  {
    name: "Google Maps",
    from: [
      "maps.googleapis.com/maps/api/",
      "maps.google.com/maps",
      "www.google.com/maps/embed",
      "www.google.com/maps?",
      "www.google.de/maps/embed",
      "maps.google.de/maps",
    ],
  },
  { name: "OpenStreetMap", from: ["www.openstreetmap.org/export/embed.html"] },
  { name: "Mapbox", from: ["api.mapbox.com/"] },
  {
    name: "YouTube",
    from: [
      "www.youtube.com/embed/",
      "youtube.com/embed/",
      "www.youtube-nocookie.com/embed/",
      "www.youtube.com/iframe_api",
    ],
  },
  { name: "Vimeo", from: ["player.vimeo.com/"] },
  { name: "Spotify", from: ["open.spotify.com/embed"] },
  {
    name: "Facebook-Einbindung",
    from: [
      "www.facebook.com/plugins/",
      "connect.facebook.net/de_de/sdk.js",
      "connect.facebook.net/en_us/sdk.js",
    ],
  },
  { name: "Instagram-Einbindung", from: ["www.instagram.com/embed.js"] },
  { name: "Elfsight", from: ["static.elfsight.com/", "apps.elfsight.com/"] },
  { name: "Trusted Shops", from: ["widgets.trustedshops.com/"] },
  { name: "ProvenExpert", from: ["www.provenexpert.com/widget", "www.provenexpert.com/badge"] },
  { name: "PayPal", from: ["www.paypal.com/sdk/js"] },
  { name: "Stripe", from: ["js.stripe.com/"] },
  { name: "Klarna", from: ["js.klarna.com/"] },
  { name: "Eye-Able", from: ["cdn.eye-able.com/"] },
  { name: "UserWay", from: ["cdn.userway.org/"] },
  { name: "accessiBe", from: ["acsbapp.com/"] },
];
