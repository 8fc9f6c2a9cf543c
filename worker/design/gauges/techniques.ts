// Gauges of modernity: how the page is built, what dates it, and what recent CSS it uses.
import { counted } from "../../german/sentences.ts";
import type { Gauge, Reading } from "../aspect.ts";
import { isWholeOnPhone } from "../figures/phone.ts";
import {
  countLayoutMethods,
  countObsoleteMarkup,
  hasOldDoctype,
  listOldParts,
  listOldTechniques,
  MANY_FLOATS,
  measureFontLoading,
} from "../figures/techniques.ts";
import type { Technique } from "../page-snapshot.ts";
import { joinList, percent, quoted } from "../wording.ts";

export const layoutTechniqueGauge: Gauge = {
  id: "layout-technique",
  label: "Spalten mit Tabellen oder Floats",
  weight: 1,
  cost: 15,
  good: 0.1,
  poor: 0.8,
  expected: "höchstens 10 % der großen Bereiche",
  basis: "HTML-Standard: Tabellen sind kein Mittel für das Layout",
  read({ desktop, mobile }): Reading {
    const { modern, floats, tables, old } = countLayoutMethods(desktop.snapshot.technique);
    const share = percent(old);
    const means = joinList([
      ...(tables > 0 ? [counted(tables, "Tabelle", "Tabellen")] : []),
      ...(floats > 0 ? [counted(floats, "Bereich mit Floats", "Bereiche mit Floats")] : []),
    ]);
    // A picture beside a paragraph floats on pages of today as well.
    const isTold = tables > 0 || floats >= MANY_FLOATS;
    return {
      value: isTold ? old : 0,
      shown: isTold ? share : percent(0),
      // No tables alone is no merit.
      withoutPraise: modern === 0,
      // Floats that make room on a phone cost visitors nothing.
      withoutBlame: tables === 0 && isWholeOnPhone(mobile.snapshot),
      praise: `Die Seite ordnet ${counted(modern, "großen Bereich", "große Bereiche")} mit Grid oder Flexbox an, wie man es heute macht.`,
      blame: `Die Spalten stammen aus einer älteren Zeit: ${means} (${share} der großen Bereiche).`,
      suggestion: `Bauen Sie die Spalten mit CSS-Grid oder Flexbox neu auf (heute ${means || "keine"}); dann ordnen sie sich am Handy untereinander.`,
    };
  },
};

export const fontLoadingGauge: Gauge = {
  id: "font-loading",
  label: "Laden der Schriften",
  weight: 0.5,
  good: 0.95,
  poor: 0.2,
  expected: "eigener Server, WOFF2, font-display: swap",
  basis: "web.dev: Schriften richtig laden; LG München I, 3 O 17493/20",
  read({ desktop }): Reading {
    const { count, quality, foreign, hiding, uncompressed } = measureFontLoading(desktop.snapshot);
    const fonts = counted(count, "Schrift", "Schriften");
    const faults = [
      ...(foreign.length > 0 ? [`${names(foreign)} vom fremden Server`] : []),
      ...(hiding.length > 0 ? [`${names(hiding)} ohne font-display: swap`] : []),
      ...(uncompressed.length > 0 ? [`${names(uncompressed)} nicht als WOFF2`] : []),
    ];
    return {
      value: quality,
      shown: count === 0 ? "keine für den Text" : `${percent(quality)} (${fonts})`,
      praise:
        count === 0
          ? "Für ihren Text lädt die Seite keine Schrift nach; er steht sofort da."
          : `Die Seite lädt ${fonts} so, wie man es heute macht.`,
      blame: `Beim Laden der Schriften ist etwas zu tun: ${faults.join("; ")}.`,
      suggestion:
        foreign.length > 0
          ? `Legen Sie ${names(foreign)} als WOFF2 auf Ihren eigenen Server; das ist schneller, und es gehen keine Daten Ihrer Besucher an Dritte.`
          : adviseFonts(hiding, uncompressed),
    };
  },
};

/** Names only what is missing. */
function adviseFonts(hiding: readonly string[], uncompressed: readonly string[]): string {
  if (uncompressed.length === 0)
    return `Ergänzen Sie bei ${names(hiding) || "neuen Schriften"} font-display: swap; dann steht der Text da, bevor die Schrift geladen ist.`;
  const rest = hiding.length > 0 ? `, und ergänzen Sie bei ${names(hiding)} font-display: swap` : "";
  return `Liefern Sie ${names(uncompressed)} als WOFF2 aus; die Dateien werden kleiner${rest}.`;
}

function names(families: readonly string[]): string {
  const quotedFamilies = families.map((family) => quoted(family, 30));
  return joinList(quotedFamilies, 3);
}

export const encryptedGauge: Gauge = {
  id: "encrypted",
  label: "Verschlüsselte Verbindung",
  weight: 0.5,
  cost: 8,
  good: 1,
  poor: 0,
  expected: "https",
  basis: "Google Search Central: Nutzerfreundlichkeit von Seiten",
  read({ desktop }): Reading {
    const { isHttps } = desktop.snapshot.technique;
    return {
      value: isHttps ? 1 : 0,
      shown: isHttps ? "https" : "http",
      praise: "Die Verbindung ist verschlüsselt (https).",
      blame: "Die Verbindung ist nicht verschlüsselt (http); Browser warnen davor.",
      suggestion:
        "Richten Sie ein Zertifikat ein und leiten Sie http auf https um; bei vielen Anbietern ist es im Preis enthalten.",
    };
  },
};

export const obsoleteMarkupGauge: Gauge = {
  id: "obsolete-markup",
  label: "Veraltetes HTML",
  weight: 1,
  cost: 15,
  good: 0,
  poor: 20,
  expected: "keines",
  basis: "HTML-Standard: Obsolete features",
  read({ desktop }): Reading {
    const { count, names } = countObsoleteMarkup(desktop.snapshot.technique);
    const places = counted(count, "Stelle", "Stellen");
    return {
      value: count,
      shown: places,
      praise: "Das HTML ist auf dem heutigen Stand: veraltete Befehle kommen nicht vor.",
      blame: `Im HTML stehen Befehle, die seit Jahren abgeschafft sind: ${joinList(names, 4)} (${places}).`,
      suggestion: `Geben Sie das Aussehen im Stylesheet an statt mit ${joinList(names, 3) || "veralteten Befehlen"} (${places}).`,
    };
  },
};

export const oldTechniquesGauge: Gauge = {
  id: "old-techniques",
  label: "Veraltete Technik",
  weight: 1,
  cost: 15,
  good: 0,
  poor: 2,
  expected: "keine",
  basis: "Erfahrung",
  read({ desktop }): Reading {
    const found = listOldTechniques(desktop.snapshot.technique);
    const names = joinList(found, 4);
    return {
      value: found.length,
      shown: names || "keine",
      // Nobody expects anything else, and of its look the technique says nothing.
      withoutPraise: true,
      // A doctype is seen by nobody; it stands among what is outdated.
      withoutBlame: listOldParts(desktop.snapshot.technique).length === 0,
      praise: "Nichts auf der Seite stammt aus der Frühzeit des Webs.",
      blame: `An der Technik sieht man der Seite ihr Alter an: ${names}.`,
      suggestion: adviseTechnique(desktop.snapshot.technique),
    };
  },
};

/** A doctype is added or renewed, everything else goes. */
function adviseTechnique(technique: Technique): string {
  const goes = joinList(listOldParts(technique), 4);
  const doctype = "Lassen Sie die Seite mit dem heutigen Dokumenttyp beginnen (doctype html)";
  if (goes === "")
    return `${doctype}, und sehen Sie sie danach einmal durch: Browser stellen manches dann anders dar.`;
  return `${hasOldDoctype(technique) ? `${doctype}, und ersetzen` : "Ersetzen"} oder entfernen Sie: ${goes}.`;
}

/** Technique.cssFeatures → German. */
const CSS_FEATURES = new Map([
  ["custom-properties", "CSS-Variablen"],
  ["grid", "CSS-Grid"],
  ["clamp", "fließende Größen (clamp)"],
  ["container", "Container-Abfragen"],
  ["color-scheme", "Farbschema"],
  ["aspect-ratio", "feste Seitenverhältnisse (aspect-ratio)"],
  ["has", ":has()"],
  ["nesting", "verschachtelte Regeln"],
  ["logical", "logische Abstände"],
]);

export const cssFeaturesGauge: Gauge = {
  id: "css-features",
  label: "CSS der letzten Jahre",
  weight: 0,
  good: 3,
  poor: 0,
  expected: "ohne Vorgabe",
  basis: "Erfahrung",
  read({ desktop }): Reading {
    const { cssFeatures } = desktop.snapshot.technique;
    const found = cssFeatures.flatMap((feature) => CSS_FEATURES.get(feature) ?? []);
    const names = joinList(found, 9);
    return {
      value: found.length,
      shown: names || "nichts davon",
      praise: `Das Stylesheet nutzt ${found.length} Mittel der letzten Jahre: ${names}.`,
      blame: `Das Stylesheet nutzt ${found.length} Mittel der letzten Jahre${names ? `: ${names}` : ""}.`,
      suggestion: "CSS-Variablen und Grid machen spätere Änderungen billiger; dringend ist das nicht.",
    };
  },
};
