// Words of the part of the browser check that tells how fast a page is there.
import { inGerman } from "../figures.ts";
import { webVitals } from "../page-figures.ts";

const GOOD_PAINT = inGerman(webVitals.lcpSeconds, 1);

export const speedTexts = {
  heading: "Wie schnell die Seite da ist",
  /** @param value "1,8 s (1,7–2,1)" */
  verdicts: {
    good: (value: string) =>
      `Auf einem Handy mit schwachem Empfang ist das Wichtigste nach ${value} zu sehen. Das ist schnell.`,
    fair: (value: string) =>
      `Auf einem Handy mit schwachem Empfang ist das Wichtigste erst nach ${value} zu sehen. Gut wären ${GOOD_PAINT} s.`,
    poor: (value: string) =>
      `Auf einem Handy mit schwachem Empfang dauert es ${value}, bis das Wichtigste zu sehen ist. Mehr als 4 s nennt Google schlecht.`,
    nothing: () => "Auf einem Handy mit schwachem Empfang war nichts zu sehen, solange ich gewartet habe.",
  },
  /** After the sentence above, where something shifts. */
  shifting: {
    fair: "Beim Laden verrutscht etwas.",
    poor: "Beim Laden verrutscht viel.",
  },
  method: (loads: string) =>
    `${loads} mit leerem Speicher, auf einem gebremsten Handy im Mobilfunk mit rund 1,5 Mbit/s. Vorn steht der mittlere Wert, in Klammern der beste und der schlechteste. Punkte gibt es dafür nicht.`,
  loads: { one: "Ein Aufruf", two: "Zwei Aufrufe", many: "Drei Aufrufe" },
  figures: {
    fcp: {
      label: "Bildschirm nicht mehr leer",
      meaning: "Der erste Text oder das erste Bild ist da (FCP). Gut bis 1,8 s.",
    },
    lcp: {
      label: "Das Wichtigste ist da",
      meaning: `Das größte Bild oder der größte Text ist zu sehen (LCP). Gut bis ${GOOD_PAINT} s.`,
    },
    cls: {
      label: "Verrutschen",
      meaning: "Wie weit Inhalte springen, während die Seite lädt (CLS). Gut bis 0,1.",
    },
    blocked: {
      label: "Reagiert nicht",
      meaning: "So lange bleibt Tippen beim Laden ohne Antwort, weil der Prozessor rechnet. Gut bis 0,2 s.",
    },
  },
  levels: { good: "gut", fair: "mittel", poor: "schlecht" },
  film: {
    heading: "So kommt die Seite an",
    frame: (seconds: string) => `Nach ${seconds} s`,
    alt: (seconds: string) => `Die Seite nach ${seconds} s`,
    nothing: "noch nichts",
  },
  picture: {
    heading: "Im Bild zeigen",
    alt: "Bildschirmfoto vom Anfang der Seite auf dem Handy",
  },
  marks: {
    image: (seconds: string) => `Das größte Bild, da nach ${seconds}`,
    text: (seconds: string) => `Der größte Text, da nach ${seconds}`,
    shifted: (value: string) => `Verrutscht beim Laden um ${value}`,
  },
  bytes: {
    heading: "Was übertragen wird",
    total: (bytes: string, files: string) => `${bytes} in ${files}`,
    files: { one: "Datei", many: "Dateien" },
    byKind: "Nach Art",
    byHost: "Nach Herkunft",
    own: "Ihre Website",
    beyond: "alle weiteren",
  },
  kinds: {
    document: "HTML",
    script: "Skripte",
    style: "Gestaltung (CSS)",
    image: "Bilder",
    font: "Schriften",
    media: "Video und Ton",
    data: "Daten",
    other: "Anderes",
  },
  blocked: {
    heading: "Was den Prozessor aufhält",
    none: "Nichts hält den Prozessor länger als 50 Tausendstelsekunden auf.",
    ownScripts: "Skripte Ihrer Website",
    unnamed: "Skripte ohne Adresse",
    note: "Zeit in langen Rechenschritten, je Aufruf",
  },
  notes: {
    fewer: {
      one: "Nur einer von drei Aufrufen kam zustande. Wie weit die Werte streuen, lässt sich so nicht sagen.",
      two: "Nur zwei von drei Aufrufen kamen zustande.",
    },
    incomplete: (seconds: string) =>
      `Nach ${seconds} s war noch nicht alles geladen. Was danach kam, ist nicht gezählt.`,
    method:
      "Gebremst ist wie bei Lighthouse: 562,5 ms je Anfrage, der Prozessor viermal langsamer. PageSpeed rechnet die Bremse nur hoch, seine Werte weichen deshalb ab.",
    contained: "Was die Seite über WebSockets oder Worker lädt, lasse ich nicht zu. Es fehlt hier.",
  },
} as const;
