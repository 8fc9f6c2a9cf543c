// Words of the file that names the licences of what others made (scripts/build/licences).
import { owner } from "./owner.ts";

export const LICENCES_PATH = "/lizenzen.txt";

export const licenceWords = {
  title: `Lizenzen der Website ${owner.brand}`,
  introduction: [
    "Diese Website verwendet Schriften, Symbole und Programmbibliotheken anderer. Hier stehen ihre Urheber und Lizenzen: von allem, was im Browser ankommt oder auf dem Server läuft.",
    "Die Liste entsteht mit jeder Fassung der Website neu. Lizenztexte sind in der Sprache wiedergegeben, in der sie gelten; was für mehrere gilt, steht einmal am Ende.",
  ],
  typefaces: "Schriften",
  aboutTypefaces:
    "Alle stehen unter der SIL Open Font License 1.1 (OFL-1.1). Sie sind auf die Zeichen verkleinert, die hier gebraucht werden.",
  data: "Datensammlungen",
  packages: "Symbole und Programmbibliotheken",
  contains: "enthält",
  texts: "Lizenztexte",
  /** By SPDX identifier. */
  names: {
    "Apache-2.0": "Apache License 2.0",
    MIT: "MIT License",
    "MPL-2.0": "Mozilla Public License 2.0",
    "OFL-1.1": "SIL Open Font License 1.1",
  } as Readonly<Record<string, string>>,
} as const;
