import type { Audit } from "../audit.ts";
import type { ScriptFact } from "../page-facts.ts";
import { sources } from "../sources.ts";
import { passed, warning } from "../verdicts.ts";
import { counted, someOf } from "../wording.ts";

/** From so many on the audit earns nothing. */
const many = 5;

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
  topic: "Skripte, die den Aufbau aufhalten",
  passedTitle: "Kein Skript im Kopf hält den Aufbau der Seite auf",
  source: sources.scriptElement,
  judge({ html }) {
    const blocking = html.scripts.filter(isBlocking).map(({ src }) => src ?? "");
    if (blocking.length === 0) return passed();
    return warning({
      title: `${counted(blocking.length, "Skript hält", "Skripte halten")} den Aufbau der Seite auf`,
      advice:
        "Der Browser zeigt nichts, bis sie geladen und ausgeführt sind. Geben Sie ihnen „defer“ oder laden Sie sie erst am Ende der Seite.",
      evidence: [
        {
          where: "Skripte im Kopf ohne async und defer",
          value: someOf(blocking),
          expected: "async oder defer",
        },
      ],
      share: Math.max(0, 1 - blocking.length / many),
    });
  },
};

function isBlocking({ src, type, async, defer, inHead }: ScriptFact): boolean {
  return inHead && src !== null && !async && !defer && classicTypes.has(type?.trim().toLowerCase() ?? "");
}
