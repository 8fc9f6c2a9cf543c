import type { Evidence } from "#contract/seo-report.ts";
import { counted } from "../../german/sentences.ts";
import type { Audit } from "../audit.ts";
import type { LinkElementFact, ScriptFact } from "../page-facts.ts";
import { sources } from "../sources.ts";
import { evidenceOf, passed, warning } from "../verdicts.ts";
import { someOf } from "../wording.ts";

/** From so many files too many on the audit earns nothing. */
const many = 5;
/** Stylesheets that a page may have: its own, and those of a few extensions. */
const usualSheets = 6;

/** Types a browser runs as classic script; modules wait by themselves, data blocks are not run. */
const classicTypes = new Set([
  "",
  "text/javascript",
  "application/javascript",
  "text/ecmascript",
  "application/x-javascript",
]);

export const renderBlocking: Audit = {
  id: "render-blocking",
  group: "technology",
  topic: "Dateien, die den Aufbau aufhalten",
  passedTitle: "Keine Datei hält den Aufbau der Seite unnötig auf",
  source: sources.scriptElement,
  basis: `Jedes Skript ohne „defer“ oder „async“ hält auf. Einige Stylesheets braucht jede Seite, mehr als ${usualSheets} gelten hier als zu viele (Erfahrungswert).`,
  judge({ html }) {
    const scripts = html.scripts.filter(isBlocking).map(({ src }) => src ?? "");
    const sheets = html.links.filter(isSheet).map(({ href }) => href ?? "");
    const tooManySheets = Math.max(0, sheets.length - usualSheets);
    if (scripts.length + tooManySheets === 0) return passed();
    const holding = [
      ...(scripts.length > 0 ? [counted(scripts.length, "Skript", "Skripte")] : []),
      ...(tooManySheets > 0 ? [counted(sheets.length, "Stylesheet", "Stylesheets")] : []),
    ].join(" und ");
    const advice = [
      scripts.length > 0 && "Geben Sie den Skripten „defer“ oder laden Sie sie erst am Ende der Seite.",
      tooManySheets > 0 &&
        "Fassen Sie die Stylesheets zusammen; viele Systeme haben dafür eine Einstellung oder Erweiterung.",
    ];
    const evidence: Evidence[] = [];
    if (scripts.length > 0) {
      evidence.push({
        where: "Skripte im Kopf ohne async und defer",
        value: someOf(scripts),
        expected: "async oder defer",
      });
    }
    if (tooManySheets > 0) {
      evidence.push({
        where: "Stylesheets, auf die der Browser wartet",
        value: `${sheets.length}: ${someOf(sheets)}`,
        expected: `höchstens ${usualSheets}`,
      });
    }
    return warning({
      title: `${holding} ${scripts.length === 1 && tooManySheets === 0 ? "hält" : "halten"} den Aufbau der Seite auf`,
      advice: advice.filter(Boolean).join(" "),
      evidence: evidenceOf(evidence, {
        where: "Kopf der Seite",
        value: holding,
        expected: "async oder defer",
      }),
      share: Math.max(0, 1 - (scripts.length + tooManySheets) / many),
    });
  },
};

function isBlocking({ src, type, async, defer, inHead }: ScriptFact): boolean {
  return inHead && src !== null && !async && !defer && classicTypes.has(type?.trim().toLowerCase() ?? "");
}

/** Sheets for printing and alternative ones do not hold up the page. */
function isSheet({ rel, href, media }: LinkElementFact): boolean {
  const forScreen = /^(?:|all|screen.*)$/i.test(media?.trim() ?? "");
  return rel.includes("stylesheet") && !rel.includes("alternate") && (href ?? "").trim() !== "" && forScreen;
}
