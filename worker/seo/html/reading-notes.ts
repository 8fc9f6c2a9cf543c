// What could not be read of a page, in German sentences for the report.

import { germanNumber } from "../engine/wording.ts";
import { type PageOutline, SCANNER_LIMITS } from "./scanner/markup-scanner.ts";

export interface ReadingEnd extends Pick<PageOutline, "isTooDeep" | "dropped"> {
  truncated: boolean;
  wasInterrupted: boolean;
  unknownCharsets: string[];
  charset: string;
  hasCutMicrodata: boolean;
  hasRewriterFailed: boolean;
}

/** Characters shown of an encoding's name. */
const MAX_NAME_LENGTH = 40;

export function readingNotes(end: ReadingEnd): string[] {
  return [
    end.truncated &&
      "Die Seite ist größer als 5 MB. Geprüft wurden die ersten 5 MB, alle Angaben beziehen sich nur auf diese.",
    end.wasInterrupted && "Die Übertragung brach ab. Geprüft wurde, was bis dahin angekommen war.",
    end.unknownCharsets.length > 0 &&
      `Die Seite nennt eine Zeichenkodierung, die es nicht gibt (${end.unknownCharsets.map((name) => name.slice(0, MAX_NAME_LENGTH)).join(", ")}). Gelesen wurde sie als ${end.charset}.`,
    end.isTooDeep &&
      `Die Seite verschachtelt mehr als ${germanNumber(SCANNER_LIMITS.depth)} Elemente ineinander. Was noch tiefer liegt, ist nur teilweise ausgewertet; auch Chrome baut nicht tiefer.`,
    end.dropped.attributes &&
      "Ein Element der Seite hat mehr als 1 MB an Attributen. Sie blieben unberücksichtigt.",
    end.dropped.elements &&
      `Die Seite hat mehr als ${germanNumber(SCANNER_LIMITS.elements)} Bilder, Skripte und andere ausgewertete Elemente. Berücksichtigt sind nur die ersten.`,
    end.dropped.headings &&
      `Die Seite hat mehr als ${germanNumber(SCANNER_LIMITS.headings)} Überschriften. Berücksichtigt sind nur die ersten.`,
    end.dropped.anchors &&
      `Die Seite hat mehr als ${germanNumber(SCANNER_LIMITS.anchors)} Links. Berücksichtigt sind nur die ersten.`,
    end.hasCutMicrodata &&
      "Ein Eintrag in den Mikrodaten der Seite hat sehr viele oder sehr lange Angaben. Er blieb ungeprüft.",
    end.hasRewriterFailed &&
      "Ein Teil der Seite ließ sich nicht auswerten. Bilder, Skripte oder Angaben im Seitenkopf können fehlen.",
  ].filter((note) => note !== false);
}
