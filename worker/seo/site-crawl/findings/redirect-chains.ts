import { sources } from "../../sources.ts";
import { counted, quoted, shortened } from "../../wording.ts";
import { type LinkAnswer, linksTo, type SiteAudit } from "../site-view.ts";

/** One redirect is usual after a move; each further one costs a round trip. */
const CHAIN = 2;

export const redirectChains: SiteAudit = {
  id: "redirect-chains",
  source: sources.redirects,
  judge(view) {
    const chains = linksTo(view, (answer) => isLoop(answer) || answer.hops >= CHAIN);
    const targets = new Set(chains.map(({ href }) => href)).size;
    if (chains.length === 0) return withoutChain(view.answers.size);
    const loops = chains.some(({ answer }) => isLoop(answer));
    return {
      status: loops ? "failed" : "warning",
      title: loops
        ? `${counted(targets, "interner Link führt", "interne Links führen")} über zu viele Weiterleitungen oder im Kreis`
        : `${counted(targets, "interner Link führt", "interne Links führen")} über mehrere Weiterleitungen`,
      advice:
        "Jede Weiterleitung kostet Wartezeit. Ändern Sie die Links so, dass sie die letzte Adresse nennen.",
      evidence: chains.map(({ from, text, href, answer }) => ({
        where: from,
        value: `${text === "" ? "Link ohne Text" : `Link ${quoted(text)}`} auf ${shortened(href, 160)}: ${isLoop(answer) ? "kein Ende der Weiterleitungen" : counted(answer.hops, "Weiterleitung", "Weiterleitungen")}`,
        expected: "höchstens eine Weiterleitung",
      })),
    };
  },
};

function withoutChain(tried: number) {
  return tried === 0
    ? { status: "notApplicable" as const, title: "Es gibt keine geprüften Links" }
    : { status: "passed" as const, title: "Kein geprüfter Link führt über mehrere Weiterleitungen" };
}

function isLoop({ outcome }: LinkAnswer): boolean {
  return outcome === "loop";
}
