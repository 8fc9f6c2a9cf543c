// Bundles what the Worker evaluates inside other people's pages to one string each: for the design rating, the consent check, the speed of a visit, and what other readers of a check share.
import { readFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "vite";

const WORKER = path.join(import.meta.dirname, "../../worker");
const RULES = path.join(import.meta.dirname, "../../node_modules/@duckduckgo/autoconsent/rules/rules.json");
const MODULE = "virtual:in-page-script";
/** Rollup's convention for virtual modules: a leading zero byte. */
const RESOLVED = `\0${MODULE}`;
const RULES_MODULE = "virtual:autoconsent-rules";
/** Local to the wrappers below. */
const NAME = "inPage";

interface Script {
  source: string;
  /** What the bundle becomes in the page. @param code declares NAME */
  wrap: (code: string) => string;
}

const scripts = {
  design: {
    source: "design/in-page/snapshot.ts",
    wrap: (code) => `(()=>{${code};return ${NAME}.takeSnapshot()})()`,
  },
  consent: {
    source: "consent/in-page/consent.ts",
    wrap: (code) =>
      `(()=>{if(globalThis.paettkenConsent)return;${code};globalThis.paettkenConsent=${NAME}})()`,
  },
  check: {
    source: "browser-check/in-page/check.ts",
    wrap: (code) =>
      `(()=>{if(globalThis.paettkenCheck)return;${code};globalThis.paettkenCheck=${NAME}.check})()`,
  },
  // From the first moment of every document, but not in frames: what is measured there is theirs.
  speed: {
    source: "browser-check/in-page/speed/speed.ts",
    wrap: (code) => `(()=>{if(globalThis!==top)return;${code};globalThis.paettkenSpeed=${NAME}})()`,
  },
} satisfies Record<string, Script>;

interface InPageScript {
  /** Evaluated, that of the design rating is a PageSnapshot; those of the checks leave `paettkenConsent` and `paettkenCheck` in their world. */
  expression: string;
  /** Absolute paths of its sources. */
  files: string[];
}

/** Serves `virtual:in-page-script` with `export const inPageScript`, that of the design rating, updated when a source changes. */
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
export async function bundleInPageScript(name: keyof typeof scripts = "design"): Promise<InPageScript> {
  const { source, wrap }: Script = scripts[name];
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [autoconsentRules],
    build: {
      write: false,
      target: "chrome120",
      minify: true,
      lib: { entry: path.join(WORKER, source), formats: ["iife"], name: NAME },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("The build of the in-page script watches");
  const [chunk] = output.output;
  return { expression: wrap(chunk.code), files: chunk.moduleIds.filter((id) => path.isAbsolute(id)) };
}

function exactly(id: string): RegExp {
  return new RegExp(`^${id}$`);
}

/** Of the package's rules those that were written by hand: half a megabyte more was made for single sites. */
const autoconsentRules: Plugin = {
  name: "autoconsent-rules",
  resolveId: { filter: { id: exactly(RULES_MODULE) }, handler: () => `\0${RULES_MODULE}` },
  load: {
    filter: { id: exactly(`\0${RULES_MODULE}`) },
    handler: () => {
      const all = JSON.parse(readFileSync(RULES, "utf8")).autoconsent as { name: string }[];
      const rules = all.filter(({ name }) => !name.startsWith("auto_"));
      // As text: parsed much faster than as a literal of the language.
      return `export const autoconsent = JSON.parse(${JSON.stringify(JSON.stringify(rules))});`;
    },
  },
};
