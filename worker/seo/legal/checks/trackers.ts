import { law } from "../../../law/law-sources.ts";
import { isTracker } from "../../../third-parties/service.ts";
import type { Verdict } from "../../engine/audit.ts";
import { evidenceOf, failed, passed, unchecked } from "../../engine/verdicts.ts";
import { unreadReason } from "../../html/unread-reason.ts";
import { detectServices, type SeenService } from "../../technology/services/detect-services.ts";
import type { LegalCheck } from "../legal-check.ts";
import { aboutIdleTool, doubtByTool, evidenceFor, namesOf, remarksOn, verbFor } from "../service-check.ts";

const quietly = "zählt ohne Zugriff auf das Gerät, nach Angabe des Anbieters";
const afterConsent = "lädt erst nach der Einwilligung";

export const trackers: LegalCheck = {
  id: "trackers",
  topic: "Zähl- und Werbedienste vor der Einwilligung",
  passedTitle: "Zähl- und Werbedienste sind im HTML nicht zu sehen",
  source: law.consent,
  judge(facts) {
    const found = detectServices(facts).filter(({ service }) => isTracker(service));
    const loading = found.filter(({ needsConsent }) => needsConsent);
    const quiet = found.filter(({ runs, needsConsent }) => runs && !needsConsent);
    const held = found.filter(({ runs }) => !runs);
    if (loading.length > 0) {
      const others = `${aboutQuiet(quiet)}${aboutHeld(held)}`;
      const doubt = doubtByTool(facts, loading, { held: "solche Dienste", expected: afterConsent });
      return doubt === null
        ? complain(loading, `${aboutIdleTool(facts, loading)}${others}`)
        : { ...doubt, reason: `${doubt.reason}${others}` };
    }
    if (quiet.length > 0) return explainQuiet(quiet, aboutHeld(held));
    const unread = unreadReason(facts);
    if (unread !== null) return unchecked(`${unread}${aboutHeld(held)}`);
    return held.length === 0 ? passed() : explainHeld(held);
  },
};

function complain(loading: readonly SeenService[], others: string): Verdict {
  const evidence = loading.map((one) =>
    evidenceFor(one, one.service.remark === undefined ? afterConsent : "nicht mehr einbinden"),
  );
  return failed({
    title: `Ohne erkennbare Einwilligung ${verbFor(loading, "lädt", "laden")}: ${namesOf(loading)}`,
    advice: `Wer Daten im Browser speichert oder ausliest, braucht vorher die Einwilligung des Besuchers, soweit es nicht unbedingt nötig ist. Laden Sie den Dienst erst nach der Zustimmung, oder verzichten Sie auf ihn.${remarksOn(loading)}${others}`,
    evidence: evidenceOf(evidence, { where: "HTML", value: namesOf(loading), expected: afterConsent }),
  });
}

/** The HTML shows what is loaded, not how it is set up at the vendor's. */
function explainQuiet(quiet: readonly SeenService[], others: string): Verdict {
  const found = `Im HTML ${verbFor(quiet, "steht", "stehen")} ${namesOf(quiet)}: ${verbFor(quiet, "Der Dienst", "Jeder davon")} ${quietly}.`;
  return {
    ...unchecked(`${found} Ob es so eingerichtet ist, zeigt erst der Browser.${others}`),
    evidence: quiet.map((one) => evidenceFor(one, quietly)),
  };
}

function explainHeld(held: readonly SeenService[]): Verdict {
  return {
    ...passed(`Im HTML zurückgehalten: ${namesOf(held)}`),
    evidence: held.map((one) => evidenceFor(one, afterConsent)),
  };
}

function aboutQuiet(quiet: readonly SeenService[]): string {
  return quiet.map(({ service }) => ` ${service.name} ${quietly}.`).join("");
}

function aboutHeld(held: readonly SeenService[]): string {
  return held.length === 0 ? "" : ` Im HTML zurückgehalten: ${namesOf(held)}.`;
}
