// What a page is built with, as far as its HTML and headers give it away.
import type { Technology } from "#contract/seo-report.ts";
import type { PageFacts } from "./page-facts.ts";
import { reactBenefits } from "./react-benefits.ts";
import { metaContent } from "./social.ts";
import { analyticsSigns } from "./technology/analytics.ts";
import { buildToolSigns } from "./technology/build-tools.ts";
import { consentSigns } from "./technology/consent-tools.ts";
import { bookingSigns, captchaSigns, chatSigns } from "./technology/contact-tools.ts";
import { mediaSigns } from "./technology/embedded-media.ts";
import { librarySigns } from "./technology/libraries.ts";
import { type Found, foundIn } from "./technology/match.ts";
import { pageBuilders, wordpressExtensions } from "./technology/page-builders.ts";
import { scriptFrameworks } from "./technology/script-frameworks.ts";
import { serverSigns } from "./technology/servers.ts";
import { shopParts, shopSystems } from "./technology/shops.ts";
import { contentSystems, siteGenerators, websiteBuilders } from "./technology/systems.ts";
import { tracesOf } from "./technology/traces.ts";

/** What describes the whole site best comes first: a shop that uses Vue is a shop. */
export const systemSigns = [...shopSystems, ...contentSystems, ...websiteBuilders, ...siteGenerators];
export const partSigns = [...shopParts, ...pageBuilders, ...wordpressExtensions, ...librarySigns];
export const serviceSigns = [
  ...analyticsSigns,
  ...consentSigns,
  ...chatSigns,
  ...bookingSigns,
  ...captchaSigns,
  ...mediaSigns,
  ...serverSigns,
];

export function technologyOf(facts: PageFacts): Technology {
  const seen = tracesOf(facts);
  const systems = foundIn(systemSigns, seen, "scripts and sheets").slice(0, 1);
  const [framework, ...frameworks] = [...systems, ...foundIn(scriptFrameworks, seen, "scripts and sheets")];
  const parts = [...foundIn(partSigns, seen), ...frameworks];
  const buildTools = foundIn(buildToolSigns, seen);
  const services = foundIn(serviceSigns, seen);
  const libraries = namesOf(parts);
  const usesReact = [framework, ...frameworks].some((one) => one?.sign.react);
  return {
    framework: framework?.sign.name ?? null,
    libraries,
    buildTools: namesOf(buildTools),
    isModern: isModern(facts, libraries),
    reactBenefits: usesReact ? [] : reactBenefits(facts, libraries),
    services: namesOf(services),
    versions: versionsOf([...(framework ? [framework] : []), ...parts, ...buildTools, ...services]),
  };
}

function namesOf(found: readonly Found[]): string[] {
  return found.map(({ sign }) => sign.name);
}

function versionsOf(found: readonly Found[]): Record<string, string> {
  return Object.fromEntries(
    found.flatMap(({ sign, version }) => (version === null ? [] : [[sign.name, version]])),
  );
}

/** Libraries whose time is over: browsers do their work today. */
const outdatedLibraries = new Set(["jQuery Migrate", "MooTools", "Prototype", "Modernizr"]);

/**
 * Modern = all of: HTML5 doctype, viewport with device-width, https, UTF-8, no plug-in content (object, embed with
 * Flash) and none of the outdated libraries. A rule about the page, not a judgement on who made it.
 */
function isModern(facts: PageFacts, libraries: readonly string[]): boolean {
  const { html, fetched } = facts;
  const viewport = metaContent(html.metas, "viewport") ?? "";
  const flash = html.media.some(
    ({ tag, src }) => (tag === "object" || tag === "embed") && /\.swf(?:[?#]|$)/i.test(src ?? ""),
  );
  return (
    /^doctype html$/i.test((html.doctype ?? "").trim()) &&
    /width\s*=\s*device-width/i.test(viewport) &&
    fetched.url.startsWith("https:") &&
    html.charset === "utf-8" &&
    !flash &&
    !libraries.some((name) => outdatedLibraries.has(name))
  );
}
