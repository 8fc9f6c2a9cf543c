import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import unocss from "unocss/vite";
import { defineConfig } from "vite";
import { mdx } from "./scripts/mdx.ts";

/** One file for the libraries that every page needs: it stays in caches when only our own code changes. */
const libraries = { name: "libraries", test: /node_modules\/(react|react-dom|react-router|scheduler)\// };

export default defineConfig({
  plugins: [
    unocss(),
    mdx(),
    cloudflare({ viteEnvironment: { name: "ssr" }, remoteBindings: false }),
    reactRouter(),
  ],
  // One stylesheet for the whole site: pages carry their part of it inline, the rest arrives after load.
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [libraries] } } } } },
  },
  build: {
    // Late parts have no dependencies of their own worth a helper that looks for them.
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The first browsers with light-dark(); for older ones it would be replaced at twice the size.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
  },
});
