import { counted } from "../../../german/sentences.ts";
import { sources } from "../../engine/sources.ts";
import { germanNumber } from "../../engine/wording.ts";
import { evidenceOfTarget, type LinkAnswer, type SiteAudit, targetsWhere } from "../site-view.ts";

const GONE = [404, 410];

/** Links whose target is gone. Server errors may pass: a warning. Only internal links; others are never fetched. */
export const brokenLinks: SiteAudit = {
  id: "broken-links",
  source: sources.httpStatus,
  judge(view) {
    const broken = targetsWhere(view, (answer) => isGone(answer) || isServerError(answer));
    const tried = targetsWhere(view, () => true).length;
    if (broken.length === 0) return withoutBroken(tried, view.untried.length);
    const areGone = broken.some(({ answer }) => isGone(answer));
    return {
      status: areGone ? "failed" : "warning",
      title: `${counted(broken.length, "interne Adresse antwortet", "interne Adressen antworten")} mit einem Fehler`,
      advice: areGone
        ? "Besucher landen auf einer Fehlerseite. Ändern Sie die Links auf den genannten Seiten oder richten Sie für die alte Adresse eine Weiterleitung (301) ein."
        : "Der Server meldete beim Abruf einen Fehler. Rufen Sie die Adressen selbst auf. Bleibt der Fehler, gehört er in die Hände Ihres Anbieters.",
      evidence: broken
        .toSorted((a, b) => Number(isGone(b.answer)) - Number(isGone(a.answer)))
        .map((target) => evidenceOfTarget(target, `Status ${target.answer.status}`, "Status 200")),
    };
  },
};

function withoutBroken(tried: number, untried: number) {
  if (untried > 0) {
    return {
      status: "unchecked" as const,
      title: `${germanNumber(tried)} von ${germanNumber(tried + untried)} internen Linkzielen geprüft, keines davon ist ein toter Link`,
      advice: `${counted(untried, "weiteres Linkziel wurde", "weitere Linkziele wurden")} nicht aufgerufen, weil die Prüfung klein bleibt oder robots.txt es nicht erlaubt.`,
    };
  }
  if (tried === 0) {
    return {
      status: "notApplicable" as const,
      title: "Auf den gelesenen Seiten stehen keine internen Links, die sich prüfen lassen",
    };
  }
  return {
    status: "passed" as const,
    title: `Kein toter Link: ${counted(tried, "internes Linkziel antwortet", "interne Linkziele antworten")} ohne Fehler`,
  };
}

function isGone({ outcome, status }: LinkAnswer): boolean {
  return outcome === "answered" && status !== null && GONE.includes(status);
}

function isServerError({ outcome, status }: LinkAnswer): boolean {
  return outcome === "answered" && status !== null && status >= 500;
}
