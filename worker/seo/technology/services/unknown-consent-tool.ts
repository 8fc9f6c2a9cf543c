import { showsSign, textsOf } from "../../../third-parties/service.ts";
import {
  holdingAttribute,
  isBannerName,
  plainHoldingAttributes,
  unknownToolScripts,
} from "../../../third-parties/unknown-tool-signs.ts";
import type { PageFacts, ScriptFact } from "../../html/page-facts.ts";
import { findConsentAnswer } from "./consent-choices.ts";
import { listLoads } from "./loads.ts";
import { scriptState } from "./script-state.ts";

const scriptSigns = unknownToolScripts.map(textsOf);

/** Where a tool shows that no list names, as it stands on the page; null if nothing does. */
export function findUnknownConsentTool(facts: PageFacts): string | null {
  const { html } = facts;
  const box = html.boxNames.find(isBannerName);
  if (box !== undefined) return box;
  for (const marker of html.markers) {
    const [kind, name] = splitMarker(marker);
    if (kind === "element" && isBannerName(name)) return `<${name}>`;
    if (kind === "attribute" && plainHoldingAttributes.includes(name)) return name;
  }
  for (const script of html.scripts) {
    const sign = signIn(script);
    if (sign !== null) return sign;
  }
  const load = listLoads(facts).find(({ kind, stem }) => kind === "script" && isBannerName(stem))?.url;
  if (load !== undefined) return load;
  return findConsentAnswer(
    html.text.text,
    html.headings.map(({ text }) => text),
  );
}

function splitMarker(marker: string): [kind: string, name: string] {
  const colon = marker.indexOf(":");
  return [marker.slice(0, colon), marker.slice(colon + 1)];
}

function signIn(script: ScriptFact): string | null {
  const { marks, signs } = script;
  if (marks === undefined && signs === undefined) return null;
  if (!scriptState(script).runs) {
    return Object.keys(marks ?? {}).find((name) => holdingAttribute.test(name)) ?? null;
  }
  if (signs === undefined) return null;
  const texts = new Set(signs);
  return scriptSigns.find((sign) => showsSign(sign, texts))?.all.join(" … ") ?? null;
}
