import { counted } from "../../../german/sentences.ts";
import { sources } from "../../engine/sources.ts";
import { evidenceOfTarget, type LinkAnswer, type SiteAudit, targetsWhere } from "../site-view.ts";

/** One redirect is usual after a move; each further one costs a round trip. */
const CHAIN = 2;
const EXPECTED = "höchstens eine Weiterleitung";

export const redirectChains: SiteAudit = {
  id: "redirect-chains",
  source: sources.redirects,
  judge(view) {
    const chains = targetsWhere(view, (answer) => isLoop(answer) || answer.hops >= CHAIN);
    if (chains.length === 0) return withoutChain(view.answers.size);
    const loops = chains.some(({ answer }) => isLoop(answer));
    return {
      status: loops ? "failed" : "warning",
      title: loops
        ? `${counted(chains.length, "internes Linkziel führt", "interne Linkziele führen")} über zu viele Weiterleitungen oder im Kreis`
        : `${counted(chains.length, "internes Linkziel führt", "interne Linkziele führen")} über mehrere Weiterleitungen`,
      advice:
        "Jede Weiterleitung kostet Wartezeit. Ändern Sie die Links so, dass sie die letzte Adresse nennen.",
      evidence: chains.map((target) => evidenceOfTarget(target, lengthOf(target.answer), EXPECTED)),
    };
  },
};

function withoutChain(tried: number) {
  return tried === 0
    ? { status: "notApplicable" as const, title: "Es gibt keine geprüften Links" }
    : { status: "passed" as const, title: "Kein geprüfter Link führt über mehrere Weiterleitungen" };
}

function lengthOf(answer: LinkAnswer): string {
  return isLoop(answer)
    ? "kein Ende der Weiterleitungen"
    : counted(answer.hops, "Weiterleitung", "Weiterleitungen");
}

function isLoop({ outcome }: LinkAnswer): boolean {
  return outcome === "loop";
}
