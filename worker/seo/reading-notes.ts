// What could not be read of a page, in German sentences for the report.

import { MAX_DEPTH } from "./scanner/open-elements.ts";
import { MAX_ANCHORS, MAX_HEADINGS } from "./scanner/outline.ts";
import { MAX_ELEMENTS } from "./scanner/sieve.ts";
import { germanNumber } from "./wording.ts";

export interface ReadingEnd {
  truncated: boolean;
  hasBrokenOff: boolean;
  unknownCharsets: string[];
  charset: string;
  wasTooDeep: boolean;
  hasGivenUpTag: boolean;
  hasLeftOutElements: boolean;
  hasLeftOutHeadings: boolean;
  hasLeftOutAnchors: boolean;
  hasRewriterFailed: boolean;
}

/** The longest name of an encoding that is repeated to the reader. */
const MAX_NAME = 40;

export function readingNotes(end: ReadingEnd): string[] {
  const notes: [applies: boolean, note: string][] = [
    [
      end.truncated,
      "Die Seite ist größer als 5 MB. Geprüft wurden die ersten 5 MB, alle Angaben beziehen sich nur auf diese.",
    ],
    [end.hasBrokenOff, "Die Übertragung brach ab. Geprüft wurde, was bis dahin angekommen war."],
    [
      end.unknownCharsets.length > 0,
      `Die Seite nennt eine Zeichenkodierung, die es nicht gibt (${end.unknownCharsets.map((name) => name.slice(0, MAX_NAME)).join(", ")}). Gelesen wurde sie als ${end.charset}.`,
    ],
    [
      end.wasTooDeep,
      `Die Seite verschachtelt mehr als ${germanNumber(MAX_DEPTH)} Elemente ineinander. Was noch tiefer liegt, ist nur teilweise ausgewertet; auch Chrome baut nicht tiefer.`,
    ],
    [
      end.hasGivenUpTag,
      "Ein Element der Seite hat mehr als 1 MB an Attributen. Sie blieben unberücksichtigt.",
    ],
    [
      end.hasLeftOutElements,
      `Die Seite hat mehr als ${germanNumber(MAX_ELEMENTS)} Bilder, Skripte und andere ausgewertete Elemente. Berücksichtigt sind nur die ersten.`,
    ],
    [
      end.hasLeftOutHeadings,
      `Die Seite hat mehr als ${germanNumber(MAX_HEADINGS)} Überschriften. Berücksichtigt sind nur die ersten.`,
    ],
    [
      end.hasLeftOutAnchors,
      `Die Seite hat mehr als ${germanNumber(MAX_ANCHORS)} Links. Berücksichtigt sind nur die ersten.`,
    ],
    [
      end.hasRewriterFailed,
      "Ein Teil der Seite ließ sich nicht auswerten. Bilder, Skripte oder Angaben im Seitenkopf können fehlen.",
    ],
  ];
  return notes.flatMap(([applies, note]) => (applies ? [note] : []));
}
