import { counted } from "../../german/sentences.ts";
import type { Audit, Verdict } from "../audit.ts";
import { framesOf, isMadeOfFrames } from "../frames.ts";
import type { PageFacts } from "../page-facts.ts";
import { frameOf, isMadeByScript } from "../script-made.ts";
import { sources } from "../sources.ts";
import { failed, passed, warning } from "../verdicts.ts";
import { germanNumber } from "../wording.ts";

/** Words. Google names no minimum; below these there is hardly anything a search could match. */
const thin = 100;
const enough = 250;

export const wordAmount: Audit = {
  id: "word-amount",
  group: "content",
  topic: "Menge des Textes",
  passedTitle: "Die Seite hat genug Text, um gefunden zu werden",
  source: sources.starterGuide,
  basis:
    "Google verlangt keine Mindestlänge. 100 und 250 Wörter sind Erfahrungswerte: Darunter fehlen meist die Wörter, nach denen jemand suchen könnte.",
  ignoresScripts: true,
  judge(facts, { content }) {
    const words = content.wordCount;
    if (isMadeByScript(facts)) return madeByScript(facts);
    if (isMadeOfFrames(facts)) return madeOfFrames(facts);
    if (words >= enough) return passed(`Die Seite hat ${germanNumber(words)} Wörter Text`);
    const complaint = {
      title:
        words === 0
          ? "Im HTML der Seite steht kein Text"
          : `Im HTML der Seite ${words === 1 ? "steht" : "stehen"} nur ${counted(words, "Wort", "Wörter")} Text`,
      advice:
        "Eine Mindestlänge verlangt Google nicht. Mit so wenig Text fehlen aber die Wörter, nach denen Kunden suchen: Beschreiben Sie Leistungen, Orte, Ablauf und Preise. Text, der erst durch JavaScript entsteht, zählt hier nicht mit.",
      absence: true,
    };
    const evidence = {
      where: "Text im Rumpf der Seite",
      value: counted(words, "Wort", "Wörter"),
      expected: `ab ${enough} Wörtern`,
    };
    const verdict = { ...complaint, evidence: [evidence] as [typeof evidence], share: words / enough };
    return words < thin ? failed(verdict) : warning(verdict);
  },
};

function madeByScript(facts: PageFacts): Verdict {
  return failed({
    title: "Im HTML steht fast kein Text, die Seite entsteht erst durch JavaScript",
    advice:
      "Google führt JavaScript aus, oft mit Verzögerung. Andere Suchmaschinen, Vorschauen und KI-Dienste tun es meist nicht, für sie ist die Seite leer. Lassen Sie die Seiten auf dem Server erzeugen oder vorab bauen (Prerendering).",
    evidence: [{ where: "Rumpf der Seite", value: frameOf(facts), expected: "Text und Links schon im HTML" }],
    absence: true,
  });
}

function madeOfFrames(facts: PageFacts): Verdict {
  return failed({
    title: "Die Seite besteht aus Frames, im HTML selbst steht kein Text",
    advice:
      "Was Besucher sehen, liegt in eigenen Dateien. Suchmaschinen lesen jede für sich; wer aus der Suche kommt, landet dann in einem Teil ohne Menü. Der HTML-Standard hat Frames abgeschafft: Bringen Sie Menü und Inhalt in dieselbe Seite.",
    evidence: [
      { where: "<frameset> im HTML", value: framesOf(facts), expected: "Text und Links in der Seite selbst" },
    ],
  });
}
