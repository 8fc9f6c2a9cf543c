// Maps, videos, sound and posts that contact their provider as soon as the page opens.
import type { Service } from "./service.ts";

const embed = (name: string, at: readonly string[], signs: Partial<Service> = {}): Service => ({
  name,
  purpose: "embed",
  at,
  ...signs,
});

export const embedServices: readonly Service[] = [
  embed("Google Maps", [
    "google.com/maps",
    "google.de/maps",
    "maps.google.com/",
    "maps.google.de/",
    "maps.googleapis.com/",
    "maps.gstatic.com/",
  ]),
  embed("OpenStreetMap", [
    "openstreetmap.org/export/embed",
    "umap.openstreetmap.fr/",
    "umap.openstreetmap.de/",
  ]),
  embed("Mapbox", ["api.mapbox.com/", "tiles.mapbox.com/"]),
  embed("Bing Maps", ["bing.com/maps/embed", "bing.com/api/maps"]),
  embed("komoot", ["komoot.de/tour/", "komoot.com/tour/", "komoot.com/de-de/tour/"]),
  embed("Outdooractive", ["api-oa.com/", "outdooractive.com/"]),
  embed("YouTube", ["youtube.com/embed", "youtube.com/iframe_api", "youtube.com/player_api"], {
    script: ["//www.youtube.com/iframe_api"],
  }),
  embed("YouTube im erweiterten Datenschutzmodus", ["youtube-nocookie.com/"], {
    remark:
      "Im erweiterten Datenschutzmodus wartet YouTube nach eigener Angabe mit Cookies bis zum Abspielen; die IP-Adresse erfährt Google trotzdem, sobald die Seite sich öffnet.",
  }),
  embed("Vimeo", ["player.vimeo.com/"]),
  embed("Vimeo ohne Zählung (dnt)", ["player.vimeo.com/"], {
    query: /(?:^|&)dnt=(?:1|true)(?:&|$)/,
    remark: "Mit „dnt=1“ zählt Vimeo nicht mit; die IP-Adresse erfährt es trotzdem.",
  }),
  embed("Dailymotion", ["dailymotion.com/embed", "geo.dailymotion.com/"]),
  embed("Wistia", ["fast.wistia.com/", "fast.wistia.net/"]),
  embed("Spotify", ["open.spotify.com/embed"]),
  embed("SoundCloud", ["w.soundcloud.com/"]),
  embed("Podigee", ["podigee-cdn.net/"]),
  embed("Issuu", ["issuu.com/", "e.issuu.com/"]),
  embed("Matterport", ["my.matterport.com/"]),
  embed("Facebook-Einbindung", ["facebook.com/plugins/", "connect.facebook.net/"], {
    script: [
      "//connect.facebook.net/de_de/sdk.js",
      "//connect.facebook.net/en_us/sdk.js",
      "//connect.facebook.net/de_de/all.js",
    ],
  }),
  embed("Instagram-Einbindung", ["instagram.com/embed.js", "instagram.com/p/", "instagram.com/reel/"]),
  embed("X-Einbindung", ["platform.twitter.com/", "platform.x.com/"], {
    script: ["//platform.twitter.com/widgets.js"],
  }),
  embed("TikTok-Einbindung", ["tiktok.com/embed"]),
  embed("Pinterest-Einbindung", ["assets.pinterest.com/"]),
  embed("LinkedIn-Einbindung", ["platform.linkedin.com/", "linkedin.com/embed/"]),
];
