// Typefaces from other people's servers.
import type { Service } from "./service.ts";

export const googleFonts: Service = {
  name: "Google Fonts",
  purpose: "fonts",
  at: ["fonts.googleapis.com/", "fonts.gstatic.com/"],
  style: ["//fonts.googleapis.com/", "//fonts.gstatic.com/"],
  script: [
    // A well-known script keeps maps from loading Google's typefaces and names them for it.
    ["//fonts.googleapis.com/css", "!insertbefore.call", "!document.cookie"],
    ...["webfontconfig", "webfont.load("].flatMap((loader) =>
      ["google:{", "google: {", '"google"', "'google'"].map((provider) => [loader, provider, "families"]),
    ),
  ],
};

export const fontServices: readonly Service[] = [
  googleFonts,
  {
    name: "Adobe Fonts",
    purpose: "fonts",
    at: ["use.typekit.net/", "use.typekit.com/", "p.typekit.net/"],
    style: ["//use.typekit.net/", "//p.typekit.net/"],
    script: [
      "//use.typekit.net/",
      "//use.typekit.com/",
      ["webfont.load(", "typekit:"],
      ["webfontconfig", "typekit:"],
    ],
  },
  { name: "Bunny Fonts", purpose: "fonts", at: ["fonts.bunny.net/"], style: ["//fonts.bunny.net/"] },
  {
    name: "Monotype Fonts",
    purpose: "fonts",
    at: ["fast.fonts.net/", "fast.fonts.com/"],
    style: ["//fast.fonts.net/", "//fast.fonts.com/"],
    script: ["//fast.fonts.net/"],
  },
  {
    name: "Font Awesome",
    purpose: "fonts",
    at: [
      "use.fontawesome.com/",
      "kit.fontawesome.com/",
      "pro.fontawesome.com/",
      "ka-f.fontawesome.com/",
      "ka-p.fontawesome.com/",
    ],
    style: ["//use.fontawesome.com/", "//kit.fontawesome.com/", "//pro.fontawesome.com/"],
    script: ["//use.fontawesome.com/", "//kit.fontawesome.com/", "//pro.fontawesome.com/"],
  },
];
