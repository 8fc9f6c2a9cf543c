// Verdict on the way to a legal page: there is one, nobody can tell from the HTML, or it is missing.
import type { Verdict } from "../engine/audit.ts";
import { passed, unchecked } from "../engine/verdicts.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { explainDoubt } from "./legal-check.ts";
import { findLegalWay } from "./legal-links.ts";
import type { LegalPage } from "./legal-pages.ts";

/** @param complain where the way is missing */
export function judgeWay(facts: PageFacts, page: LegalPage, complain: () => Verdict): Verdict {
  const way = findLegalWay(facts, page);
  if (way.kind === "linked") return passed();
  if (way.kind === "here") return passed(`${page.title} steht auf dieser Seite`);
  const doubt = explainDoubt(facts);
  if (doubt !== null) return unchecked(doubt);
  switch (way.kind) {
    case "elsewhere":
      return unchecked(
        `Der Link „${page.name}“ führt zu einer anderen Website (${way.host}). Ob deren Angaben auch für diese gelten, ist ihm nicht anzusehen.`,
      );
    case "home":
      return unchecked(
        `Der Link „${page.name}“ führt auf die Startseite. Vielleicht öffnet ein Skript den Text; sonst fehlt dem Link sein Ziel.`,
      );
    case "within":
      return unchecked(
        `Der Link „${page.name}“ führt zu einer Stelle dieser Seite, an der nichts dergleichen steht. Vielleicht öffnet ein Skript den Text; sonst fehlt dem Link sein Ziel.`,
      );
    case "scripted":
      return unchecked(
        `Im HTML nennen nur Skripte oder Vorlagen das Wort „${page.name}“; ob daraus ein Link wird, zeigt erst der Browser.`,
      );
    case "unlinked":
      return unchecked(
        `Das Wort „${page.name}“ steht auf der Seite, ist im HTML aber kein Link. Vielleicht öffnet ein Skript den Text.`,
      );
    default:
      return complain();
  }
}
