import { counted } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { passed, warning } from "../../engine/verdicts.ts";
import { listFirstFew } from "../../engine/wording.ts";
import type { LinkElementFact, PageFacts, ScriptFact } from "../../html/page-facts.ts";
import { getBaseUrl, resolveWebUrl } from "../../page/urls.ts";
import { nameFirstScript } from "../../technology/first-scripts.ts";

/** With so many files too many the audit earns no points. */
const many = 5;
/** Stylesheets tolerated: the page's own and those of a few extensions. */
const maxUsualSheets = 6;

/** Types of classic scripts; modules are deferred by default, data blocks never run. */
const classicTypes = /^(?:|text\/(?:java|ecma)script|application\/(?:x-)?javascript)$/;

export const renderBlocking: Audit = {
  id: "render-blocking",
  group: "technology",
  topic: "Dateien, die den Aufbau aufhalten",
  passedTitle: "Keine Datei hält den Aufbau der Seite unnötig auf",
  source: sources.scriptElement,
  asksTemplate: true,
  basis: `Jedes Skript ohne „defer“ oder „async“ hält auf; was über Einwilligungen oder Tests entscheidet, muss es. Einige Stylesheets braucht jede Seite, mehr als ${maxUsualSheets} gelten hier als zu viele (Erfahrungswert).`,
  judge(facts) {
    const { html } = facts;
    const { scripts, mustBeFirst } = listBlocking(facts);
    const sheets = html.links.filter(isSheet).map(({ href }) => href ?? "");
    const tooManySheets = Math.max(0, sheets.length - maxUsualSheets);
    if (scripts.length + tooManySheets === 0) {
      if (mustBeFirst.length === 0) return passed();
      const verb = mustBeFirst.length === 1 ? "muss" : "müssen";
      return passed(
        `${mustBeFirst.join(" und ")} ${verb} vor allem anderen laufen; sonst hält keine Datei den Aufbau auf`,
      );
    }
    const holding = [
      ...(scripts.length > 0 ? [counted(scripts.length, "Skript", "Skripte")] : []),
      ...(tooManySheets > 0 ? [counted(sheets.length, "Stylesheet", "Stylesheets")] : []),
    ].join(" und ");
    const advice = [
      scripts.length > 0 && "Geben Sie den Skripten „defer“, dann wartet der Text nicht auf sie.",
      tooManySheets > 0 &&
        "Fassen Sie die Stylesheets zusammen. In WordPress macht das ein Plugin für die Ladezeit.",
    ];
    const scriptEvidence = {
      where: "Skripte im Kopf ohne async und defer",
      value: listFirstFew(scripts),
      expected: "async oder defer",
    };
    const sheetEvidence = {
      where: "Stylesheets, auf die der Browser wartet",
      value: `${sheets.length}: ${listFirstFew(sheets)}`,
      expected: `höchstens ${maxUsualSheets}`,
    };
    return warning({
      title: `${holding} ${scripts.length === 1 && tooManySheets === 0 ? "hält" : "halten"} den Aufbau der Seite auf`,
      advice: advice.filter(Boolean).join(" "),
      evidence:
        scripts.length === 0
          ? [sheetEvidence]
          : [scriptEvidence, ...(tooManySheets > 0 ? [sheetEvidence] : [])],
      share: Math.max(0, 1 - (scripts.length + tooManySheets) / many),
    });
  },
};

/** Addresses of scripts that hold up the page, and the names of the tools that have to. */
function listBlocking(facts: PageFacts): { scripts: string[]; mustBeFirst: string[] } {
  const base = getBaseUrl(facts);
  const blocking = facts.html.scripts.filter(isBlocking).map(({ src }) => src ?? "");
  const names = blocking.map((src) => nameFirstScript(resolveWebUrl(src, base) ?? ""));
  return {
    scripts: blocking.filter((_, index) => names[index] === null),
    mustBeFirst: [...new Set(names.filter((name) => name !== null))],
  };
}

function isBlocking({ src, type, async, defer, inHead }: ScriptFact): boolean {
  return inHead && src !== null && !async && !defer && classicTypes.test(type?.trim().toLowerCase() ?? "");
}

/** Print and alternate stylesheets do not block rendering. */
function isSheet({ rel, href, media }: LinkElementFact): boolean {
  const forScreen = /^(?:|all|screen.*)$/i.test(media?.trim() ?? "");
  return rel.includes("stylesheet") && !rel.includes("alternate") && (href ?? "").trim() !== "" && forScreen;
}
