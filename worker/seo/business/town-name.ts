// Names of German towns in running text: "Bergisch Gladbach", "Haltern am See", "Frankfurt (Oder)".
import { wordSet } from "../text/word-sets.ts";

/** Characters; the longest names have 40. */
export const maxTownLength = 60;

/** Another word of the name follows them. */
const firstWords = wordSet(`
Alt Amt Bad Bayerisch Bergisch Burg Deutsch Fränkisch Groß Hann. Hannoversch Hansestadt Heilbad Hessisch Hohen Horn-Bad Klein
Kloster Königs Kurort Lutherstadt Markt Märkisch Neu Nordseebad Ostseebad Porta Preußisch Sächsisch Sankt Schloß Schloss
Schwäbisch Seebad St. Stadt Wendisch
`);
/** In brackets behind towns that share their name with another. */
const regions = wordSet(`
Allgäu Aller Baden Bodensee Eder Eifel Elbe Harz Havel Hessen Holstein Hunsrück Lahn Main Mark Mosel Niedersachsen Odenwald
Oder Pfalz Rhein Ruhr Saale Sachsen Sauerland Schwarzwald Spree Spreewald Taunus Thüringen Westerwald Westf. Westfalen Wümme
Württemberg
`);
/** What follows a town in a sentence or a list of contact data and is no part of its name. */
const others = wordSet(`
Auftrag Bedarf Bundesland Deutschland E Erdgeschoss Fax Fragen Freitag Germany Gewerbegebiet Haus Herzen Hinterhaus Hof
Innenhof Interesse Internet Kreis Mail Mittwoch Mobil Montag Norden Nordrhein Notfall Obergeschoss Öffnungszeiten Ortsteil
Ihr Ihre Ihrem Ihren Ihrer Osten Raum Rückfragen Samstag Sommer Sonntag Stadtteil Süden Tel Telefon Umkreis Web Werktagen Westen Winter Wochenende Zentrum
`);
/** Words behind five-digit numbers that are no postal codes. */
const notATown = wordSet(
  "Euro EUR Uhr Kunden Mal Stück Liter Kilometer Meter Quadratmeter Menschen Einwohner Besucher Mitglieder",
);

const main = /^ ?(\p{Lu}[\p{L}.]{1,30}(?:-\p{L}{2,20}){0,3})/u;
const place =
  /^ (?:am|an der|an den|im|in|in der|ob der|bei|vor der|vorm|auf|auf dem|unter|a\.\s?d\.|a\.|i\.|b\.)\s?(\p{Lu}[\p{L}.]{1,25}(?:-\p{L}{2,20})?)/u;
const region = /^ \((\p{Lu}[\p{L}.]{1,20})\)/u;

const touching = /(\p{Ll})\p{Lu}.*/su;

/** The name at the beginning of a text, "" where there is none. */
export function readTown(text: string): string {
  // „NordkirchenImpressum“: a link that touches the town, apart by styles alone.
  const read = text.slice(0, maxTownLength).replace(touching, "$1");
  let end = 0;
  for (let word = main.exec(read)?.[1]; word !== undefined && !others.has(firstPart(word)); ) {
    end += (end === 0 ? 0 : 1) + word.length;
    word = firstWords.has(word) ? main.exec(read.slice(end))?.[1] : undefined;
  }
  const rest = read.slice(end);
  const [behind = "", named = ""] = place.exec(rest) ?? [];
  const [inBrackets = "", name = ""] = region.exec(rest) ?? [];
  if (!others.has(firstPart(named))) end += behind.length;
  if (regions.has(name)) end += inBrackets.length;
  const town = read.slice(0, end).replace(/\.$/, "");
  return notATown.has(town) ? "" : town;
}

/** "Nordrhein-Westfalen" → "Nordrhein", "Tel." → "Tel" */
function firstPart(word: string): string {
  return word.split(/[-.]/, 1)[0] ?? "";
}
