import { defineConfig, presetIcons, presetWind3 } from "unocss";
import { shortcuts, theme } from "./app/styles/theme.ts";

export default defineConfig({
  presets: [
    presetWind3({ preflight: "on-demand" }),
    presetIcons({
      mode: "mask",
      extraProperties: { display: "inline-block", "vertical-align": "-0.15em", flex: "none" },
    }),
  ],
  content: { pipeline: { include: [/app\/.*\.tsx?$/] } },
  outputToCssLayers: true,
  theme,
  shortcuts,
});
