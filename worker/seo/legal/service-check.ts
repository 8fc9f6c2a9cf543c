// What findings on services of others have in common: names, evidence, and what a consent tool may do about them.
import type { Evidence } from "#contract/seo-report.ts";
import { shortened } from "../../german/sentences.ts";
import type { Verdict } from "../engine/audit.ts";
import { unchecked } from "../engine/verdicts.ts";
import { germanNumber } from "../engine/wording.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { detectConsentTool } from "../technology/services/consent-tool.ts";
import type { SeenService } from "../technology/services/detect-services.ts";

/** More than any real page has. */
const maxNames = 20;

/** "Matomo, Hotjar"; only a hostile page has more than can be named. */
export function namesOf(services: readonly SeenService[]): string {
  const names = services.slice(0, maxNames).map(({ service }) => service.name.replace(/-Einbindung$/, ""));
  const left = services.length - names.length;
  return names.join(", ") + (left > 0 ? ` und ${germanNumber(left)} weitere` : "");
}

export function evidenceFor({ service, at }: SeenService, expected: string): Evidence {
  return { where: service.name, value: shortened(at[0] ?? "im HTML", 120), expected };
}

/** What has become of the services, as sentences with a blank in front. */
export function remarksOn(services: readonly SeenService[]): string {
  return services.flatMap(({ service: { remark } }) => (remark === undefined ? [] : ` ${remark}`)).join("");
}

/** "lädt" for one, "laden" for several. */
export function verbFor(services: readonly SeenService[], one: string, many: string): string {
  return services.length === 1 ? one : many;
}

/** A sentence with a blank in front: why a tool that is there does not help. */
export function aboutIdleTool(facts: PageFacts, services: readonly SeenService[]): string {
  const tool = detectConsentTool(facts);
  if (tool === null) return "";
  const one = services.length === 1;
  return ` ${tool.names.join(", ")} ist zwar da, kennt ${one ? "den Dienst" : "die Dienste"} aber nicht: Im HTML ${one ? "steht er" : "stehen sie"} ohne Kennzeichen.`;
}

/**
 * A tool may hold the services back, which only a browser shows; null without one, and with one that would have marked them.
 * @param held German accusative: "den Inhalt"
 */
export function doubtByTool(
  facts: PageFacts,
  services: readonly SeenService[],
  { held, expected }: { held: string; expected: string },
): Verdict | null {
  const tool = detectConsentTool(facts);
  if (tool === null || tool.holdsOnlyMarked) return null;
  const subject = tool.phrase.charAt(0).toUpperCase() + tool.phrase.slice(1);
  const found = `Im HTML ${verbFor(services, "steht", "stehen")} ${namesOf(services)}.`;
  const doubt = `${subject} kann ${held} zurückhalten; ob es das tut, zeigt erst der Browser.`;
  return {
    ...unchecked(`${found} ${doubt}${remarksOn(services)}`),
    evidence: services.map((one) => evidenceFor(one, expected)),
  };
}
