import { counted } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, unchecked, warning } from "../../engine/verdicts.ts";
import { germanNumber } from "../../engine/wording.ts";
import { unreadReason } from "../../html/unread-reason.ts";

const mostElements = 1_500;

export const domSize: Audit = {
  id: "dom-size",
  group: "technology",
  topic: "Zahl der Elemente",
  passedTitle: "Die Seite kommt mit wenigen Elementen aus",
  source: sources.domSize,
  asksTemplate: true,
  basis:
    "Lighthouse von Google rät ab 800 Elementen zur Vorsicht und nennt 1.400 zu viele, früher 1.500. Gezählt wird wie dort: alles im Rumpf der Seite, auch was der Browser ergänzt.",
  judge(facts) {
    const { elements } = facts.html.structure;
    if (elements === 0) return notApplicable("Die Seite hat im HTML keine Elemente");
    const unread = unreadReason(facts);
    if (elements <= mostElements) {
      if (unread !== null) return unchecked(unread);
      return passed(`Die Seite besteht aus ${counted(elements, "Element", "Elementen")}`);
    }
    const amount = `${unread === null ? "" : "mehr als "}${germanNumber(elements)}`;
    return warning({
      title: `Die Seite besteht aus ${amount} Elementen`,
      advice:
        "Der Browser muss jedes Element ordnen und zeichnen. Auf einfachen Handys ruckelt die Seite dann. Meist sind es doppelte Menüs, lange Listen oder Bausteine in Bausteinen: Kürzen Sie dort, oder teilen Sie den Inhalt auf.",
      evidence: [
        {
          where: "Rumpf der Seite",
          value: `${amount} Elemente`,
          expected: `höchstens ${germanNumber(mostElements)}`,
        },
      ],
      share: Math.max(0, 1 - elements / (2 * mostElements)),
    });
  },
};
