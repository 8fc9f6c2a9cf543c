import { type PageKind, pageKinds } from "#contract/page-kinds.ts";
import { counted } from "#worker/german/sentences.ts";
import { isContactPage } from "../../business/contact-page.ts";
import { isLegalPage, skippedOnLegalPages } from "../../business/imprint-page.ts";
import type { Audit, Verdict } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { germanNumber } from "../../engine/wording.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { describeFrames, describeShell, isClientRendered, isFrameset } from "../../page/page-shell.ts";

/** Words. Google names no minimum; with fewer there is hardly anything a search could match. */
const thinText = 100;
const usual = 150;
/** Lists live by what they lead to, tools by what they do. */
const withoutProse: ReadonlySet<PageKind> = new Set(["list", "app", "other"]);

export const wordAmount: Audit = {
  id: "word-amount",
  group: "content",
  topic: "Menge des Textes",
  passedTitle: "Die Seite hat genug Text, um gefunden zu werden",
  source: sources.starterGuide,
  basis:
    "Google verlangt keine Mindestlänge. 100 und 150 Wörter sind Erfahrungswerte: Darunter fehlen meist die Wörter, nach denen jemand suchen könnte.",
  ignoresScripts: true,
  kinds: pageKinds,
  differsByKind: true,
  judge(facts, { content }, kind) {
    const words = content.wordCount;
    if (isClientRendered(facts)) return failClientRendered(facts);
    if (isFrameset(facts)) return failFrameset(facts);
    if (isLegalPage(facts)) return notApplicable(skippedOnLegalPages);
    if (kind !== undefined && withoutProse.has(kind)) {
      return notApplicable(
        `${counted(words, "Wort", "Wörter")} Text; eine Seite dieser Art braucht keine bestimmte Menge`,
      );
    }
    if (kind === "firm-page" && isContactPage(facts)) {
      return notApplicable(
        `${counted(words, "Wort", "Wörter")} Text; eine Kontaktseite braucht keine bestimmte Menge`,
      );
    }
    const enough = kind === "product" ? thinText : usual;
    if (words >= enough) return passed(`Die Seite hat ${germanNumber(words)} Wörter Text`);
    const complain = words < thinText ? failed : warning;
    const value = counted(words, "Wort", "Wörter");
    return complain({
      title:
        words === 0
          ? "Im HTML der Seite steht kein Text"
          : `Im HTML der Seite ${words === 1 ? "steht" : "stehen"} nur ${counted(words, "Wort", "Wörter")} Text`,
      advice:
        "Eine Mindestlänge verlangt Google nicht. Mit so wenig Text fehlen aber die Wörter, nach denen Kunden suchen: Beschreiben Sie Leistungen, Orte, Ablauf und Preise. Text, der erst durch JavaScript entsteht, zählt hier nicht mit.",
      evidence: [{ where: "Text im Rumpf der Seite", value, expected: `ab ${enough} Wörtern` }],
      share: words / enough,
      absence: true,
    });
  },
};

function failClientRendered(facts: PageFacts): Verdict {
  return failed({
    title: "Im HTML steht fast kein Text, die Seite entsteht erst durch JavaScript",
    advice:
      "Google führt JavaScript aus, oft mit Verzögerung. Andere Suchmaschinen, Vorschauen und KI-Dienste tun es meist nicht, für sie ist die Seite leer. Lassen Sie die Seiten auf dem Server erzeugen oder vorab bauen (Prerendering).",
    evidence: [
      { where: "Rumpf der Seite", value: describeShell(facts), expected: "Text und Links schon im HTML" },
    ],
    absence: true,
  });
}

function failFrameset(facts: PageFacts): Verdict {
  const expected = "Text und Links in der Seite selbst";
  return failed({
    title: "Die Seite besteht aus Frames, im HTML selbst steht kein Text",
    advice:
      "Was Besucher sehen, liegt in eigenen Dateien. Suchmaschinen lesen jede für sich; wer aus der Suche kommt, landet dann in einem Teil ohne Menü. Der HTML-Standard hat Frames abgeschafft: Bringen Sie Menü und Inhalt in dieselbe Seite.",
    evidence: [{ where: "<frameset> im HTML", value: describeFrames(facts), expected }],
  });
}
