import { defineConfig, presetIcons, presetWind3 } from "unocss";
import { shortcuts, theme } from "./app/styles/theme.ts";

export default defineConfig({
  presets: [presetWind3({ preflight: false }), presetIcons({ mode: "mask" })],
  content: { pipeline: { include: [/app\/.*\.tsx?$/] } },
  outputToCssLayers: true,
  // Words of our code that UnoCSS would take for utilities.
  blocklist: ["blur", "filter", "transition", "container", /^h[1-6]$/, /^[a-z]$/],
  // Individual transform properties need none of the preset's forty custom properties.
  rules: [
    [/^rotate-(\d+)$/, ([, degrees]) => ({ rotate: `${degrees}deg` })],
    ["-translate-y-1/2", { translate: "0 -50%" }],
    ["transition-transform", { transition: "transform 0.15s, rotate 0.15s, translate 0.15s" }],
  ],
  theme,
  shortcuts,
  // What all icons share stands once, in styles/icons.css.
  postprocess: (utility) => {
    if (!utility.selector.startsWith(".i-")) return;
    utility.entries = utility.entries.filter(([property]) => property === "--un-icon");
  },
});
