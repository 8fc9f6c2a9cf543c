// What a page without React would gain from it, with the page's own figures.
import { counted } from "../../german/sentences.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { countLinks } from "../page/link-figures.ts";

/** From this number of script files on, bundling is worth mentioning. */
const manyScripts = 6;
const manyImages = 5;

/**
 * German sentences, those specific to this page first; at least five, because the general ones hold for any page.
 * They say what React makes easier, never that a page without it is worse.
 */
export function listReactBenefits(facts: PageFacts, libraries: readonly string[]): string[] {
  return [...listOwnBenefits(facts, libraries), ...generalBenefits];
}

function listOwnBenefits(facts: PageFacts, libraries: readonly string[]): string[] {
  const { html } = facts;
  const scripts = html.scripts.filter((script) => script.src !== null).length;
  const fields = html.controls.filter((control) => control.type?.toLowerCase() !== "hidden").length;
  const internal = countLinks(facts).internal;
  const benefits: [boolean, string][] = [
    [
      libraries.includes("jQuery"),
      "Die Seite lädt jQuery: Menüs, Karussells und Formulare ließen sich als React-Bausteine bauen, die man einzeln prüfen und wiederverwenden kann.",
    ],
    [
      scripts >= manyScripts,
      `Die Seite bindet ${counted(scripts, "Skriptdatei", "Skriptdateien")} ein: Mit React und einem Bauwerkzeug wird daraus ein Paket, das je Seite nur das Nötige lädt.`,
    ],
    [
      fields > 1,
      `Die ${counted(fields, "Formulareingabe", "Formulareingaben")} könnten schon beim Tippen geprüft werden, mit einem Hinweis direkt am Feld.`,
    ],
    [
      html.images.length >= manyImages,
      `Ein Bild-Baustein sorgt bei allen ${counted(html.images.length, "Bild", "Bildern")} auf gleiche Weise für Größe, Alternativtext und spätes Laden.`,
    ],
    [
      internal > 0,
      "Der Wechsel zwischen den Unterseiten geht ohne vollständiges Neuladen: Kopf, Menü und Schriften bleiben stehen.",
    ],
  ];
  return benefits.filter(([fits]) => fits).map(([, sentence]) => sentence);
}

const generalBenefits = [
  "Kopf, Menü und Fuß werden einmal als Baustein gebaut: Eine neue Telefonnummer ändern Sie an einer Stelle, und sie gilt auf jeder Seite.",
  "Seiten lassen sich vorab als fertiges HTML erzeugen: Suchmaschinen lesen den ganzen Text, und im Browser wird die Seite danach bedienbar.",
  "Preisrechner, Terminwahl oder Filter lassen sich einbauen, ohne den Rest der Seite umzubauen.",
  "Für Dialoge, Menüs und Kalender gibt es Bausteine, die sich mit Tastatur und Vorleseprogramm bedienen lassen.",
  "Bausteine lassen sich automatisch testen: Nach einer Änderung zeigt ein Prüflauf, ob Kontaktformular und Menü noch arbeiten.",
];
