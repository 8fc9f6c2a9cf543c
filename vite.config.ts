import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import unocss from "unocss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [unocss(), cloudflare({ viteEnvironment: { name: "ssr" }, remoteBindings: false }), reactRouter()],
  // One stylesheet for the whole site: pages carry their part of it inline, the rest arrives after load.
  build: {
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The first browsers with light-dark(); for older ones it would be replaced at twice the size.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
  },
});
