// The import rules of ARCHITECTURE.md as data, and the check that applies them.
import { readdirSync } from "node:fs";
import { matchesGlob } from "node:path";
import { type Import, reachedFrom, type SourceFile } from "./source-imports.ts";

export interface ImportRule {
  name: string;
  /** Globs of the files the rule speaks about. */
  from: readonly string[];
  except?: readonly string[];
  /** Whether imports of the imported files count as well, however far down. */
  throughOthersToo?: boolean;
  /** Globs of project files they may not reach (packages: by name), … */
  mayNotReach: readonly string[];
  /** … but these of them they may, … */
  butMayReach?: readonly string[];
  /** … and these as types only. */
  butMayReachTypesOf?: readonly string[];
  why: string;
  /** A file that breaks the rule, to prove that it bites. */
  bad: { file: string; text: string };
}

const ANYTHING = ["**"];
const PACKAGES = ["react", "react-dom", "react-dom/**", "react-router", "react-router/**"];
const BUILDING_BLOCKS = ["app/ui/**", "app/hooks/**", "app/format/**"];
const FEATURES = foldersIn("app/features");
const PAGES = foldersIn("app/pages");
const WORKER_FEATURES = [
  "seo",
  "design",
  "consent",
  "browser-check",
  "chat",
  "pricing",
  "mail",
  "quota",
  "shared-reports",
  "watch",
];

export const importRules: readonly ImportRule[] = [
  {
    name: "contract imports valibot only",
    from: ["app/contract/**"],
    mayNotReach: ANYTHING,
    butMayReach: ["app/contract/**", "valibot"],
    why: "What travels must load in browser, Worker, Node and tests alike.",
    bad: {
      file: "app/contract/x.ts",
      text: 'import { owner } from "#content/owner.ts"; export const x = owner;',
    },
  },
  {
    name: "content imports types only",
    from: ["app/content/**"],
    mayNotReach: ANYTHING,
    butMayReach: ["app/content/**"],
    butMayReachTypesOf: ["app/contract/**", "app/paths.ts"],
    why: "Words and figures can be edited without knowing the code that shows them.",
    bad: {
      file: "app/content/x.ts",
      text: 'import { Sign } from "#app/ui/sign.tsx"; export const x = Sign;',
    },
  },
  {
    name: "building blocks import nothing above them",
    from: BUILDING_BLOCKS,
    mayNotReach: ANYTHING,
    // Numbers look the same in texts and on what is drawn.
    butMayReach: [...BUILDING_BLOCKS, "app/styles/**", "app/content/figures.ts", ...PACKAGES],
    why: "A dialog or a hook that knows a feature cannot be used by the next one.",
    bad: {
      file: "app/ui/x.tsx",
      text: 'import { messages } from "#content/messages.ts"; export const x = messages;',
    },
  },
  {
    name: "sections get their words as props",
    from: ["app/sections/**"],
    mayNotReach: ANYTHING,
    butMayReach: [
      "app/sections/**",
      ...BUILDING_BLOCKS,
      "app/styles/**",
      "app/content/figures.ts",
      ...PACKAGES,
    ],
    butMayReachTypesOf: ["app/content/**", "app/paths.ts"],
    why: "The same section stands on several pages with different words.",
    bad: {
      file: "app/sections/x.tsx",
      text: 'import { counts } from "#content/constants.ts"; export const x = counts;',
    },
  },
  ...FEATURES.map((feature) => ({
    name: `feature ${feature} imports no other feature and no route`,
    from: [`app/features/${feature}/**`],
    mayNotReach: ["app/features/**", "app/pages/**"],
    butMayReach: [`app/features/${feature}/**`],
    why: "Routes compose; a feature can be removed by deleting its folder.",
    bad: { file: `app/features/${feature}/x.ts`, text: 'import "#app/features/other/y.ts";' },
  })),
  ...PAGES.map((page) => ({
    name: `page ${page} imports no other page`,
    from: [`app/pages/${page}/**`],
    mayNotReach: ["app/pages/**"],
    butMayReach: [`app/pages/${page}/**`],
    why: "What two pages share lies in features or sections; a page can be removed by deleting its folder.",
    bad: { file: `app/pages/${page}/x.ts`, text: 'import "#app/pages/other/y.ts";' },
  })),
  ...WORKER_FEATURES.map((feature) => ({
    name: `worker part ${feature} imports no other part`,
    from: [`worker/${feature}/**`],
    mayNotReach: [...WORKER_FEATURES.map((other) => `worker/${other}/**`), "worker/routes/**"],
    butMayReach: [
      `worker/${feature}/**`,
      ...(feature === "chat" ? ["worker/pricing/**"] : []),
      ...(feature === "browser-check" ? ["worker/consent/**", "worker/design/**"] : []),
    ],
    why: "Routes compose; chat alone may ask the price rules, the browser check alone the facts of its reader of consent, and the marks of the design rating, by which it mends.",
    bad: {
      file: `worker/${feature}/x.ts`,
      text: `import "#worker/${feature === "seo" ? "quota" : "seo"}/y.ts";`,
    },
  })),
  {
    name: "worker shares contract and content with app, nothing else",
    from: ["worker/**"],
    mayNotReach: ["app/**"],
    butMayReach: ["app/contract/**", "app/content/**"],
    why: "The API knows no component.",
    bad: {
      file: "worker/x.ts",
      text: 'import { builtPaths } from "#app/paths.ts"; export const x = builtPaths;',
    },
  },
  {
    name: "adapters are picked where the services are put together",
    from: ["worker/**"],
    except: [
      "worker/services/{mail-sending,chat-model,design-comment,design-rating,browser-checks,browser-visits,report-sharing}.ts",
      "worker/ports/**",
    ],
    mayNotReach: ["worker/ports/**"],
    why: "Production and local twin are exchanged in one place each; a Durable Object, which gets no services, needs one too.",
    bad: {
      file: "worker/routes/x.ts",
      text: 'import { send } from "../ports/mail/mailchannels.ts"; send();',
    },
  },
  {
    name: "platform and raw environment stay at the edge",
    from: ["worker/**"],
    except: [
      "worker/{index,env}.ts",
      "worker/quota/seo-quota.ts",
      "worker/seo/kept-report/kept-report.ts",
      "worker/shared-reports/shared-report.ts",
      "worker/watch/{watch,watch-register}.ts",
      "worker/seo/site-crawl/site-crawl.ts",
      "worker/chat/chat-session.ts",
      "worker/mail/outbox/outbox.ts",
      "worker/tally/daily-totals.ts",
      "worker/ports/**",
    ],
    mayNotReach: ["cloudflare:*", "worker/env.ts"],
    why: "Everything else runs in Node, in tests and in the audit command too.",
    bad: { file: "worker/seo/x.ts", text: 'import { env } from "cloudflare:workers"; export const x = env;' },
  },
  {
    name: "the scanner imports nothing of the project",
    from: ["worker/seo/html/scanner/**"],
    mayNotReach: ["app/**", "worker/**", "scripts/**", "test/**", "cloudflare:*", "node:*"],
    butMayReach: ["worker/seo/html/scanner/**"],
    why: "It is a package inside the tree: its folder can be lifted out as it is.",
    bad: {
      file: "worker/seo/html/scanner/x.ts",
      text: 'import type { PageFacts } from "../page-facts.ts"; export type X = PageFacts;',
    },
  },
  {
    name: "the scanner is reached by its two entries",
    from: ["app/**", "worker/**", "scripts/**", "test/**"],
    except: ["worker/seo/html/scanner/**"],
    mayNotReach: ["worker/seo/html/scanner/**"],
    butMayReach: ["worker/seo/html/scanner/{markup-scanner,filtered-elements}.ts"],
    why: "Everything behind them can change without anybody noticing.",
    bad: {
      file: "worker/seo/html/x.ts",
      text: 'import { MAX_HEADINGS } from "./scanner/outline.ts"; export const x = MAX_HEADINGS;',
    },
  },
  {
    name: "an audit sees facts, nothing else",
    from: ["worker/seo/{audits,legal/checks}/**"],
    throughOthersToo: true,
    mayNotReach: [
      ...["cloudflare:*", "node:*", "hono", "hono/**"],
      "worker/*.ts",
      "worker/{http,routes,services,quota,ports,mail,chat,design}/**",
      "worker/seo/analyse-site.ts",
      "worker/seo/{fetch,site-crawl,html/collectors,html/scanner}/**",
      "worker/seo/html/{collect-facts,rewriter}.ts",
      "worker/address-guard/**",
      "worker/seo/engine/{registry,progress,run-audits,build-report}.ts",
      "worker/seo/legal/legal-findings.ts",
    ],
    why: "An audit is pure: the same facts give the same finding, in the Worker and in the terminal.",
    bad: {
      file: "worker/seo/audits/content/x.ts",
      text: 'import { fetchPage } from "../../fetch/fetch-page.ts"; fetchPage();',
    },
  },
];

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Imports of the files that break the rule, as `from → to`. */
export function violations(rule: ImportRule, files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => matches(path, rule.from) && !matches(path, rule.except))
    .flatMap((file) => (rule.throughOthersToo ? reachedFrom(file, files) : file.imports))
    .filter((one) => isForbidden(rule, one))
    .map(({ from, to }) => `${from} → ${to}`);
}

function isForbidden(rule: ImportRule, { to, isTypeOnly }: Import): boolean {
  if (!matches(to, rule.mayNotReach) || matches(to, rule.butMayReach)) return false;
  return !(isTypeOnly && matches(to, rule.butMayReachTypesOf));
}

function matches(path: string, globs: readonly string[] = []): boolean {
  return globs.some((glob) => matchesGlob(path, glob));
}
