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
const FEATURES = readdirSync("app/features", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** Where a language model is asked, and what it may answer is described. */
const MODEL_SIDE = [
  "worker/chat/ask-model.ts",
  "worker/chat/model/**",
  "worker/design/ask-comment.ts",
  "worker/design/comment/**",
  "worker/ports/model/**",
];
const WORKER_FEATURES = ["seo", "design", "chat", "pricing", "mail", "quota"];

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
    butMayReach: ["app/sections/**", ...BUILDING_BLOCKS, "app/styles/**", ...PACKAGES],
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
    mayNotReach: ["app/features/**", "app/routes/**"],
    butMayReach: [`app/features/${feature}/**`],
    why: "Routes compose; a feature can be removed by deleting its folder.",
    bad: { file: `app/features/${feature}/x.ts`, text: 'import "#app/features/other/y.ts";' },
  })),
  ...WORKER_FEATURES.map((feature) => ({
    name: `worker part ${feature} imports no other part`,
    from: [`worker/${feature}/**`],
    mayNotReach: [...WORKER_FEATURES.map((other) => `worker/${other}/**`), "worker/routes/**"],
    butMayReach: [`worker/${feature}/**`, ...(feature === "chat" ? ["worker/pricing/**"] : [])],
    why: "Routes compose; chat alone may ask the price rules.",
    bad: {
      file: `worker/${feature}/x.ts`,
      text: `import "#worker/${feature === "seo" ? "quota" : "seo"}/y.ts";`,
    },
  })),
  {
    name: "app never imports worker",
    from: ["app/**"],
    mayNotReach: ["worker/**", "scripts/**", "test/**", "cloudflare:*", "hono", "hono/**"],
    why: "The browser must not download the server.",
    bad: { file: "app/x.ts", text: 'import type { Env } from "#worker/env.ts"; export type X = Env;' },
  },
  {
    name: "worker shares contract and content with app, nothing else",
    from: ["worker/**"],
    mayNotReach: ["app/**", "scripts/**", "test/**", "react", "react-dom", "react-dom/**"],
    butMayReach: ["app/contract/**", "app/content/**"],
    why: "The API knows no component.",
    bad: {
      file: "worker/x.ts",
      text: 'import { builtPaths } from "#app/paths.ts"; export const x = builtPaths;',
    },
  },
  {
    name: "adapters are picked at the root of the Worker",
    from: ["worker/**"],
    except: ["worker/{services,mail-sending,chat-model,design-comment,design-rating}.ts", "worker/ports/**"],
    mayNotReach: ["worker/ports/**"],
    butMayReach: ["worker/ports/*/port.ts"],
    why: "Production and local twin are exchanged in one place each; a Durable Object, which gets no services, needs one too.",
    bad: {
      file: "worker/routes/x.ts",
      text: 'import { send } from "../ports/mail/mailchannels.ts"; send();',
    },
  },
  {
    name: "zod and the AI SDK stay where a model is asked [EDGE-21]",
    from: ["app/**", "worker/**"],
    except: MODEL_SIDE,
    mayNotReach: [
      "zod",
      "zod/**",
      "ai",
      "ai/**",
      "@ai-sdk/**",
      "workers-ai-provider",
      "workers-ai-provider/**",
    ],
    why: "Browsers and the rest of the Worker describe what travels with valibot, and load nothing of a model.",
    bad: { file: "app/contract/x.ts", text: 'import { z } from "zod"; export const x = z.string();' },
  },
  {
    name: "what a model may return is described with zod alone [EDGE-21]",
    from: MODEL_SIDE,
    mayNotReach: ["valibot"],
    why: "The AI SDK turns zod schemas into what it asks the model for; of valibot's it makes nothing.",
    bad: {
      file: "worker/chat/model/x.ts",
      text: 'import * as v from "valibot"; export const x = v.string();',
    },
  },
  {
    name: "platform and raw environment stay at the edge",
    from: ["worker/**"],
    except: [
      "worker/{index,config,services,env,design-rating}.ts",
      "worker/quota/seo-quota.ts",
      "worker/seo/site-crawl/site-crawl.ts",
      "worker/chat/chat-session.ts",
      "worker/mail/outbox.ts",
      "worker/ports/**",
    ],
    mayNotReach: ["cloudflare:*", "worker/env.ts"],
    why: "Everything else runs in Node, in tests and in the audit command too.",
    bad: { file: "worker/seo/x.ts", text: 'import { env } from "cloudflare:workers"; export const x = env;' },
  },
  {
    name: "an audit sees facts, nothing else",
    from: ["worker/seo/{audits,legal}/**"],
    throughOthersToo: true,
    mayNotReach: [
      ...["cloudflare:*", "node:*", "hono", "hono/**"],
      "worker/*.ts",
      "worker/{http,routes,quota,ports,mail,chat,design}/**",
      "worker/seo/{collectors,scanner}/**",
      "worker/seo/{analyse,collect,fetch,follow,html,watched,run,build}-*.ts",
      "worker/address-guard/**",
      "worker/seo/{registry,score,progress,legal-findings}.ts",
    ],
    why: "An audit is pure: the same facts give the same finding, in the Worker and in the terminal.",
    bad: {
      file: "worker/seo/audits/x.ts",
      text: 'import { fetchPage } from "../fetch-page.ts"; fetchPage();',
    },
  },
];

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
