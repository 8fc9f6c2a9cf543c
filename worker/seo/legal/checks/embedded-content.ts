import { law } from "../../../law/law-sources.ts";
import { evidenceOf, passed, unchecked, warning } from "../../engine/verdicts.ts";
import { unreadReason } from "../../html/unread-reason.ts";
import { detectRunning } from "../../technology/services/detect-services.ts";
import type { LegalCheck } from "../legal-check.ts";
import { aboutIdleTool, doubtByTool, evidenceFor, namesOf, remarksOn } from "../service-check.ts";

export const embeddedContent: LegalCheck = {
  id: "embedded-content",
  topic: "Eingebettete Karten und Videos",
  passedTitle: "Karten und Videos, die beim Öffnen laden, sind im HTML nicht zu sehen",
  source: law.embeds,
  judge(facts) {
    const embeds = detectRunning(facts, ({ purpose }) => purpose === "embed");
    if (embeds.length === 0) {
      const unread = unreadReason(facts);
      return unread === null ? passed() : unchecked(unread);
    }
    const expected = "lädt nach einem Klick";
    const doubt = doubtByTool(facts, embeds, { held: "den Inhalt", expected });
    if (doubt !== null) return doubt;
    return warning({
      title: `Inhalte von ${namesOf(embeds)} laden, sobald die Seite sich öffnet`,
      advice: `Der Browser gibt dabei die IP-Adresse Ihrer Besucher weiter, bevor jemand zugestimmt hat. Zeigen Sie zuerst ein Bild und laden Sie den Inhalt nach einem Klick, oder setzen Sie einen Link.${aboutIdleTool(facts, embeds)}${remarksOn(embeds)}`,
      evidence: evidenceOf(
        embeds.map((one) => evidenceFor(one, expected)),
        { where: "HTML", value: namesOf(embeds), expected },
      ),
    });
  },
};
