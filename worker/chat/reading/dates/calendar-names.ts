// Names of months, seasons and feasts, each with the label that an estimate shows.
import { correctWords } from "../everyday-words.ts";
import { lookup } from "../lookup.ts";
import type { TaggedWord } from "../tagged-words.ts";

export const MONTHS = [
  ["januar jan jaenner january", "Januar"],
  ["februar feb febr february", "Februar"],
  ["maerz mrz merz march", "März"],
  ["april apr", "April"],
  ["mai may", "Mai"],
  ["juni jun june", "Juni"],
  ["juli jul july", "Juli"],
  ["august aug", "August"],
  ["september sept sep", "September"],
  ["oktober okt october oct", "Oktober"],
  ["november nov", "November"],
  ["dezember dez december dec", "Dezember"],
] as const;

export const monthWords: ReadonlySet<string> = new Set(MONTHS.flatMap(([words]) => words.split(" ")));

export const LAST_DAY = 31;

export function isMonth(word: TaggedWord | undefined): boolean {
  return monthWords.has(word?.text ?? "");
}

const OTHERS = [
  ["fruehjahr* fruehling* spring froehjohr froehjahr fruehjohr", "Frühjahr"],
  ["sommerferien", "Sommerferien"],
  ["osterferien", "Osterferien"],
  ["herbstferien", "Herbstferien"],
  ["weihnachtsferien winterferien", "Weihnachtsferien"],
  ["pfingstferien", "Pfingstferien"],
  ["sommer* summer", "Sommer"],
  ["herbst* autumn harvst haervst", "Herbst"],
  ["winter*", "Winter"],
  ["fruehsommer", "Frühsommer"],
  ["hochsommer", "Hochsommer"],
  ["spaetsommer", "Spätsommer"],
  ["fruehherbst", "Frühherbst"],
  ["spaetherbst", "Spätherbst"],
  ["spaetwinter", "Spätwinter"],
  ["vorfruehling", "Vorfrühling"],
  ["ostern osterfest osterfeuer easter", "Ostern"],
  ["pfingsten pingsten", "Pfingsten"],
  ["weihnachten weihnachtsgeschaeft christmas heiligabend", "Weihnachten"],
  ["weihnachtsmarkt weihnachtsmaerkte", "Weihnachtsmarkt"],
  ["allerheiligen", "Allerheiligen"],
  ["ramadan ramazan", "Ramadan"],
  ["zuckerfest bayram", "Zuckerfest"],
  ["opferfest", "Opferfest"],
  ["martini sanktmartin martinstag", "Sankt Martin"],
  ["himmelfahrt", "Himmelfahrt"],
  ["vatertag", "Vatertag"],
  ["fronleichnam", "Fronleichnam"],
  ["erntedank erntedankfest", "Erntedank"],
  ["spargelzeit", "Spargelzeit"],
  ["advent adventszeit adventssonntag", "Advent"],
  ["aschermittwoch", "Aschermittwoch"],
  ["palmsonntag", "Palmsonntag"],
  ["fruehjahrssend herbstsend sommersend", "Send"],
  ["dreikoenig* heiligdreikoenig koenige", "Dreikönige"],
  ["karfreitag", "Karfreitag"],
  ["ostermontag", "Ostermontag"],
  ["pfingstmontag", "Pfingstmontag"],
  ["halloween", "Halloween"],
  ["reformationstag", "Reformationstag"],
  ["bettag", "Buß- und Bettag"],
  ["totensonntag", "Totensonntag"],
  ["lichtmess", "Lichtmess"],
  ["michaeli*", "Michaelis"],
  ["johanni", "Johanni"],
  ["oktoberfest", "Oktoberfest"],
  ["karneval fastnacht fasching fasnacht fasnet", "Karneval"],
  ["rosenmontag", "Rosenmontag"],
  ["altweiber weiberfastnacht", "Altweiber"],
  ["valentinstag", "Valentinstag"],
  ["muttertag", "Muttertag"],
  ["kirmes", "Kirmes"],
  ["schuljahr* einschulung schulstart schulbeginn", "Schuljahresbeginn"],
  ["semester*", "Semesterbeginn"],
  ["ernte erntezeit", "Ernte"],
  ["schuetzenfest", "Schützenfest"],
  ["nikolaus", "Nikolaus"],
  ["silvester", "Silvester"],
  ["jahresende", "Jahresende"],
  ["jahresmitte", "Jahresmitte"],
  ["neujahr", "Neujahr"],
  ["jahresanfang jahresbeginn", "Jahresanfang"],
  ["jahreswechsel", "Jahreswechsel"],
  ["saisonstart saisonbeginn saison *saison", "Saisonbeginn"],
  ["monatsanfang monatsbeginn", "Monatsanfang"],
  ["monatsmitte", "Monatsmitte"],
  ["monatsende", "Monatsende"],
  ["quartalsende", "Quartalsende"],
] as const;

/** „Betrag“ is no „Bettag“. */
const EXACT: ReadonlySet<string> = new Set([
  "Buß- und Bettag",
  "Dreikönige",
  "Johanni",
  "Michaelis",
  "Lichtmess",
]);

const wordsByLabel: Record<string, string> = Object.fromEntries(
  [...MONTHS, ...OTHERS].map(([words, label]) => [label, words]),
);
export const labelOf = lookup(wordsByLabel, correctWords, EXACT);
