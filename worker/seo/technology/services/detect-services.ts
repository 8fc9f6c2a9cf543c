// Which services a page uses, and whether they run as it opens. Technology and law both read this, so that neither can name
// what the other does not.

import { allServices, unescapeSlashes } from "../../../third-parties/all-services.ts";
import { needsConsent, type Service, showsSign, textsOf } from "../../../third-parties/service.ts";
import {
  serviceAt,
  servicesByFile,
  servicesWithClues,
  servicesWithMarks,
  servicesWithStyles,
  signsBeside,
  signsByText,
} from "../../../third-parties/service-index.ts";
import { memoizeByFacts } from "../../html/memoize-by-facts.ts";
import type { PageFacts, ScriptFact } from "../../html/page-facts.ts";
import { type Load, listLoads } from "./loads.ts";
import { scriptState } from "./script-state.ts";

export interface SeenService {
  service: Service;
  /** As the page opens, without anybody's consent; otherwise it waits. */
  runs: boolean;
  /** It runs, and keeps or reads something on the device. */
  needsConsent: boolean;
  /** Addresses, or where in the HTML it shows. */
  at: string[];
  /** Hosts it is loaded from, as far as they can be seen. */
  hosts: string[];
  version: string | null;
}

const inScript = "Skript im HTML";
const inStyle = "Stylesheet im HTML";
const heldInScript = "zurückgehaltenes Skript im HTML";
const MAX_PLACES = 10;
const MAX_LINKS = 1000;
const MAX_LINK_LENGTH = 300;
/** A page of scripts only is an attack. */
const MAX_SCRIPTS = 2000;

export const detectServices = memoizeByFacts((facts: PageFacts): readonly SeenService[] => {
  const seen = new Sightings();
  const scripts = facts.html.scripts.slice(0, MAX_SCRIPTS);
  for (const load of listLoads(facts)) seeLoad(seen, load);
  for (const script of scripts) seeScript(seen, script);
  seeStyles(seen, facts);
  seeClues(seen, facts);
  for (const script of scripts) seeBeside(seen, script);
  return seen.list(scripts);
});

/** The same for one kind, running ones only. */
export function detectRunning(facts: PageFacts, isWanted: (service: Service) => boolean): SeenService[] {
  return detectServices(facts).filter(({ runs, service }) => runs && isWanted(service));
}

interface Sighting {
  runs: boolean;
  at: Set<string>;
  heldAt: Set<string>;
  hosts: Set<string>;
  version: string | null;
}

class Sightings {
  private readonly found = new Map<Service, Sighting>();

  add(
    service: Service,
    runs: boolean,
    at: string,
    host = hostOf(service.at?.[0]),
    version: string | null = null,
  ): void {
    const one: Sighting = this.found.get(service) ?? {
      runs: false,
      at: new Set(),
      heldAt: new Set(),
      hosts: new Set(),
      version: null,
    };
    this.found.set(service, one);
    if (runs && host !== "" && one.hosts.size < MAX_PLACES) one.hosts.add(host);
    one.runs ||= runs;
    one.version ??= version;
    const places = runs ? one.at : one.heldAt;
    if (places.size < MAX_PLACES) places.add(at);
  }

  isAt(service: Service, at: string): boolean {
    const one = this.found.get(service);
    return one !== undefined && (one.at.has(at) || one.heldAt.has(at));
  }

  isRunning(names: readonly string[]): boolean {
    return [...this.found].some(([{ name }, { runs }]) => runs && names.includes(name));
  }

  has(names: readonly string[]): boolean {
    return [...this.found.keys()].some(({ name }) => names.includes(name));
  }

  list(scripts: readonly ScriptFact[]): SeenService[] {
    return allServices.flatMap((service) => {
      const sighting = this.found.get(service);
      if (sighting === undefined || (service.fallbackFor !== undefined && this.has(service.fallbackFor)))
        return [];
      const { runs, at, heldAt, hosts, version } = sighting;
      return {
        service,
        runs,
        needsConsent: runs && needsConsent(service.purpose) && !isQuiet(service, scripts),
        at: [...(runs ? at : heldAt)],
        hosts: [...hosts],
        version,
      };
    });
  }
}

function seeLoad(seen: Sightings, load: Load): void {
  const service = serviceAt(load);
  // What nobody sees is no content.
  if (service !== null && !(load.isUnseen && service.purpose === "embed")) {
    // Pictures there are icons.
    if (service.purpose !== "fonts" || load.kind !== "img")
      seen.add(service, load.runs, load.url, load.host, load.packageVersion);
  }
  for (const { service: other, version } of servicesByFile(load, service !== null))
    seen.add(other, load.runs, load.url, load.host, version);
}

function seeScript(seen: Sightings, script: ScriptFact): void {
  if (script.marks === undefined && script.signs === undefined) return;
  const { isHeld, runs } = scriptState(script);
  if (script.marks !== undefined) {
    for (const service of servicesWithMarks) {
      if (service.mark?.some((mark) => textsOf(mark).all.every((one) => hasMark(script, one))))
        seen.add(service, runs, inScript);
    }
  }
  if (script.signs === undefined || !(runs || isHeld)) return;
  const at = runs ? inScript : heldInScript;
  const signs = new Set(script.signs.map(unescapeSlashes));
  for (const sign of signs) {
    for (const { service, texts } of signsByText.get(sign) ?? []) {
      if (seen.isAt(service, at) || !showsSign(texts, signs)) continue;
      const address = texts.all.find((text) => text.startsWith("//")) ?? `//${service.at?.[0] ?? ""}`;
      seen.add(service, runs, at, hostOf(address.slice(2)));
    }
  }
}

/** @param place "host/path" */
function hostOf(place = ""): string {
  return place.split("/", 1)[0] ?? "";
}

/** Commands to a service that is there. */
function seeBeside(seen: Sightings, script: ScriptFact): void {
  if (script.signs === undefined || !scriptState(script).runs) return;
  const signs = new Set(script.signs);
  for (const { service, texts } of signsBeside) {
    if (seen.isAt(service, inScript) || !showsSign(texts, signs)) continue;
    if (seen.isRunning(service.scriptBeside?.services ?? [])) seen.add(service, true, inScript);
  }
}

/** @param mark "data-x", "data-x*", "id=x", "class=x*", "type=x" */
function hasMark({ marks = {}, type }: ScriptFact, mark: string): boolean {
  const equals = mark.indexOf("=");
  if (equals < 0) return Object.keys(marks).some((name) => fits(name, mark));
  const [name, value] = [mark.slice(0, equals), mark.slice(equals + 1)];
  const written = (name === "type" ? type : marks[name])?.trim().toLowerCase() ?? "";
  return (name === "class" ? written.split(/\s+/) : [written]).some((one) => fits(one, value));
}

/** @param wanted a final "*" matches any ending */
function fits(text: string, wanted: string): boolean {
  return wanted.endsWith("*") ? text.startsWith(wanted.slice(0, -1)) : text === wanted;
}

function seeStyles(seen: Sightings, { html }: PageFacts): void {
  for (const service of servicesWithStyles) {
    for (const sign of html.styleSigns)
      if (service.style?.includes(sign)) seen.add(service, true, inStyle, hostOf(sign.slice(2)));
  }
}

function seeClues(seen: Sightings, { html }: PageFacts): void {
  const boxes = html.boxNames.map((name) => name.toLowerCase());
  const links = clicksOf(html).map((target) => target.slice(0, MAX_LINK_LENGTH).trim().toLowerCase());
  for (const service of servicesWithClues) {
    const { box, link, marker } = service;
    const isBoxed = box?.some((sign) =>
      textsOf(sign).all.every((name) => boxes.some((one) => fits(one, name))),
    );
    const isMarked = marker?.some((wanted) => html.markers.some((one) => fits(one, wanted)));
    const isLinked = link !== undefined && links.some((href) => link.test(href));
    if (isBoxed || isMarked || isLinked) seen.add(service, true, "im HTML");
  }
}

/** Where links lead, and what a click on them calls. */
function clicksOf({ anchors, scriptedAnchors = [] }: PageFacts["html"]): string[] {
  const targets = anchors.slice(0, MAX_LINKS).map(({ href }) => href);
  const calls = [...anchors.slice(0, MAX_LINKS), ...scriptedAnchors.slice(0, MAX_LINKS)];
  return [...targets, ...calls.map(({ onclick }) => onclick ?? "")];
}

/** It is told to do without access to the visitor's device. */
function isQuiet({ quietBy }: Service, scripts: readonly ScriptFact[]): boolean {
  if (quietBy === undefined) return false;
  return scripts.some(
    (script) =>
      quietBy.script?.some((text) => script.signs?.includes(text)) ||
      quietBy.mark?.some((mark) => hasMark(script, mark)),
  );
}
