import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import unocss from "unocss/vite";
import { defineConfig, type Plugin } from "vite";
import { PROXY_VARIABLE } from "./scripts/browser/wrapper.ts";
import { bundledModules } from "./scripts/build/bundled-modules.ts";
import { cssOwners } from "./scripts/build/css-owners.ts";
import { inPageScript } from "./scripts/build/in-page-script.ts";
import { mdx } from "./scripts/build/mdx.ts";
import { leaveDomain } from "./scripts/build/preview-worker.ts";
import { unasked } from "./scripts/build/unasked.ts";
import { writtenOnce } from "./scripts/build/written-once.ts";

/** One file for the libraries that every page needs: it stays in caches when only our own code changes. */
const libraries = { name: "libraries", test: /node_modules\/(react|react-dom|react-router|scheduler)\// };

/** The frame, but for what comes late, and small modules of it that routes use too: one file instead of a dozen. */
const frame = {
  name: "frame",
  test: /vite\/preload-helper|app\/(absolute-url|paths|seo-head|social-image|storage|structured-data|try-or|content\/(blog\/feed|blog\/slugs|constants|contact-link|footer|frame|navigation|owner)|features\/(consent\/consent-store|seo-check\/run-store|services\/late-price)|hooks\/(reduced-motion|use-hydrated|use-reveal)|sections\/(action-row|linked-text|opening)|shell\/(?!late\/)|ui\/(json-ld|late-part|sign))\.?/,
};

/** Every page's script lists all files: a hash cannot be compressed, and seven characters are the fewest it may have. */
const shortNames = {
  chunkFileNames: scriptName,
  entryFileNames: scriptName,
};

/** A page's files are called alike in every folder: what comes of them carries the page's name. */
function scriptName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, page, file] = /\/app\/pages\/([^/]+)\/(\w+)\.tsx/.exec(facadeModuleId ?? "") ?? [];
  if (file === "route") return `assets/${page}-[hash:7].js`;
  return `assets/${file === "sections" ? `${page}-` : ""}[name]-[hash:7].js`;
}

/** Without preloading and with one stylesheet, Vite's helper around dynamic imports has nothing to do. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

export default defineConfig({
  plugins: [
    plainImports,
    unasked,
    writtenOnce,
    cssOwners(),
    bundledModules(),
    unocss(),
    mdx(),
    inPageScript(),
    cloudflare({
      viteEnvironment: { name: "ssr" },
      remoteBindings: false,
      config: (worker) => {
        if (process.env.VITE_PREVIEW) leaveDomain(worker);
        // Set by scripts/dev.ts alone: a build has no browser.
        const BROWSER_PROXY = process.env[PROXY_VARIABLE];
        if (BROWSER_PROXY) worker.vars = { ...worker.vars, BROWSER_PROXY };
      },
    }),
    reactRouter(),
  ],
  // One stylesheet for the whole site: pages carry their part of it inline, the rest arrives after load.
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [libraries, frame] }, ...shortNames } },
      },
    },
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
