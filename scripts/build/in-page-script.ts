// Bundles worker/design/in-page to one string: the script that the design rating evaluates inside a rated page.
import path from "node:path";
import { build, type Plugin } from "vite";

const SOURCE = path.join(import.meta.dirname, "../../worker/design/in-page/snapshot.ts");
const MODULE = "virtual:in-page-script";
/** Rollup's convention for virtual modules: a leading zero byte. */
const RESOLVED = `\0${MODULE}`;
/** Local to the wrapper below. */
const NAME = "inPage";

interface InPageScript {
  /** An expression: evaluated, it reads the page and is its PageSnapshot. */
  expression: string;
  /** Absolute paths of its sources. */
  files: string[];
}

/** Serves `virtual:in-page-script` with `export const inPageScript`, updated when a source changes. */
export function inPageScript(): Plugin {
  return {
    name: "in-page-script",
    resolveId: { filter: { id: exactly(MODULE) }, handler: () => RESOLVED },
    load: {
      filter: { id: exactly(RESOLVED) },
      async handler() {
        const { expression, files } = await bundleInPageScript();
        for (const file of files) this.addWatchFile(file);
        return `export const inPageScript = ${JSON.stringify(expression)};`;
      },
    },
  };
}

/** Minified, for the Chromium of Browser Rendering and newer ones. Throws on missing or invalid sources. */
export async function bundleInPageScript(): Promise<InPageScript> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "chrome120",
      minify: true,
      lib: { entry: SOURCE, formats: ["iife"], name: NAME },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("The build of the in-page script watches");
  const [chunk] = output.output;
  return {
    expression: `(()=>{${chunk.code};return ${NAME}.takeSnapshot()})()`,
    files: chunk.moduleIds.filter((id) => path.isAbsolute(id)),
  };
}

function exactly(id: string): RegExp {
  return new RegExp(`^${id}$`);
}
