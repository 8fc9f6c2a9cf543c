// What is uploaded as the Worker: the built one without the code of pages, which were rendered by it before, and minified.
import { existsSync, globSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "vite";
import { uploadWeight } from "./uploaded-worker.ts";

const BUILT = "build/server";
const UPLOAD = "build/upload";
/** The one way from the Worker to the pages' code: worker/render-page.ts. */
const RENDERING = /\/render-page-[\w-]+\.js$/;

/** Every page is a file of the site by now; who asks for one that is not there has lost it on the way. */
const noPages: Plugin = {
  name: "no-pages",
  enforce: "pre",
  load: {
    filter: { id: RENDERING },
    handler: () => 'export const renderPage = () => { throw new Error("This page was not built."); };',
  },
};

/** With its own source map, so that the last one leads to the files that somebody wrote. */
const withMaps: Plugin = {
  name: "with-maps",
  load: {
    filter: { id: /\/build\/server\/.*\.js$/ },
    handler: (id) => ({
      code: readFileSync(id, "utf8"),
      // A file of one line has none.
      map: existsSync(`${id}.map`) ? readFileSync(`${id}.map`, "utf8") : null,
    }),
  },
};

await finishWorker();

async function finishWorker(): Promise<void> {
  if (globSync(`${BUILT}/assets/render-page-*.js`).length !== 1)
    throw new Error("The code of the pages is not where worker/pages.ts asks for it.");
  await build({
    configFile: false,
    logLevel: "warn",
    plugins: [noPages, withMaps],
    build: {
      ssr: true,
      outDir: UPLOAD,
      emptyOutDir: true,
      minify: true,
      sourcemap: true,
      target: "es2024",
      copyPublicDir: false,
      rolldownOptions: {
        input: path.join(BUILT, "index.js"),
        external: /^(cloudflare|node):/,
        // The platform takes every export of the entry for a handler.
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "index.js", chunkFileNames: "assets/[name]-[hash].js" },
      },
    },
  });
  renameSync(path.join(BUILT, "wrangler.json"), path.join(UPLOAD, "wrangler.json"));
  rmSync(BUILT, { recursive: true });
  renameSync(UPLOAD, BUILT);
  const { upload, start } = uploadWeight();
  console.log(`Worker: ${upload} kB compressed, ${start} kB of it read at every start`);
}
