// What a page is built with, as far as its HTML and headers reveal it.
import type { Technology } from "#contract/seo-figures.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { findMetaContent } from "../page/meta-tags.ts";
import { buildToolFingerprints } from "./build-tools.ts";
import { type Detection, detect } from "./detect.ts";
import { libraryFingerprints } from "./libraries.ts";
import { pageBuilders, wordpressExtensions } from "./page-builders.ts";
import { listReactBenefits } from "./react-benefits.ts";
import { scriptFrameworks } from "./script-frameworks.ts";
import { serverFingerprints } from "./servers.ts";
import { detectServices, type SeenService } from "./services/detect-services.ts";
import { shopParts, shopSystems } from "./shops.ts";
import { contentSystems, siteGenerators, websiteBuilders } from "./systems.ts";
import { collectTraces } from "./traces.ts";

/** The best description of the whole site comes first: a shop that uses Vue is a shop. */
export const systemFingerprints = [...shopSystems, ...contentSystems, ...websiteBuilders, ...siteGenerators];
export const libraryAndPluginFingerprints = [
  ...shopParts,
  ...pageBuilders,
  ...wordpressExtensions,
  ...libraryFingerprints,
];

export function detectTechnology(facts: PageFacts): Technology {
  const seen = collectTraces(facts);
  const systems = detect(systemFingerprints, seen, "scripts and sheets").slice(0, 1);
  const [framework, ...frameworks] = [...systems, ...detect(scriptFrameworks, seen, "scripts and sheets")];
  const parts = [...detect(libraryAndPluginFingerprints, seen), ...frameworks];
  const buildTools = detect(buildToolFingerprints, seen);
  const libraries = listNames(parts);
  // A typeface of icons may be a library as well, with its version.
  const services = detectServices(facts).filter(({ service }) => !libraries.includes(service.name));
  const servers = detect(serverFingerprints, seen);
  const usesReact = [framework, ...frameworks].some((one) => one?.fingerprint.react);
  return {
    framework: framework?.fingerprint.name ?? null,
    libraries,
    buildTools: listNames(buildTools),
    isModern: isModern(facts, libraries),
    reactBenefits: usesReact ? [] : listReactBenefits(facts, libraries),
    services: [...services.map(({ service }) => service.name), ...listNames(servers)],
    versions: {
      ...collectVersions([...(framework ? [framework] : []), ...parts, ...buildTools, ...servers]),
      ...versionsOf(services),
    },
  };
}

function listNames(found: readonly Detection[]): string[] {
  return found.map(({ fingerprint }) => fingerprint.name);
}

function collectVersions(found: readonly Detection[]): Record<string, string> {
  return Object.fromEntries(
    found.flatMap(({ fingerprint, version }) => (version === null ? [] : [[fingerprint.name, version]])),
  );
}

function versionsOf(services: readonly SeenService[]): Record<string, string> {
  return Object.fromEntries(
    services.flatMap(({ service, version }) => (version === null ? [] : [[service.name, version]])),
  );
}

/** Obsolete: browsers have these features built in. */
const outdatedLibraries = new Set(["jQuery Migrate", "MooTools", "Prototype", "Modernizr"]);

/**
 * Modern = all of: HTML5 doctype, viewport with device-width, https, UTF-8, no plug-in content (object, embed with
 * Flash) and none of the outdated libraries. A rule about the page, not a judgement on who made it.
 */
function isModern(facts: PageFacts, libraries: readonly string[]): boolean {
  const { html, fetched } = facts;
  const viewport = findMetaContent(html.metas, "viewport") ?? "";
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
