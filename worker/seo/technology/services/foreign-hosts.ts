// Hosts of others that a page loads something from, without those that other checks speak of.

import { googleFonts } from "../../../third-parties/fonts.ts";
import { isTracker, type Service } from "../../../third-parties/service.ts";
import { serviceAt } from "../../../third-parties/service-index.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { listMetaContents } from "../../page/meta-tags.ts";
import { detectRunning } from "./detect-services.ts";
import { type Load, listLoads } from "./loads.ts";
import { hostsOfSystem } from "./system-hosts.ts";

export interface ForeignHost {
  host: string;
  /** Name of the service behind it, where it is known. */
  service: string | null;
}

/** Sorted by host, each once. @param system as the technology figure names it */
export function listForeignHosts(facts: PageFacts, system: string | null): ForeignHost[] {
  const generators = listMetaContents(facts.html.metas, "generator").map((one) => one.trim().toLowerCase());
  const ownHosts = hostsOfSystem(system, generators);
  const hosts = new Map<string, string | null>();
  for (const load of listLoads(facts)) {
    const service = serviceAt(load);
    if (
      load.own ||
      !load.runs ||
      isCovered(service, load) ||
      ownHosts.some((host) => isBelow(load.host, host))
    )
      continue;
    hosts.set(load.host, hosts.get(load.host) ?? service?.name ?? null);
  }
  // A stylesheet or script of the page itself may fetch them.
  const isOtherFont = (service: Service) => service.purpose === "fonts" && service !== googleFonts;
  for (const font of detectRunning(facts, isOtherFont))
    for (const host of font.hosts) hosts.set(host, font.service.name);
  return [...hosts]
    .map(([host, service]) => ({ host, service }))
    .sort((one, other) => (one.host < other.host ? -1 : 1));
}

function isCovered(service: Service | null, { isUnseen, kind }: Load): boolean {
  if (service === null) return false;
  if (service === googleFonts) return kind !== "img";
  return isTracker(service) || service.purpose === "consent" || (service.purpose === "embed" && !isUnseen);
}

function isBelow(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`);
}
