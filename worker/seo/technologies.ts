// What a page is built with, as far as its HTML and headers give it away.
import type { Technology } from "#contract/seo-report.ts";
import type { PageFacts } from "./page-facts.ts";
import { reactBenefits } from "./react-benefits.ts";
import { resourcesOf } from "./resources.ts";
import { metaContent } from "./social.ts";
import {
  buildToolSigns,
  frameworkSigns,
  librarySigns,
  type Sign,
  scriptFrameworks,
} from "./technology-signs.ts";

export function technologyOf(facts: PageFacts): Technology {
  const seen = traces(facts);
  const systems = frameworkSigns.filter((sign) => matches(sign, seen));
  const [framework, ...others] = systems;
  const libraries = [
    ...librarySigns.filter((sign) => matches(sign, seen)),
    ...others.filter((sign) => scriptFrameworks.has(sign.name)),
  ].map((sign) => sign.name);
  const usesReact = systems.some((sign) => sign.react);
  return {
    framework: framework?.name ?? null,
    libraries,
    buildTools: buildToolSigns.filter((sign) => matches(sign, seen)).map((sign) => sign.name),
    isModern: isModern(facts, libraries),
    reactBenefits: usesReact ? [] : reactBenefits(facts, libraries),
  };
}

/** Hostile pages may list any number of addresses of any length; scripts and stylesheets come first in the list. */
const mostResources = 1000;
const longestAddress = 2048;

interface Traces {
  generators: string[];
  resources: string[];
  markers: string[];
  headers: string[];
}

function traces(facts: PageFacts): Traces {
  return {
    generators: facts.html.metas
      .filter((meta) => meta.name?.trim().toLowerCase() === "generator")
      .map((meta) => meta.content?.trim() ?? ""),
    resources: resourcesOf(facts)
      .slice(0, mostResources)
      .map((resource) => resource.url.slice(0, longestAddress)),
    markers: facts.html.markers,
    headers: Object.entries(facts.fetched.headers).map(([name, value]) => `${name}: ${value}`),
  };
}

function matches(sign: Sign, seen: Traces): boolean {
  const any = (pattern: RegExp | undefined, values: string[]) =>
    pattern !== undefined && values.some((value) => pattern.test(value));
  return (
    any(sign.generator, seen.generators) ||
    any(sign.resource, seen.resources) ||
    any(sign.marker, seen.markers) ||
    any(sign.header, seen.headers)
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
